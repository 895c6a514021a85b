import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { madeUpCatalog } from "../../dev/catalog";
import { madeUpSnapshot } from "../../dev/snapshots";
import type { Api } from "../api/http";
import type { ActionOption, FullSnapshot } from "../api/types";
import { loadTexts } from "../i18n";
import { TableSession } from "../session/session.svelte";
import { catalog } from "../state/catalog.svelte";
import { Reader } from "./reader.svelte";

const before = madeUpSnapshot("space");
const options: ActionOption[] = [
  {
    action: 1,
    kind: "space",
    name: "place 14.1",
    text: "place an assistant at the Yard Sale",
    space: "14.1",
    home: false,
    special: false,
  },
  {
    action: 2,
    kind: "space",
    name: "place home",
    text: "place an assistant at home",
    space: "home.1",
    home: true,
    special: false,
  },
];
const refusal = { space: "3.1", text: "None of your assistants may stand there." };
const decision = {
  ...before.decision!,
  text: "Rita, place an assistant.",
  actions: options,
  space_refusals: [refusal],
};
const line = { ...before.log[0]!, n: 1001, text: "Eric draws a card." };

/** A table at which nothing has been said yet; `answer` is what the server sends after an action. */
function opened(answer: Partial<FullSnapshot> = {}) {
  const first = { ...before, number: 1, decision };
  const after = { ...first, number: 2, decision: null, ...answer };
  const act = vi.fn((..._: unknown[]) => Promise.resolve(after));
  const session = new TableSession("t", { act } as unknown as Api, () => 0);
  session.queue.shown = first;
  const leave = vi.fn();
  const reader = new Reader(session, leave);
  const said = (): string[] => reader.said.flatMap(({ lines }) => lines);
  const show = (change: Partial<FullSnapshot>): void => {
    session.queue.shown = { ...session.shown!, number: session.shown!.number + 1, ...change };
    reader.hear();
  };
  return { act, leave, reader, said, session, show };
}

describe("Reader", () => {
  beforeAll(() => loadTexts("bytext"));
  beforeEach(() => catalog.fill(madeUpCatalog(), "en"));

  it("says each line of the log once, then what is asked", () => {
    const { reader, said, show } = opened();
    reader.hear();
    expect(said()).toEqual([]);
    show({ log: [...before.log, line] });
    reader.hear();
    show({});
    expect(said()).toEqual(["Eric draws a card.", "Rita, place an assistant."]);
  });

  it("makes a move that is typed, and says it where the log does not", async () => {
    const { act, reader, said } = opened({ waiting_for: [1] });
    await reader.run("14.1");
    reader.hear();
    expect(act.mock.calls.map(([, seat, action]) => [seat, action])).toEqual([[decision.seat, 1]]);
    expect(said()).toEqual(["place an assistant at the Yard Sale", "Waiting for Eric."]);
  });

  it("carries out what is typed one after the other, and stops at what it can't", async () => {
    const { act, reader, said } = opened({ decision: { ...decision } });
    await Promise.all([reader.run("home; nonsense; home"), reader.run("14.1")]);
    expect(act.mock.calls.map(([, , action]) => action)).toEqual([2, 1]);
    expect(said().filter((text) => text.includes("nonsense"))).toHaveLength(1);
  });

  it("says why not, and what could be meant", async () => {
    const { act, reader, said } = opened();
    for (const typed of ["why not 14.1", "why not 3.1", "M3 please", "place 99.1"]) await reader.run(typed);
    expect(act).not.toHaveBeenCalled();
    expect(said()[0]).toBe("Possible now: place an assistant at the Yard Sale.");
    expect(said()[1]).toBe(refusal.text);
    expect(said().slice(2).join()).toContain("“M3 please” is not a command");
    await reader.run("why not 99.1");
    expect(said().at(-1)).toBe("That is not a possible move now. “moves” lists them.");
  });

  it("forgets what one player heard before another one looks", async () => {
    const { reader, said, show } = opened({ decision });
    await reader.run("hand");
    expect(said()[0]).toMatch(/^Your hand/);
    show({ you: 1, log: [...before.log, line] });
    expect(said()).toEqual([]);
    show({ log: [...before.log, line, { ...line, n: 1002, text: "Ahmed passes." }] });
    expect(said()[0]).toBe("Ahmed passes.");
  });

  it("says what went wrong once, and again when it goes wrong anew", () => {
    const { reader, said, session } = opened();
    for (const problem of ["Bang.", "Bang.", null, "Bang."]) {
      session.problem = problem;
      reader.hearProblem();
    }
    expect(said()).toEqual(["Bang.", "Bang."]);
  });

  it("shows the picture again when asked to", async () => {
    const { leave, reader } = opened();
    await reader.run("picture");
    expect(leave).toHaveBeenCalledOnce();
  });
});
