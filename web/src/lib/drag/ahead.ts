// Where a thing in the hand can go, and what each place is worth.
import type { Worth } from "../api/types";
import type { HeldThing } from "../session/held.svelte";
import { previewOf } from "../session/foreseeing";
import type { TableSession } from "../session/session.svelte";
import { askedAbout, destination } from "./goals";
import { shelvingOf } from "./shelving";

/** Find out where the thing can go; if it must be chosen first, from the preview of choosing it. */
export async function lookAhead(session: TableSession, thing: HeldThing): Promise<void> {
  const { held } = session;
  held.next = thing.first ? null : askedAbout(thing, session.decision);
  if (!thing.first) return held.next ? undefined : lookHome(session, thing);
  const preview = await previewOf(session, thing.first);
  if (held.thing !== thing) return;
  if (preview?.decision?.seat === session.decision?.seat) held.next = preview?.decision ?? null;
  const goal = destination(thing, preview?.view ?? null);
  if (goal) document.querySelector(`[data-spot="${goal}"]`)?.setAttribute("data-goal", "");
}

/** Find out where an assistant could shelve the card; what the decision offers can be chosen, too. */
async function lookHome(session: TableSession, thing: HeldThing): Promise<void> {
  const { held, decision } = session;
  const shelving = await shelvingOf(session, thing.card);
  if (held.thing !== thing || !shelving) return;
  held.next = { ...shelving, actions: [...shelving.actions, ...(decision?.actions ?? [])] };
}

/** Return the cell at an element where the held card can go. */
export function cellAt({ held }: TableSession, at: Element | null) {
  const cell = /^cell:(.*)$/.exec(at?.closest<HTMLElement>('[data-spot^="cell:"]')?.dataset.spot ?? "")?.[1];
  return cell === undefined ? undefined : held.choices?.cells.get(cell);
}

/** Return the change in the form if the held card goes to that element; null unless that is a legal cell. */
export const worthAt = (session: TableSession, at: Element | null): Worth | null =>
  cellAt(session, at)?.worth ?? null;
