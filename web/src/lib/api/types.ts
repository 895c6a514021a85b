// The server's types, and types derived from them; `make types` generates `schema.ts` from its OpenAPI document.
// The client knows no rules: `Decision.actions` lists the possible actions.
import type * as Schema from "./schema";

export type * from "./schema";

/** The requests that people may make about a seat during a game. */
export type SeatWish =
  Schema.paths["/api/tables/{table_id}/seats/{seat}/{wish}"]["post"]["parameters"]["path"]["wish"];
export type NewTable = Partial<Schema.NewTable> & Pick<Schema.NewTable, "seats">;

/** A snapshot with its whole log; an answer has only the lines that are new to the browser. `logMark` names that log,
 * `logReader` whose log it is: only updates for the same reader complete it.
 */
export type FullSnapshot = Omit<Schema.Snapshot, "log"> & {
  log: Schema.LogLine[];
  logMark: string;
  logReader: string;
};
export type Phase = Schema.View["phase"];
/** A legal action, by its kind with the fields of that kind. */
export type ActionOption = Schema.Decision["actions"][number];
export type ActionKind = ActionOption["kind"];
/** The options of one or several kinds, such as `OptionOf<"cell">`. */
export type OptionOf<Kind extends ActionKind> = Extract<ActionOption, { kind: Kind }>;
/** Some fields of an option of any kind, for made-up data. */
export type PartialOption = { [Kind in ActionKind]: Partial<OptionOf<Kind>> }[ActionKind];

export type GivenCard = Omit<Schema.GivenCard, "face_down"> & { face_down?: boolean };
export type GivenSeat = Omit<Schema.GivenSeat, "shelf"> & { shelf?: (GivenCard | null)[][] };
export type Given = Omit<Schema.Given, "seats" | "mode" | "letters"> & {
  seats: GivenSeat[];
  mode?: string;
  letters?: string;
};
