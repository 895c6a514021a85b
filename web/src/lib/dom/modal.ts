import { closedByBack } from "./closing";

/** Show a dialog that has just come over the page, and let the browser's Back close it, too. */
export function modal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  return closedByBack(() => dialog.close());
}
