import type { Phase, TileInfo, View } from "../api/types";
import { msg, t } from "../i18n";

const PHASES: Record<Phase, string> = {
  draft: msg("phase-draft"),
  placement: msg("phase-placement"),
  resolution: msg("phase-resolution"),
  inspection: msg("phase-inspection"),
  over: msg("phase-over"),
};

const TYPES: Record<TileInfo["type"], string> = {
  instant: msg("tile-instant"),
  delayed: msg("tile-delayed"),
};

const SHORT_NAMES: Record<string, string> = {
  corrupted: msg("short-corrupted"),
  fantastical: msg("short-fantastical"),
  historic: msg("short-historic"),
  monster: msg("short-monster"),
  reference: msg("short-reference"),
  spells: msg("short-spells"),
};

/** The server's key for the assistant of a library without a special one. */
const ORDINARY = "standard";

/** Return the key of a special assistant, or null for a standard one. */
export const specialKey = (key: string | null): string | null => (key === ORDINARY ? null : key);

export const phaseName = (phase: Phase): string => t(PHASES[phase]);
export const roundName = ({ round, solo }: View): string => {
  if (round === 0) return t("before-rounds");
  return solo ? t("round-of", { round, rounds: solo.rounds }) : t("round", { round });
};
/** Return the name of a category in one word, for small screens. */
export const shortName = (category: string): string => t(SHORT_NAMES[category]!);
export const typeName = (type: TileInfo["type"]): string => t(TYPES[type]);
