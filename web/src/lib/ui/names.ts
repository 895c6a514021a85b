import type { Phase, TileInfo, View } from "../api/types";
import { t } from "../i18n";

/** The server's key for the assistant of a library without a special one. */
const ORDINARY = "standard";

/** Return the key of a special assistant, or null for a standard one. */
export const specialKey = (key: string | null): string | null => (key === ORDINARY ? null : key);

export const phaseName = (phase: Phase): string => t(`phase-${phase}`);
export const roundName = ({ round, solo }: View): string => {
  if (round === 0) return t("before-rounds");
  return solo ? t("round-of", { round, rounds: solo.rounds }) : t("round", { round });
};
/** Return the name of a category in one word, for small screens. */
export const shortName = (category: string): string => t(`short-${category}`);
export const typeName = (type: TileInfo["type"]): string => t(`tile-${type}`);
