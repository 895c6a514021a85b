/** Trap the focus in a new question: its first button gets the focus, and Tab cycles. */
export function trapped(element: HTMLElement): () => void {
  function round(event: KeyboardEvent): void {
    const all = [...element.querySelectorAll("button")];
    const at = all.indexOf(event.target as HTMLButtonElement);
    if (event.key !== "Tab" || at < 0) return;
    event.preventDefault();
    all.at((at + (event.shiftKey ? -1 : 1)) % all.length)?.focus();
  }
  element.querySelector("button")?.focus();
  element.addEventListener("keydown", round);
  return () => element.removeEventListener("keydown", round);
}
