import type { Language } from "../i18n";
import type { HandOrder } from "../model/hand";

/** How long another player's move stays on the screen before the next is shown. */
export type Pace = "off" | "fast" | "normal" | "slow";

export const PAUSE_MS: Record<Pace, number> = { off: 0, fast: 350, normal: 800, slow: 1800 };

interface Stored {
  pace: Pace;
  handOrder: HandOrder;
  /** Cards as they were last laid out by hand. */
  ownOrder: readonly number[];
  name: string;
  /** Null: whatever the browser asks for. */
  language: Language | null;
  /** Whether cards and assistants are seen moving. */
  motion: boolean;
  /** Whether single keys are shortcuts. */
  shortcuts: boolean;
  /** Whether to be asked once more before what cannot be taken back. */
  careful: boolean;
}

const KEY = "exlibris-settings";
const DEFAULTS: Stored = {
  pace: "normal",
  handOrder: "alphabet",
  ownOrder: [],
  name: "",
  language: null,
  motion: true,
  shortcuts: true,
  careful: false,
};

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
  get ownOrder(): readonly number[] {
    return this.#values.ownOrder;
  }
  get name(): string {
    return this.#values.name;
  }

  get language(): Language | null {
    return this.#values.language;
  }
  get motion(): boolean {
    return this.#values.motion;
  }
  get shortcuts(): boolean {
    return this.#values.shortcuts;
  }
  get careful(): boolean {
    return this.#values.careful;
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
