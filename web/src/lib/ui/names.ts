import type { Phase, PlayerKind, TileFacts } from "../api/types";
import { msg, t } from "../i18n";

const PHASES: Record<Phase, string> = {
  draft: msg("phase-draft"),
  placement: msg("phase-placement"),
  resolution: msg("phase-resolution"),
  inspection: msg("phase-inspection"),
  over: msg("phase-over"),
};

const TYPES: Record<TileFacts["type"], string> = {
  instant: msg("tile-instant"),
  delayed: msg("tile-delayed"),
};

const PLAYERS: Record<PlayerKind, string> = {
  human: msg("player-human"),
  greedy: msg("player-greedy"),
  random: msg("player-random"),
};

export const phaseName = (phase: Phase): string => t(PHASES[phase]);
export const typeName = (type: TileFacts["type"]): string => t(TYPES[type]);
export const playerName = (player: PlayerKind): string => t(PLAYERS[player]);
