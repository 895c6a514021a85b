// Where a thing in the hand can go, and what each place is worth.
import type { ActionOption, Decision, Preview } from "../api/types";
import type { HeldThing } from "../session/held.svelte";
import { cardOf } from "../model/points";
import { previewOf } from "../session/foreseeing";
import type { TableSession } from "../session/session.svelte";
import { between } from "../worth/worth";
import { askedAbout, destination } from "./goals";
import { shelvingOf } from "./shelving";

/** Find out where the thing can go; if it must be chosen first, from the preview of choosing it. */
export async function lookAhead(session: TableSession, thing: HeldThing): Promise<void> {
  const { held } = session;
  held.next = thing.first ? null : askedAbout(thing, session.decision);
  if (!thing.first) return held.next ? undefined : lookHome(session, thing);
  const preview = await previewOf(session, thing.first);
  if (held.thing !== thing) return;
  if (!preview) return;
  held.next =
    landing(session, thing.first, preview) ??
    (preview.decision?.seat === session.decision?.seat ? preview.decision : null);
  const goal = destination(thing, preview.view);
  if (goal) document.querySelector(`[data-spot="${goal}"]`)?.setAttribute("data-goal", "");
}

/** Return the decision about the cell of a card that is shelved as soon as it is chosen, as the first card of a shelf is; null
 * if it isn't.
 */
function landing(
  { decision, shown, own }: TableSession,
  option: ActionOption,
  after: Preview,
): Decision | null {
  const card = cardOf(option);
  const cells = after.view.seats.find(({ seat }) => seat === own?.seat)?.shelf.rows.flat() ?? [];
  const cell = cells.find((each) => each && each.card === card);
  if (!decision || !cell || own?.shelf.cards) return null;
  const worth = shown?.running && after.running ? between(shown.running, after.running) : null;
  const { row, column } = cell;
  const chosen = { kind: "cell" as const, action: option.action, text: "", row, column, worth };
  return { ...decision, kind: "cell", actions: [chosen], focus_card: card, on_shelf: true };
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
  return (cell && held.choices?.cells.get(cell)) || null;
}
