/** Keep the focus in a question that has just come: its first button gets it, and Tab goes round. */
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
