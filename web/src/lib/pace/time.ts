// Spans of time in words and as on a clock.

const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
] as const;

/** Return seconds in the two largest units that count, such as "2 days 5 hours". */
export function timeInWords(
  seconds: number,
  language: string,
  unitDisplay: "long" | "narrow" = "long",
): string {
  const whole = Math.ceil(seconds);
  const first = UNITS.findIndex(([, size]) => whole >= size);
  const largest = first < 0 ? UNITS.length - 1 : first;
  const parts = UNITS.slice(largest, largest + 2).map(([unit, size], at): [string, number] => [
    unit,
    Math.floor((at === 0 ? whole : whole % UNITS[largest]![1]) / size),
  ]);
  return parts
    .filter(([, count], at) => at === 0 || count > 0)
    .map(([unit, count]) =>
      new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay }).format(count),
    )
    .join(" ");
}

const padded = (value: number): string => String(value).padStart(2, "0");

/** Return seconds as a clock shows them: "4:05", "1:04:05", and from a day on "2d 5h". */
export function clockFace(seconds: number, language: string): string {
  const whole = Math.ceil(seconds);
  if (whole >= 86_400) return timeInWords(whole, language, "narrow");
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const rest = padded(whole % 60);
  return hours > 0 ? `${hours}:${padded(minutes)}:${rest}` : `${minutes}:${rest}`;
}
