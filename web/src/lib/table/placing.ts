// What a click on a space does: place the held assistant or the only possible one, or ask which.
import { t } from "../i18n";
import type { Piece, SpaceOptions } from "../model/choices";
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

/** Return why an assistant would gain nothing on a space, whichever goes there, as things stand. */
export function uselessOf({ standard, special }: SpaceOptions): string | null | undefined {
  return standard && special && !special.useless ? null : (standard ?? special)?.useless;
}

/** Return the number of the tile whose space the question is about, or null for one at home. */
export function askedTile({ held: { question } }: TableSession): number | null {
  const option = question?.options.standard ?? question?.options.special;
  return option?.tile ?? null;
}

/** Return the question of which assistant goes, with the space. */
export function whoGoes(session: TableSession): string {
  const tile = askedTile(session);
  return t("which-assistant", { place: tile ? catalog.tile(tile).name : t("home-spaces") });
}

/** Cancel the question and give the focus back to the space that was clicked. */
export function cancelQuestion({ held }: TableSession): void {
  const anchor = held.question?.anchor;
  held.question = null;
  if (anchor instanceof HTMLElement) anchor.focus();
}

/** Return the assistants between which a question which one goes chooses: a standard one and the special one. */
export function piecesOf(special: string | null): { piece: Piece; special: string | null; name: string }[] {
  const name = special ? catalog.assistant(special).name : t("piece-special");
  return [
    { piece: "standard", special: null, name: t("piece-standard") },
    { piece: "special", special, name },
  ];
}
