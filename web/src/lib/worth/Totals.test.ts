import { expect, it } from "vitest";
import { show, tableIn } from "../../dev/mounting";
import Totals from "./Totals.svelte";

it("shows a total once if the best flips leave it as it is", () => {
  const { session } = tableIn("others");
  const form = session.shown!.running!;
  const text = (best: number): string =>
    show(Totals, { form: { ...form, best: [best, best] } }, session).querySelector(".totals")!.textContent;
  expect(text(44)).toBe("40→44");
  expect(text(40)).toBe("40");
});
