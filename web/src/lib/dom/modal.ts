import { closedByBack } from "./closing";

/** Show a dialog that was just added, and let the browser's Back close it, too. */
export function modal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  return closedByBack(() => dialog.close());
}
