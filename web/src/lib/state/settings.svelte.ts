import type { Language } from "../i18n";
import type { HandOrder } from "../model/hand";

/** How long another player's move stays on the screen before the next is shown. */
export type Pace = "off" | "normal" | "slow";

export const PAUSE_MS: Record<Pace, number> = { off: 0, normal: 700, slow: 1800 };

interface Stored {
  pace: Pace;
  handOrder: HandOrder;
  name: string;
  /** Null: whatever the browser asks for. */
  language: Language | null;
}

const KEY = "exlibris-settings";
const DEFAULTS: Stored = { pace: "normal", handOrder: "alphabet", name: "", language: null };

function stored(): Stored {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>) };
  } catch {
    return DEFAULTS;
  }
}

/** This browser's own wishes; they outlast the page where the browser lets them. */
class Settings {
  #values = $state<Stored>(stored());

  get pace(): Pace {
    return this.#values.pace;
  }
  get handOrder(): HandOrder {
    return this.#values.handOrder;
  }
  get name(): string {
    return this.#values.name;
  }

  get language(): Language | null {
    return this.#values.language;
  }

  set(change: Partial<Stored>): void {
    Object.assign(this.#values, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#values));
    } catch {
      // A browser that stores nothing forgets the settings with the page.
    }
  }
}

export const settings = new Settings();
