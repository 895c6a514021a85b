/** Return the calendar day of a moment here, such as 2026-05-17. */
export function dayOf(moment: Date): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** Return the day before or after a day, at a distance in days. */
export function dayBeside(day: string, distance: number): string {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  return dayOf(new Date(year, month - 1, date + distance));
}
