import type { BotInfo, PresetInfo } from "../api/types";
import { stored } from "../dom/stored";
import type { ChosenOptions } from "../lobby/options";
import type { RulesDraft } from "./rules";
import { PERSONS, type SeatDraft } from "./seats";

/** The last submitted form for a new game. */
export interface Remembered {
  rules: RulesDraft;
  seats: SeatDraft[];
  options?: ChosenOptions;
}

const sent = stored<Remembered | null>("exlibris-new-game", null);

export const remember = sent.set;

/** Return the last submitted form if this server still offers all its choices. */
export function remembered(presets: readonly PresetInfo[], bots: readonly BotInfo[]): Remembered | null {
  try {
    const game = sent.get();
    return game && isOffered(game, presets, bots) ? game : null;
  } catch {
    return null;
  }
}

/** Tell whether a server with these rulebooks and computer players can open the game. */
export function isOffered(
  { rules, seats }: Remembered,
  presets: readonly PresetInfo[],
  bots: readonly BotInfo[],
): boolean {
  const preset = presets.find(({ key }) => key === rules.preset);
  const variants = new Set(preset?.variants.map(({ key }) => key));
  const players = new Set<string>([...PERSONS, ...bots.map(({ key }) => key)]);
  return (
    preset !== undefined &&
    rules.variants.every((key) => variants.has(key)) &&
    seats.length > 0 &&
    seats.every(({ occupant }) => players.has(occupant))
  );
}
