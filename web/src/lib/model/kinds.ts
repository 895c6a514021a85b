import type { ActionKind, Option } from "../api/types";

/** Options by kind, in the order in which kinds first appear. */
export function byKind(options: readonly Option[]): [ActionKind, Option[]][] {
  const groups = new Map<ActionKind, Option[]>();
  for (const option of options) groups.set(option.kind, [...(groups.get(option.kind) ?? []), option]);
  return [...groups].sort(([a], [b]) => last(a) - last(b));
}

/** Ending a choice stands after everything else. */
const last = (kind: ActionKind): number =>
  kind === "cancel" ? 2 : kind === "done" || kind === "ready" ? 1 : 0;
