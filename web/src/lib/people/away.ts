import type { SeatPresence, SeatInfo } from "../api/types";
import { t, texts } from "../i18n";

/** How long a player must be away before the others may let a computer take over; the server checks it too. */
export const AWAY_MS = 60_000;

/** Return the message about a person's absence; null if they are here, and for seats without a person. */
export function awayText(seat: SeatInfo | undefined, presence: readonly SeatPresence[]): string | null {
  const found = presence.find((each) => each.seat === seat?.seat);
  if (!found || found.here || seat?.yours || seat?.stand_in) return null;
  if (!found.since) return t("people-away");
  const time = new Date(found.since).toLocaleTimeString(texts.language, { timeStyle: "short" });
  return t("people-away-since", { time });
}

/** Whether a player has been away long enough for a computer to take over. */
export function mayBeReplaced(seat: SeatInfo, presence: readonly SeatPresence[], now: number): boolean {
  const found = presence.find((each) => each.seat === seat.seat);
  return found !== undefined && !seat.yours && !seat.stand_in && isLongGone(found, now);
}

const isLongGone = ({ here, since }: SeatPresence, now: number): boolean =>
  !here && (!since || now - Date.parse(since) >= AWAY_MS);

/** Whether the host has been away long enough for any seated player to start the game. */
export const isHostGone = (presence: readonly SeatPresence[], now: number): boolean =>
  presence.some((each) => each.host && isLongGone(each, now));

/** Return in words who decides for the seat instead of its person; null for no one. */
export function standInText(seat: SeatInfo | undefined): string | null {
  if (!seat?.stand_in) return null;
  return seat.resigned ? t("people-resigned") : t("people-computer");
}
