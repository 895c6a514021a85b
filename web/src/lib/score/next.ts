import { tick } from "svelte";

/** Focus and highlight what comes after an entry that has ended: the next element marked with `data-next`. */
export async function focusNext(entry: Element): Promise<void> {
  await tick();
  const stops = [...document.querySelectorAll<HTMLElement>("[data-next]:not(:disabled)")];
  const next = stops.find((stop) => entry.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING);
  if (!next) return;
  next.dataset.next = "now";
  next.tabIndex = -1; // text takes the focus, too
  for (const end of ["blur", "click"])
    next.addEventListener(
      end,
      () => {
        next.dataset.next = "";
        next.removeAttribute("tabindex");
      },
      { once: true },
    );
  next.focus();
}
