import { beforeEach, describe, expect, it, vi } from "vitest";
import { madeUpSnapshot } from "../../dev/snapshots";
import type { Api } from "../api/http";
import type { ActionOption, Decision, FullSnapshot } from "../api/types";
import { forgetPreviews } from "../session/foreseeing";
import { TableSession } from "../session/session.svelte";
import { bestShelvings, mayShelve, shelve, shelvingOf } from "./shelving";

const base = madeUpSnapshot("cell");
const [CARD, CELL] = [base.decision!.focus_card!, base.decision!.actions[2]!];
const home: ActionOption = {
  kind: "space",
  action: 2,
  text: "",
  space: "home.1",
  home: true,
  special: false,
};

/** Return a snapshot in which this is asked. */
function asking(number: number, prompt: string, actions: ActionOption[]): FullSnapshot {
  const decision: Decision = {
    ...base.decision!,
    kind: actions[0]!.kind,
    prompt: { id: prompt, args: {} },
    actions,
    focus_card: prompt === "prompt-put" ? CARD : null,
  };
  return { ...base, number, newest: number, decision, undo: { count: number - 1, why: "" } };
}

const placing = asking(1, "prompt-place", [home]);
const atHome = asking(2, "prompt-home", [{ kind: "choice", action: 20, text: "", choice: "shelve" }]);
const choosing = asking(3, "prompt-shelve-hand", [{ kind: "card", action: 30, text: "", card: CARD }]);
const putting = asking(4, "prompt-put", base.decision!.actions);
const done = { ...madeUpSnapshot("others"), number: 5, newest: 5, undo: { count: 4, why: "" as const } };

function rig(first: FullSnapshot, ...answers: FullSnapshot[]) {
  const cells = [{ action: CELL.action, row: 1, column: 3, worth: "worth" in CELL ? CELL.worth : null }];
  const decision = { ...atHome.decision, shelving: [{ card: CARD, cells }] };
  const left = [...answers];
  const next = () => vi.fn(() => Promise.resolve(left.shift()!));
  const preview = vi.fn(() => Promise.resolve({ preview: { decision } }));
  const api = { act: next(), undo: next(), preview, snapshot: next() };
  const session = new TableSession("gesture", api as unknown as Api, () => 0);
  session.queue.shown = first;
  return { api, session, left, actions: () => api.act.mock.calls.map((call) => (call as unknown[])[2]) };
}

beforeEach(forgetPreviews);

describe("where a hand card could be shelved", () => {
  it("is asked for once, as a decision about its cell", async () => {
    const { api, session } = rig(placing);
    expect(mayShelve(session)).toBe(true);
    const found = await shelvingOf(session, CARD);
    expect(found).toMatchObject({ kind: "cell", focus_card: CARD, on_shelf: true });
    expect(found!.actions).toMatchObject([{ kind: "cell", row: 1, column: 3, action: CELL.action }]);
    expect(await shelvingOf(session, CARD + 1)).toBeNull();
    expect(api.preview).toHaveBeenCalledOnce();
  });

  it("is asked for at the home action, too", async () => {
    const { api, session } = rig(atHome);
    expect(mayShelve(session)).toBe(true);
    expect(await shelvingOf(session, CARD)).toMatchObject({ kind: "cell", focus_card: CARD });
    expect(api.preview).toHaveBeenCalledWith(session.id, 0, 20, 2);
  });

  it("is nowhere if only the special assistant can go home, or another question is open", async () => {
    const special = asking(1, "prompt-place", [{ ...home, special: true }]);
    for (const shown of [special, choosing]) {
      const { api, session } = rig(shown);
      expect(mayShelve(session)).toBe(false);
      expect(await shelvingOf(session, CARD)).toBeNull();
      expect(api.preview).not.toHaveBeenCalled();
    }
  });
});

it("the best cell for each hand card is known at one request", async () => {
  const { api, session } = rig(placing);
  const worth = { b1: 0, b2: 0, b3: 0, b4: 0, b5: 0, prominent: 0, turned: [] };
  const cells = [
    { ...worth, b1: 2 },
    { ...worth, b1: 6, turned: [3] },
    { ...worth, b1: 5 },
  ].map((each, column) => ({ action: column, row: 1, column, worth: each }));
  const [sound, stamped] = [cells, [cells[1]]].map((offered, card) => ({ card, cells: offered }));
  const decision = { ...atHome.decision, shelving: [sound, stamped] };
  api.preview.mockResolvedValue({ preview: { decision } } as never);
  const found = await bestShelvings(session);
  expect([...found].map(([card, { b1 }]) => [card, b1])).toEqual([
    [0, 6],
    [1, 6],
  ]);
  expect((await bestShelvings(rig(choosing).session)).size).toBe(0);
});

describe("shelving by one gesture", () => {
  it("answers the usual questions, and one undo takes all of it back", async () => {
    const { session, api, left, actions } = rig(placing, atHome, choosing, putting, done);
    await shelve(session, CARD, CELL);
    expect(actions()).toEqual([2, 20, 30, CELL.action]);
    expect(session.shown?.number).toBe(5);
    left.push(...[6, 7, 8, 9].map((number) => ({ ...done, number, newest: number })));
    await session.undoLast();
    expect(api.undo).toHaveBeenCalledTimes(4);
    left.push({ ...done, number: 10, newest: 10 });
    await session.undoLast();
    expect(api.undo).toHaveBeenCalledTimes(5);
  });

  it("skips what is not asked, such as which card, if there is one", async () => {
    const { session, actions } = rig(placing, atHome, putting, done);
    await shelve(session, CARD, CELL);
    expect(actions()).toEqual([2, 20, CELL.action]);
  });

  it("stops at another question, and about another card", async () => {
    const other = asking(3, "prompt-discard", [{ kind: "card", action: 30, text: "", card: CARD }]);
    const stopped = rig(placing, atHome, other);
    await shelve(stopped.session, CARD, CELL);
    expect(stopped.actions()).toEqual([2, 20]);
    const another = rig(placing, { ...putting, decision: { ...putting.decision!, focus_card: CARD + 1 } });
    await shelve(another.session, CARD, CELL);
    expect(another.actions()).toEqual([2]);
  });

  it("begins at the home action", async () => {
    const { session, actions } = rig(atHome, choosing, putting, done);
    await shelve(session, CARD, CELL);
    expect(actions()).toEqual([20, 30, CELL.action]);
    expect(session.held.landing).toBe(false);
  });

  it("stops where the server refuses", async () => {
    const { session, api, actions } = rig(placing, atHome);
    api.act.mockRejectedValueOnce(new Error("refused"));
    await shelve(session, CARD, CELL);
    expect(actions()).toEqual([2]);
    expect(session.gesture.count).toBe(0);
  });
});
