// Shelving a hand card by one gesture: a standard assistant goes home, or is there already, and the card goes to a cell
// of the shelf. The page answers the usual questions one by one, each by the server's rules, so that another question
// stops it and is shown.
import type { ActionOption, Decision, Worth } from "../api/types";
import { previewOf } from "../session/foreseeing";
import type { TableSession } from "../session/session.svelte";
import { gainOf } from "../worth/worth";

const goesHome = (option: ActionOption): boolean => option.kind === "space" && option.home && !option.special;

const shelves = (option: ActionOption): boolean => option.kind === "choice" && option.choice === "shelve";

/** Return the option that leads to shelving a hand card: an assistant goes home, or shelving is the home action. */
const leading = ({ decision }: TableSession): ActionOption | undefined =>
  decision?.actions.find(decision.prompt.id === "prompt-home" ? shelves : goesHome);

/** Whether a hand card could be shelved now by a home action. */
export const mayShelve = (session: TableSession): boolean => leading(session) !== undefined;

/** Return the decision about the cell of a hand card as it will be at the home action; null without such a decision. */
export async function shelvingOf(session: TableSession, card: number | null): Promise<Decision | null> {
  const { decision } = session;
  const first = leading(session);
  if (!decision || !first) return null;
  const preview = await previewOf(session, first);
  const cells = preview?.decision?.shelving?.find((each) => each.card === card)?.cells;
  if (!cells) return null;
  const actions = cells.map((cell) => ({ ...cell, kind: "cell" as const, text: "" }));
  return { ...decision, kind: "cell", actions, focus_card: card, on_shelf: true };
}

/** Return by hand card the worth of the best cell for it at a home action; empty where that is no choice. */
export async function bestShelvings(session: TableSession): Promise<ReadonlyMap<number, Worth>> {
  const first = leading(session);
  const preview = first && (await previewOf(session, first));
  const found = preview?.decision?.shelving?.flatMap(({ card, cells }) => {
    const most = Math.max(...cells.map(({ worth }) => gainOf(worth)));
    const best = cells.find(({ worth }) => gainOf(worth) === most);
    return best ? [[card, best.worth] as const] : [];
  });
  return new Map(found);
}

/** Shelve a hand card in a cell, as far as nothing else is asked; one undo takes all of it back. */
export async function shelve(session: TableSession, card: number | null, cell: ActionOption): Promise<void> {
  const answers: [string, (option: ActionOption) => boolean][] = [
    ["prompt-place", goesHome],
    ["prompt-home", shelves],
    ["prompt-shelve-hand", (option) => option.kind === "card" && option.card === card],
    ["prompt-put", ({ action }) => action === cell.action && session.decision?.focus_card === card],
  ];
  let count = 0;
  session.held.landing = true;
  for (const [prompt, fits] of answers) {
    const { decision, shown } = session;
    const option = decision?.prompt.id === prompt ? decision.actions.find(fits) : undefined;
    if (!option) continue;
    await session.act(option);
    if (session.problem) break;
    if (session.shown?.number !== shown?.number) count += 1;
  }
  session.held.landing = false;
  session.gesture = { number: session.queue.newest?.number ?? 0, count };
}
