import type { Jump } from "./timeline";

const JUMPS: Record<string, Jump> = {
  ArrowLeft: "back",
  ArrowRight: "forward",
  PageUp: "turn-back",
  PageDown: "turn-forward",
  "Shift+PageUp": "round-back",
  "Shift+PageDown": "round-forward",
  Home: "first",
  End: "last",
};

interface Press {
  key: string;
  shiftKey: boolean;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  defaultPrevented: boolean;
  target: EventTarget | null;
}

/** Elements that use these keys themselves. The slider is not one: it moves the game in the same way. */
const OWN_KEYS = "select, textarea, ol, dialog, input:not([type=range])";
const OWN_SPACE = "button, a, summary, label";

function isInside(target: EventTarget | null, selector: string): boolean {
  return target !== null && "closest" in target && (target as Element).closest(selector) !== null;
}

/** Return the command of a key in a replay, or null. */
export function jumpFor(press: Press): Jump | "toggle" | null {
  if (press.defaultPrevented || press.altKey || press.ctrlKey || press.metaKey) return null;
  if (isInside(press.target, OWN_KEYS)) return null;
  if (press.key === " ") return isInside(press.target, OWN_SPACE) ? null : "toggle";
  return JUMPS[(press.shiftKey ? "Shift+" : "") + press.key] ?? null;
}
