import { createRawSnippet } from "svelte";
import { expect, it, vi } from "vitest";
import { show, tableIn } from "../../dev/mounting";
import Dialog from "./Dialog.svelte";

it("a dialog is modal and named by its heading", () => {
  const modal = vi.spyOn(HTMLDialogElement.prototype, "showModal");
  const children = createRawSnippet(() => ({ render: () => "<p>words</p>" }));
  const page = show(Dialog, { title: "Keys", onclose: () => undefined, children }, tableIn("others").session);
  const dialog = page.querySelector("dialog")!;
  expect(modal).toHaveBeenCalledOnce();
  expect(page.querySelector(`#${dialog.getAttribute("aria-labelledby")}`)!.textContent).toBe("Keys");
});
