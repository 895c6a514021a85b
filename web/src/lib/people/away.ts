import type { SeatPresence, SeatInfo } from "../api/types";
import { t, texts } from "../i18n";

/** How long somebody has to be away before the others may let a computer play on; the server checks it, too. */
export const AWAY_MS = 60_000;

/** Return what to say of a person's presence: null for one who is here and for seats without a person. */
export function awayText(seat: SeatInfo | undefined, presence: readonly SeatPresence[]): string | null {
  const found = presence.find((each) => each.seat === seat?.seat);
  if (!found || found.here || seat?.yours || seat?.stand_in) return null;
  if (!found.since) return t("people-away");
  const time = new Date(found.since).toLocaleTimeString(texts.language, { timeStyle: "short" });
  return t("people-away-since", { time });
}

/** Whether somebody has been away for so long that a computer may play on. */
export function mayBeReplaced(seat: SeatInfo, presence: readonly SeatPresence[], now: number): boolean {
  const found = presence.find((each) => each.seat === seat.seat);
  return found !== undefined && !seat.yours && !seat.stand_in && isLongGone(found, now);
}

const isLongGone = ({ here, since }: SeatPresence, now: number): boolean =>
  !here && (!since || now - Date.parse(since) >= AWAY_MS);

/** Whether the host has been away for so long that anybody may begin who sits at the table. */
export const isHostGone = (presence: readonly SeatPresence[], now: number): boolean =>
  presence.some((each) => each.host && isLongGone(each, now));

/** Return who decides for the seat instead of its person, in words; null if nobody does. */
export function standInText(seat: SeatInfo | undefined): string | null {
  if (!seat?.stand_in) return null;
  return seat.resigned ? t("people-resigned") : t("people-computer");
}
