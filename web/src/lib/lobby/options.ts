// The options of a table that are not rules. A new switch needs only its line in `FLAGS`.
import type { TableOptions } from "../api/types";
import { msg } from "../i18n";

/** The choices of the form for new games; missing ones have their defaults. */
export type ChosenOptions = Partial<Omit<TableOptions, "preset" | "variants" | "level" | "deck">>;

/** An option that is on or off. */
type Flag = { [K in keyof TableOptions]-?: TableOptions[K] extends boolean ? K : never }[keyof TableOptions];

/** Its texts. */
interface FlagTexts {
  key: Flag;
  /** The text that people read before they sit down. */
  note: string;
  /** The switch in the form; some options have another control there. */
  control?: string;
  /** Its meaning, shown when the switch is on. */
  help?: string;
  /** Whether it makes sense only where guests may sit down. */
  forGuests?: boolean;
  /** Whether it makes sense only where people have clocks. */
  forPace?: boolean;
}

export const FLAGS: readonly FlagTexts[] = [
  {
    key: "approval",
    note: msg("approval-is"),
    control: msg("approval-choose"),
    help: msg("approval-help"),
    forGuests: true,
  },
  {
    key: "loses_on_time",
    note: msg("time-is"),
    control: msg("time-choose"),
    help: msg("time-help"),
    forPace: true,
  },
  { key: "draw_seats", note: msg("seats-will") },
  { key: "hints", note: msg("hints-allow"), forGuests: true },
];

/** Return the ids of the sentences about the options that are on. */
export const notesOf = (options: TableOptions): string[] =>
  FLAGS.filter(({ key }) => options[key]).map(({ note }) => note);

/** Whether an option makes sense at a table with these others. */
export const fits = ({ forGuests, forPace }: FlagTexts, guests: boolean, { pace }: ChosenOptions): boolean =>
  (guests || !forGuests) && (!forPace || Boolean(pace));

/** Return the options to request from the server; solo has none, and some are only for tables with guests or clocks. */
export function optionsRequest(options: ChosenOptions, solo: boolean, guests: boolean): ChosenOptions {
  if (solo) return {};
  const left = FLAGS.filter((flag) => !fits(flag, guests, options)).map(({ key }) => [key, false]);
  return { ...options, ...(guests ? {} : { listed: false }), ...Object.fromEntries(left) };
}
