export interface Holding {
  /** The seats that this browser plays. */
  yours: readonly number[];
  waitingFor: readonly number[];
  /** The seat whose player holds the device; null if unknown. */
  deviceSeat: number | null;
}

/** Return the seat to which the device must be passed before anything is shown, or null if no curtain is needed. */
export function passTo({ yours, waitingFor, deviceSeat }: Holding): number | null {
  if (yours.length < 2) return null;
  const wanted = yours.filter((seat) => waitingFor.includes(seat));
  if (deviceSeat !== null && (wanted.length === 0 || wanted.includes(deviceSeat))) return null;
  return wanted[0] ?? yours[0] ?? null;
}
