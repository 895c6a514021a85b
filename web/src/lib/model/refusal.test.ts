import { describe, expect, it } from "vitest";
import { madeUpSnapshot } from "../../dev/snapshots";
import { refusalOf, type Circumstances } from "./refusal";

function at(state: string, change: Partial<Circumstances> = {}): Circumstances {
  const { decision, view } = madeUpSnapshot(state);
  return {
    decision,
    view,
    waiting: ["Ahmed"],
    nameOf: (seat) => `seat ${seat}`,
    catchingUp: false,
    over: false,
    ...change,
  };
}

describe("why a click does nothing", () => {
  it("names the players whose turn it is", () => {
    expect(refusalOf("card:3", at("others"))).toEqual({
      id: "refused-not-your-turn",
      args: { names: "Ahmed" },
    });
  });

  it("asks to wait while others' moves are shown", () => {
    expect(refusalOf("card:3", at("others", { catchingUp: true }))?.id).toBe("refused-catching-up");
  });

  it("says what is asked for instead", () => {
    expect(refusalOf("card:3", at("space"))).toEqual({ id: "refused-instead", args: { kind: "space" } });
    expect(refusalOf("space:7.1", at("cell"))).toEqual({ id: "refused-instead", args: { kind: "cell" } });
  });

  it("distinguishes taken, closed and other spaces", () => {
    const now = at("space");
    const [tile] = now.view!.tiles;
    const closed = { ...tile!.spaces[1]!, open: false, marker: "4+" };
    const view = { ...now.view!, tiles: [{ ...tile!, spaces: [tile!.spaces[0]!, closed] }] };
    expect(refusalOf(`space:${tile!.spaces[0]!.space}`, { ...now, view })).toEqual({
      id: "refused-space-taken",
      args: { names: "seat 1" },
    });
    expect(refusalOf(`space:${closed.space}`, { ...now, view })).toEqual({
      id: "refused-space-closed",
      args: { marker: "4+" },
    });
    expect(refusalOf("space:home.3", { ...now, view })?.id).toBe("refused-space");
    const decision = { ...now.decision!, space_refusals: [{ space: "home.3", text: "No." }] };
    expect(refusalOf("space:home.3", { ...now, view, decision })).toEqual({
      id: "refused-space-why",
      args: { text: "No." },
    });
  });

  it("says whose assistants can be chosen, and where they are", () => {
    const own = at("assistant");
    const of = (change: object): Circumstances => ({
      ...own,
      decision: {
        ...own.decision!,
        actions: own.decision!.actions.map((action) => ({ ...action, ...change })),
      },
    });
    expect(refusalOf("pawn:0:@home.1", own)?.id).toBe("refused-assistant-others");
    expect(refusalOf("pawn:3:wizard@14.1", own)?.id).toBe("refused-assistant");
    expect(refusalOf("pawn:1:@7.1", of({ home: true }))?.id).toBe("refused-assistant-own");
    expect(refusalOf("pawn:0:@7.1", of({ home: true }))?.id).toBe("refused-assistant-home");
    const mixed = { ...own.decision!.actions[0]!, space: "7.1", special: false };
    const inTown = of({});
    inTown.view = {
      ...own.view!,
      tiles: own.view!.tiles.map((tile) => ({
        ...tile,
        spaces: tile.spaces.map((space) =>
          space.space === "7.1" ? { ...space, assistants: [{ seat: 0, special: null }] } : space,
        ),
      })),
    };
    inTown.decision!.actions = [...inTown.decision!.actions, mixed];
    expect(refusalOf("pawn:0:@home.1", inTown)?.id).toBe("refused-assistant-town");
  });

  it("gives the server's reason about a cell", () => {
    const now = at("cell");
    const decision = { ...now.decision!, refusals: [{ row: 1, column: 0, reason: "corner" as const }] };
    expect(refusalOf("cell:1,0", { ...now, decision })?.id).toBe("refused-cell-corner");
    expect(refusalOf("cell:1,9", { ...now, decision })?.id).toBe("refused-cell-apart");
  });

  it("distinguishes a card that can't be chosen from one that nobody asked for", () => {
    expect(refusalOf("card:3", at("hand"))?.id).toBe("refused-card");
    expect(refusalOf("pawn:1:@7.1", at("card"))).toEqual({ id: "refused-instead", args: { kind: "card" } });
  });

  it("says where the cards lie that may be chosen", () => {
    expect(refusalOf("card:3", at("card"))).toEqual({ id: "refused-card-place", args: { places: "tile" } });
    expect(refusalOf("card:80", at("hand"))).toEqual({ id: "refused-card-place", args: { places: "hand" } });
    const own = at("flip")
      .view!.seats[0]!.shelf.rows.flat()
      .find((cell) => cell !== null)!;
    expect(refusalOf(`card:${own.card}`, at("desk"))?.args).toEqual({ places: "desk" });
  });

  it("says by the prompt what is wrong about a card among others that may be chosen", () => {
    const now = at("hand");
    const asked = (id: string) => ({ ...now, decision: { ...now.decision!, prompt: { id, args: {} } } });
    expect(refusalOf("card:3", asked("prompt-shelve-gained"))?.id).toBe("refused-not-gained");
    expect(refusalOf("card:3", asked("prompt-goblin-hand-over"))?.id).toBe("refused-other-category");
    expect(refusalOf("card:3", asked("prompt-of-an-expansion"))?.id).toBe("refused-card");
  });

  it("has no reason for places, nor after the game", () => {
    expect(refusalOf("deck", at("card"))).toBeNull();
    expect(refusalOf("card:3", at("card", { over: true }))).toBeNull();
  });
});
