import type { ActionKind, ActionOption } from "../api/types";

/** Facts about a kind of action: where its options are chosen, and when they are listed. */
interface Facts {
  /** The kinds of spots that stand for its options; without any, they get buttons. */
  spots: readonly string[];
  /** The pane with those spots: the same for all options, or as the place or the card of each decides. */
  pane: "town" | "shelf" | "others" | "place" | "card" | null;
  /** Its position at the end of the list, if it ends the choice. */
  last: 0 | 1 | 2;
}

/** All kinds of actions. If one of the server's kinds is missing here, the code doesn't compile. */
export const KINDS = {
  space: { spots: ["space", "piece"], pane: "place", last: 0 },
  assistant: { spots: ["pawn"], pane: "place", last: 0 },
  card: { spots: ["card"], pane: "card", last: 0 },
  flip: { spots: ["card"], pane: null, last: 0 },
  cell: { spots: ["cell"], pane: null, last: 0 },
  slot: { spots: ["slot"], pane: "town", last: 0 },
  tile: { spots: ["tile"], pane: "town", last: 0 },
  seat: { spots: ["seat"], pane: "others", last: 0 },
  library: { spots: [], pane: "town", last: 0 },
  category: { spots: [], pane: "shelf", last: 0 },
  choice: { spots: [], pane: null, last: 0 },
  done: { spots: [], pane: null, last: 1 },
  ready: { spots: [], pane: null, last: 1 },
  cancel: { spots: [], pane: null, last: 2 },
} as const satisfies Record<ActionKind, Facts>;

/** The kinds that are not on the table. */
export type OffTable = {
  [Kind in ActionKind]: (typeof KINDS)[Kind]["spots"] extends readonly [] ? Kind : never;
}[ActionKind];

/** The kinds of action that choose a thing, by the kind of its spot. */
export function chosenBy(spot: string): ActionKind[] {
  const kinds = Object.entries(KINDS) as [ActionKind, Facts][];
  return kinds.flatMap(([kind, { spots }]) => (spots.includes(spot) ? [kind] : []));
}

/** Group options by kind, in the order in which kinds first appear, with those that end the choice at the end. */
export function byKind(options: readonly ActionOption[]): [ActionKind, ActionOption[]][] {
  const groups = new Map<ActionKind, ActionOption[]>();
  for (const option of options) groups.set(option.kind, [...(groups.get(option.kind) ?? []), option]);
  return [...groups].sort(([a], [b]) => KINDS[a].last - KINDS[b].last);
}
