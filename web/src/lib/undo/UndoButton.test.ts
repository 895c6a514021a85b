import { expect, it } from "vitest";
import { press, show, tableIn } from "../../dev/mounting";
import { explainer } from "../target/explainer.svelte";
import UndoButton from "./UndoButton.svelte";

it("takes back by a click or by Control+Z, not while something is written", () => {
  const { api, session } = tableIn("cell");
  const button = show(UndoButton, {}, session).querySelector("button")!;
  expect(button.getAttribute("aria-disabled")).toBe("false");
  document.body.insertAdjacentHTML("beforeend", "<input>");
  const field = document.body.lastElementChild as HTMLElement;
  press("z", { ctrlKey: true }, field);
  field.remove();
  expect(api.undo).not.toHaveBeenCalled();
  expect(press("z", { ctrlKey: true }, document.body)).toBe(true);
  expect(api.undo).toHaveBeenCalledOnce();
});

it("says why nothing can be taken back", async () => {
  const { api, session } = tableIn("others");
  const button = show(UndoButton, {}, session).querySelector("button")!;
  expect(button.getAttribute("aria-label")).toContain("Another player has moved");
  button.click();
  await new Promise((done) => setTimeout(done));
  expect(explainer.shown?.subject).toMatchObject({ kind: "text" });
  explainer.hide();
  expect(api.undo).not.toHaveBeenCalled();
});
