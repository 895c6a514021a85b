// What a click on a space does: place the assistant that is picked up, or the only one that may go, or ask which.
import type { SpaceOptions } from "../model/choices";
import type { TableSession } from "../state/session.svelte";

/** Return the options that the assistant picked up has; all of them when none is, or when all are alike. */
export function narrowed(
  { held, own }: TableSession,
  options: SpaceOptions | undefined,
): SpaceOptions | undefined {
  if (!options || !held.piece || !own?.library) return options;
  const option = options[held.piece];
  return option && { [held.piece]: option };
}

/** Place an assistant; where both may go and differ, ask at that element which one. */
export function place(session: TableSession, options: SpaceOptions, asker: Element): void {
  const { standard, special } = options;
  if (standard && special && session.own?.library) {
    session.held.question = { options, asker };
    return;
  }
  const option = standard ?? special;
  if (option) void session.act(option);
}

/** Close the question without an answer; the focus goes back to where it came from. */
export function giveUp({ held }: TableSession): void {
  const asker = held.question?.asker;
  held.question = null;
  if (asker instanceof HTMLElement) asker.focus();
}
