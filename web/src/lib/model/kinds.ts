import type { ActionKind, ActionOption } from "../api/types";

/** Group options by kind, in the order in which kinds first appear, with those that end the choice at the end. */
export function byKind(options: readonly ActionOption[]): [ActionKind, ActionOption[]][] {
  const groups = new Map<ActionKind, ActionOption[]>();
  for (const option of options) groups.set(option.kind, [...(groups.get(option.kind) ?? []), option]);
  return [...groups].sort(([a], [b]) => last(a) - last(b));
}

/** Rank the kinds that end a choice after all others. */
const last = (kind: ActionKind): number =>
  kind === "cancel" ? 2 : kind === "done" || kind === "ready" ? 1 : 0;
