import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { press } from "../../dev/mounting";
import { firstChoice, focusFirstChoice, keepFocus, refuseRepeats, watchInput } from "./attention";

const TABLE = `
  <p data-resting tabindex="-1"></p>
  <button class="button" data-action="1" data-kind="done">done</button>
  <button class="button" data-action="2" data-kind="choice">draw</button>
  <button class="target" data-action="3" data-kind="card">card</button>
  <button id="other">other</button>`;

const at = (): string => document.activeElement!.textContent || document.activeElement!.tagName;
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;

describe("the focus", () => {
  let stop: () => void;

  beforeEach(() => {
    document.body.innerHTML = TABLE;
    vi.spyOn(HTMLElement.prototype, "getClientRects").mockReturnValue([{}] as never);
    stop = watchInput();
  });
  afterEach(() => {
    stop();
    document.body.innerHTML = "";
    vi.restoreAllMocks();
  });

  it("goes to the table first, and last to what ends the choice", () => {
    const choices = [...document.querySelectorAll<HTMLElement>("[data-action]")];
    expect(firstChoice(choices)?.textContent).toBe("card");
    expect(firstChoice(choices.slice(0, 2))?.textContent).toBe("draw");
    expect(firstChoice(choices.slice(0, 1))?.textContent).toBe("done");
  });

  it("goes to the first choice after a key, and nowhere after a click", async () => {
    document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    await focusFirstChoice();
    expect(at()).not.toBe("card");
    press("Enter");
    await focusFirstChoice();
    expect(at()).toBe("card");
  });

  it("stays where the reader has put it, unless they have just answered", async () => {
    find("#other").focus();
    press("Tab");
    await focusFirstChoice();
    expect(at()).toBe("other");
    press("Enter");
    find("[data-kind=choice]").click(); // as Enter does
    find("#other").focus();
    await focusFirstChoice();
    expect(at()).toBe("card");
  });

  it("rests on the prompt when its element is gone", async () => {
    press("Enter");
    find("#other").focus();
    await keepFocus();
    expect(at()).toBe("other");
    find("#other").remove();
    await keepFocus();
    expect(document.activeElement).toBe(find("[data-resting]"));
  });

  it("is left alone while a dialog is open", async () => {
    document.body.insertAdjacentHTML("beforeend", "<dialog open></dialog>");
    press("Enter");
    await focusFirstChoice();
    await keepFocus();
    expect(at()).not.toBe("card");
    expect(document.activeElement).not.toBe(find("[data-resting]"));
  });

  it("a key that is held down presses nothing", () => {
    refuseRepeats();
    expect(press("Enter", { repeat: true }, find("#other"))).toBe(true);
    expect(press("Enter", {}, find("#other"))).toBe(false);
    expect(press("ArrowDown", { repeat: true }, find("#other"))).toBe(false);
  });
});
