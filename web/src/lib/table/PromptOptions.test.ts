import { flushSync } from "svelte";
import { expect, it, vi } from "vitest";
import { show, tableIn } from "../../dev/mounting";
import { decision } from "../../dev/parts";
import PromptOptions from "./PromptOptions.svelte";

const names = (page: Element) =>
  [...page.querySelectorAll("button")].map((button) => button.textContent!.trim());

it("the options that lie nowhere on the table are buttons, and one press chooses", async () => {
  const { api, session } = tableIn("choice");
  const page = show(PromptOptions, { decision: session.decision, next: null }, session);
  expect(names(page)).toEqual(["draw a card", "shelve a card", "do neither"]);
  page.querySelector("button")!.click();
  await vi.waitFor(() => expect(api.act).toHaveBeenCalledOnce());
});

it("a category names the lines of the form for which it counts", () => {
  const { session } = tableIn("category");
  const page = show(PromptOptions, { decision: session.decision, next: null }, session);
  const { prominent, banned } = session.shown!.view!;
  const { focus } = session.own!;
  const coded = session.decision!.actions.map((option, at) => {
    const category = option.kind === "category" ? option.category : null;
    const codes = page.querySelectorAll("button b")[at]!.textContent!.trim();
    return [
      codes.includes("B2") === (category === prominent),
      codes.includes("B3") === (category === banned),
      codes.includes("B5") === (category === focus),
    ];
  });
  expect(coded).toEqual(coded.map(() => [true, true, true]));
});

it("the device is passed on by a button", () => {
  const { session } = tableIn("passing");
  const page = show(PromptOptions, { decision: null, next: 1 }, session);
  page.querySelector<HTMLElement>(".pass-on")!.click();
  expect(session.curtain.passedOn).toBe(true);
});

it("while the others' moves are shown, a button skips them", () => {
  const { session } = tableIn("others");
  vi.spyOn(session.queue, "catchingUp", "get").mockReturnValue(true);
  const skip = vi.spyOn(session.queue, "catchUp");
  const page = show(PromptOptions, { decision: null, next: null }, session);
  page.querySelector("button")!.click();
  flushSync();
  expect(skip).toHaveBeenCalledOnce();
});

it("directions of a shift are arrows on the shelf, not buttons", () => {
  const actions = [
    { choice: "beside", text: "shelve it as usual" },
    { choice: "left", text: "shift cards to the left" },
  ];
  const asked = decision("choice", "how is it shelved?", actions);
  const { session } = tableIn("choice", { decision: asked });
  const page = show(PromptOptions, { decision: asked, next: null }, session);
  expect(names(page)).toEqual(["shelve it as usual"]);
  expect(page.textContent).toContain("arrow");
});
