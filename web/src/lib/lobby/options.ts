import type { TableOptions } from "../api/types";
import { msg } from "../i18n";

type Flag = { [K in keyof TableOptions]-?: TableOptions[K] extends boolean ? K : never }[keyof TableOptions];

/** An option of a table that is on or off. */
interface FlagTexts {
  key: Flag;
  /** What people read before they sit down. */
  note: string;
  /** The switch in the form for new games, and what it means when it is on; some options have another control. */
  control?: string;
  help?: string;
  /** Whether it makes sense only where seats are open. */
  guests?: boolean;
}

export const FLAGS: readonly FlagTexts[] = [
  {
    key: "approval",
    note: msg("approval-is"),
    control: msg("approval-choose"),
    help: msg("approval-help"),
    guests: true,
  },
  { key: "draw_seats", note: msg("seats-will") },
  { key: "hints", note: msg("hints-allow") },
];

/** Return the ids of the sentences about the options that are on. */
export const notesOf = (options: TableOptions): string[] =>
  FLAGS.filter(({ key }) => options[key]).map(({ note }) => note);
