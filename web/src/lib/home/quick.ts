import type { BotInfo, NewTable, PresetInfo } from "../api/types";
import { settings } from "../state/settings.svelte";
import { firstRules, rulesRequest } from "./rules";
import { firstSeats, toRequest, usualBot, withBot } from "./seats";

/** The variant for a first game. */
export const BEGINNER = "beginner";

/** Return a table for you and the usual computer players; for beginners one with two of the weakest level, who know what
 * earns points but often slip. */
export function quickTable(preset: PresetInfo, bots: readonly BotInfo[], beginner: boolean): NewTable {
  const easy = beginner ? bots.find(({ kind }) => kind === "level") : undefined;
  const seats = firstSeats(settings.name).slice(0, beginner ? 3 : 4);
  const rules = { ...firstRules(preset.key), variants: beginner ? [BEGINNER] : [] };
  return { seats: toRequest(withBot(seats, easy?.key ?? usualBot(bots))), ...rulesRequest(rules) };
}
