// What a click on a space does: place the held assistant or the only possible one, or ask which.
import { t } from "../i18n";
import type { SpaceOptions } from "../model/choices";
import type { TableSession } from "../session/session.svelte";
import { catalog } from "../state/catalog.svelte";

/** Return the options for the held assistant, or all of them if none is held or all assistants are alike. */
export function optionsForHeld(
  { held, own }: TableSession,
  options: SpaceOptions | undefined,
): SpaceOptions | undefined {
  if (!options || !held.piece || !own?.library) return options;
  const option = options[held.piece];
  return option && { [held.piece]: option };
}

/** Place an assistant. If both kinds can go and differ, ask which on the desk; `anchor` is the space. */
export function place(session: TableSession, options: SpaceOptions, anchor: Element): void {
  const { standard, special } = options;
  if (standard && special && session.own?.library) {
    session.held.question = { options, anchor };
    return;
  }
  const option = standard ?? special;
  if (option) void session.act(option);
}

/** Return the question which assistant goes to the clicked space; empty if none is asked. */
export function whoGoes({ held, shown }: TableSession): string {
  const { standard, special } = held.question?.options ?? {};
  const option = standard ?? special;
  if (!option) return "";
  const tile = shown?.view?.tiles.find(({ spaces }) => spaces.some(({ space }) => space === option.space));
  return t("which-assistant", { place: tile ? catalog.tile(tile.number).name : t("library") });
}

/** Cancel the question and give the focus back to the space that was clicked. */
export function cancelQuestion({ held }: TableSession): void {
  const anchor = held.question?.anchor;
  held.question = null;
  if (anchor instanceof HTMLElement) anchor.focus();
}
