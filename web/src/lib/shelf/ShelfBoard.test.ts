import { flushSync } from "svelte";
import { expect, it, vi } from "vitest";
import { show, tableIn } from "../../dev/mounting";
import { decision } from "../../dev/parts";
import type { FullSnapshot, Sources } from "../api/types";
import { previews } from "../preview/previews.svelte";
import ShelfBoard from "./ShelfBoard.svelte";

async function board(change: Partial<FullSnapshot>) {
  const { api, session } = tableIn("cell", change);
  const { shelf } = session.own!;
  const element = show(ShelfBoard, { shelf, owner: "Rita", seat: 0 }, session);
  await vi.dynamicImportSettled();
  await vi.waitFor(() => expect(element.querySelector("[aria-busy]")).toBeNull());
  flushSync();
  return { api, session, element };
}

const WAYS = [
  { choice: "beside", text: "shelve it as usual" },
  { choice: "up", text: "shift cards up" },
  { choice: "right", text: "shift cards to the right" },
];

it("has an arrow with a name for each direction of a shift, which chooses it", async () => {
  const asked = decision("choice", "how does the Wizard shelve it?", WAYS, { on_shelf: true });
  const { api, element } = await board({ decision: asked });
  const arrows = [...element.querySelectorAll<HTMLButtonElement>(".arrow")];
  expect(arrows.map((arrow) => arrow.textContent?.trim())).toEqual([
    "shift cards up",
    "shift cards to the right",
  ]);
  arrows[1]!.click();
  await vi.waitFor(() => expect(api.act).toHaveBeenCalledOnce());
  expect(api.act.mock.calls[0]).toContain(2);
});

it("marks the whole group of a shift, which ends by its arrow, and draws where it lands", async () => {
  const shift = { direction: "right" as const, cards: [2, 4], by_ending: true };
  const asked = decision(
    "card",
    "pick cards to shift",
    [{ card: 6 }, { kind: "done", text: "shift these" }],
    { shift },
  );
  const { session, element } = await board({ decision: asked });
  expect(element.querySelectorAll(".chosen")).toHaveLength(2);
  expect(element.querySelector(".arrow")!.textContent?.trim()).toBe("shift these");
  expect(element.querySelectorAll(".ghost")).toHaveLength(0);
  const { view } = session.shown!;
  const next = { ...asked, kind: "cell" as const, shift: { ...shift, by_ending: false } };
  previews.shown = {
    option: asked.actions[1]!,
    preview: { view: view!, log: [], decision: next, running: null, ahead: null },
  };
  flushSync();
  expect(element.querySelectorAll(".ghost").length).toBeGreaterThan(0);
  previews.end();
});

it("has no arrow on a shelf that isn't the one that is asked about", async () => {
  const asked = decision("choice", "how does the Wizard shelve it?", WAYS, { on_shelf: true, seat: 1 });
  const { element } = await board({ decision: asked });
  expect(element.querySelector(".arrow")).toBeNull();
});

it("says what entombed cards add to line B1, and for which card", async () => {
  const { session } = tableIn("cell");
  const cards = session.own!.shelf.rows.flat().flatMap((cell) => cell?.card ?? []);
  const sources: Sources = {
    rectangle: cards.slice(0, 8),
    covering: cards.slice(8, 9),
    prominent: [],
    banned: [],
    rarest: [],
    rarest_category: "spells",
    focus: [],
  };
  const { element } = await board({ sources: [sources] });
  const tags = [...element.querySelectorAll(".size b")].map((tag) =>
    tag.textContent?.replace(/\s+/g, " ").trim(),
  );
  expect(tags).toEqual(["+2", "8 +2"]);
});
