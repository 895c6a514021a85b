type Press = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey" | "defaultPrevented">;

/** Ctrl+Z, or Command+Z. */
export function isUndo({ key, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented }: Press): boolean {
  if (defaultPrevented || shiftKey || altKey || key.toLowerCase() !== "z") return false;
  return ctrlKey || metaKey;
}

/** Whether keys belong to a field or a dialog, and not to the table. */
export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input, textarea, select, dialog") !== null;
