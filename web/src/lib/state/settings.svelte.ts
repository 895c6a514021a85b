import { stored } from "../dom/stored";
import type { Language } from "../i18n";
import type { HandOrder } from "../model/hand";

/** How long another player's move stays on the screen before the next move. */
export type Pace = "off" | "fast" | "normal" | "slow";

export const PAUSE_MS: Record<Pace, number> = { off: 0, fast: 350, normal: 800, slow: 1800 };

/** By day, by night, or as the system has it. */
export type Theme = "system" | "light" | "dark";

/** How large the text is, as a factor. */
export const TEXT_SIZES = [1, 1.15, 1.3] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export interface Stored {
  pace: Pace;
  handOrder: HandOrder;
  /** Cards in the order in which they were last arranged by hand. */
  ownOrder: readonly number[];
  name: string;
  /** Null: the browser's language. */
  language: Language | null;
  /** Whether cards and assistants are animated. */
  motion: boolean;
  /** Whether single keys work as shortcuts. */
  shortcuts: boolean;
  /** Whether to ask before an action that can't be taken back. */
  careful: boolean;
  theme: Theme;
  textSize: TextSize;
  sounds: boolean;
  /** Whether the system notifies the reader of their turn while the page is hidden. */
  notices: boolean;
  /** Whether the preview of a placement says what it leads to. */
  foresee: boolean;
  /** Whether tables are shown as text, for screen readers and Braille displays. */
  byText: boolean;
}

export const DEFAULTS: Stored = {
  pace: "normal",
  handOrder: "alphabet",
  ownOrder: [],
  name: "",
  language: null,
  motion: true,
  shortcuts: true,
  careful: false,
  theme: "system",
  textSize: 1,
  sounds: false,
  notices: false,
  foresee: false,
  byText: false,
};

const kept = stored<Partial<Stored>>("exlibris-settings", {});

/** The reader's settings. They last beyond this page if the browser allows storage. */
class Settings {
  #values = $state<Stored>({ ...DEFAULTS, ...kept.get() });

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

  get theme(): Theme {
    return this.#values.theme;
  }
  get textSize(): TextSize {
    return this.#values.textSize;
  }
  get sounds(): boolean {
    return this.#values.sounds;
  }
  get notices(): boolean {
    return this.#values.notices;
  }
  get foresee(): boolean {
    return this.#values.foresee;
  }
  get byText(): boolean {
    return this.#values.byText;
  }

  /** Called after each change that the reader makes. */
  onchange: ((change: Partial<Stored>) => void) | null = null;

  /** Change settings as the reader wants it. */
  set(change: Partial<Stored>): void {
    this.take(change);
    this.onchange?.(change);
  }

  /** Take over settings that the reader has chosen elsewhere. */
  take(change: Partial<Stored>): void {
    Object.assign(this.#values, change);
    kept.set(this.#values);
  }
}

export const settings = new Settings();
