type Press = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey" | "defaultPrevented">;

/** Whether the keys are Ctrl+Z or Command+Z. */
export function isUndo({ key, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented }: Press): boolean {
  if (defaultPrevented || shiftKey || altKey || key.toLowerCase() !== "z") return false;
  return ctrlKey || metaKey;
}

/** Whether the focus is in a field or a dialog, which then gets the keys. */
export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input, textarea, select, dialog") !== null;
