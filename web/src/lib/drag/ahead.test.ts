import { expect, it, vi } from "vitest";
import { tableIn } from "../../dev/mounting";
import type { Preview } from "../api/types";
import { forgetPreviews } from "../session/foreseeing";
import { lookAhead } from "./ahead";

it("lights the place of a first card, which is shelved as soon as it is chosen, with its points", async () => {
  forgetPreviews();
  const { api, session } = tableIn("cell");
  const { shown, own } = session;
  const running = shown!.running!;
  const shelf = { ...own!.shelf, cards: 0, rows: [] };
  const at = { row: 1, column: 1, card: 3, face_down: false, turned: null, entombed: null };
  const seats = (cards: (typeof at)[]) =>
    shown!.view!.seats.map((seat) =>
      seat.seat === own!.seat ? { ...seat, shelf: { ...shelf, cards: cards.length, rows: [cards] } } : seat,
    );
  const after = { ...running, b1: running.b1 + 3, b3: running.b3 - 1 };
  const preview = { view: { ...shown!.view!, seats: seats([at]) }, decision: null, running: after };
  Object.assign(api, { preview: vi.fn(() => Promise.resolve({ preview: preview as unknown as Preview })) });
  const first = { kind: "card" as const, action: 30, text: "", card: 3 };
  const decision = { ...shown!.decision!, kind: "card" as const, actions: [first], focus_card: null };
  session.queue.shown = { ...shown!, decision, view: { ...shown!.view!, seats: seats([]) } };
  const thing = { spot: "card:3", card: 3, piece: null, first };
  session.held.lift(thing);
  await lookAhead(session, thing);
  expect(session.held.next).toMatchObject({
    kind: "cell",
    focus_card: 3,
    actions: [{ row: 1, column: 1, action: 30 }],
  });
  expect(session.held.choices!.cells.get("1,1")).toMatchObject({ worth: { b1: 3, b3: -1, turned: [] } });
});
