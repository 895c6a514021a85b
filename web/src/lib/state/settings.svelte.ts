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
  /** Whether the preview of a placement shows its expected outcome. */
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

interface Settings extends Readonly<Stored> {
  /** Called after each change that the reader makes. */
  onchange?: (change: Partial<Stored>) => void;
  /** Change settings at the reader's request. */
  set(change: Partial<Stored>): void;
  /** Take over settings that the reader has chosen elsewhere. */
  take(change: Partial<Stored>): void;
}

/** The reader's settings. They last beyond this page if the browser allows storage. */
export const settings: Settings = $state({
  ...DEFAULTS,
  ...kept.get(),
  set(change) {
    settings.take(change);
    settings.onchange?.(change);
  },
  take(change) {
    Object.assign(settings, change);
    kept.set(settings); // as JSON, which has no functions
  },
});
