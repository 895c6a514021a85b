// The heading above the libraries on offer before the first round.
import type { SeatView, View } from "../api/types";
import { t } from "../i18n";

/** The facts that the heading depends on. */
export interface Drafting {
  /** The seat drawn large, and the name of its player. */
  own: SeatView | undefined;
  name: string;
  pool: View["pool"];
  /** Whether the reader has no seat. */
  watching: boolean;
  /** Whether the reader is asked now, and whether for a library. */
  deciding: boolean;
  asked: boolean;
  /** Whether special assistants are chosen by cards instead of libraries. */
  cards: boolean;
}

/** Return the heading for the player of the seat drawn large, or for a spectator. */
export const draftHeading = (drafting: Drafting): string =>
  drafting.watching ? forWatcher(drafting) : forPlayer(drafting);

function forWatcher({ own, name, pool }: Drafting): string {
  if (own?.library) return t("draft-watched-chosen", { name });
  return pool.length > 0 ? t("draft-watched-pool") : t("draft-watched", { name });
}

function forPlayer({ own, pool, deciding, asked, cards }: Drafting): string {
  if (own?.library && asked) return t("draft-remove");
  if (own?.library) return cards ? t("draft-chosen-assistant") : t("draft-chosen");
  if (!deciding) return pool.length > 0 ? t("draft-pool") : t("draft-wait");
  return cards ? t("draft-offer-assistant") : t("draft-offer");
}
