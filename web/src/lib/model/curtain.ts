export interface Holding {
  /** Seats that this browser plays. */
  yours: readonly number[];
  waitingFor: readonly number[];
  /** Who has the device in hand; nobody yet when null. */
  holder: number | null;
}

/** Whom the device must be passed to before anything is shown; null when no curtain is needed. */
export function passTo({ yours, waitingFor, holder }: Holding): number | null {
  if (yours.length < 2) return null;
  const wanted = yours.filter((seat) => waitingFor.includes(seat));
  if (holder !== null && (wanted.length === 0 || wanted.includes(holder))) return null;
  return wanted[0] ?? yours[0] ?? null;
}
