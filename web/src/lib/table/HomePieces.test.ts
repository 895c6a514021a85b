import { flushSync } from "svelte";
import { expect, it } from "vitest";
import { show, tableIn } from "../../dev/mounting";
import HomePieces from "./HomePieces.svelte";

const pieces = (page: Element) => [...page.querySelectorAll<HTMLButtonElement>(".piece")];

it("an assistant is picked up by a press, and put back by another", () => {
  const { session } = tableIn("space");
  const page = show(HomePieces, { seat: session.own!, name: "Library" }, session);
  const pressed = () => pieces(page).map((piece) => piece.getAttribute("aria-pressed"));
  expect(pieces(page).map((piece) => piece.dataset.spot)).toEqual([
    "piece:standard",
    "piece:standard",
    "piece:special",
  ]);
  pieces(page)[2]!.click();
  flushSync();
  expect(pressed()).toEqual(["false", "false", "true"]);
  expect(session.held.piece).toBe("special");
  pieces(page)[2]!.click();
  flushSync();
  expect(pressed()).toEqual(["false", "false", "false"]);
});

it("while none is placed, none is picked up", () => {
  const { session } = tableIn("cell");
  const page = show(HomePieces, { seat: session.own!, name: "Library" }, session);
  expect(pieces(page).every(({ disabled }) => disabled)).toBe(true);
});

it("a held assistant goes to a space at once; otherwise the reader is asked which", async () => {
  const { api, session } = tableIn("space");
  const page = show(HomePieces, { seat: session.own!, name: "Library" }, session);
  const space = () => page.querySelector<HTMLElement>("[data-spot^='space:home'] .legal")!;
  space().click();
  expect(Object.keys(session.held.question!.options)).toEqual(["standard", "special"]);
  session.held.question = null;
  session.held.toggle("special");
  flushSync();
  space().click();
  await Promise.resolve();
  expect(session.held.question).toBeNull();
  const home = session.decision!.actions.find(
    (option) => option.kind === "space" && option.home && option.special,
  );
  expect(api.act.mock.calls[0]?.[2 as never]).toBe(home!.action);
});
