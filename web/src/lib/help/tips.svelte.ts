// The tips of a beginner's game: each is shown once, at the first decision that it helps with.
import { stored } from "../dom/stored";

/** What the tips depend on. */
export interface Moment {
  /** The id of the prompt. */
  prompt: string;
  round: number;
  /** The number of cards on the reader's shelf. */
  shelved: number;
  /** Whether the form counts flips without being asked to. */
  recounted: boolean;
}

interface Tip {
  key: string;
  /** The prompts at which it is shown; none for any prompt. */
  at: readonly string[];
  due?: (moment: Moment) => boolean;
}

const PLACE = ["prompt-place"];

/** In the order in which they are shown. */
const TIPS: readonly Tip[] = [
  { key: "totals", at: [], due: ({ recounted }) => recounted },
  { key: "round", at: PLACE },
  { key: "home", at: PLACE },
  { key: "worth", at: PLACE },
  { key: "end", at: PLACE, due: ({ round }) => round > 1 },
  { key: "prominent", at: PLACE, due: ({ shelved }) => shelved > 0 },
  { key: "banned", at: PLACE, due: ({ shelved }) => shelved > 1 },
  { key: "focus", at: PLACE, due: ({ shelved }) => shelved > 2 },
  { key: "variety", at: PLACE, due: ({ round }) => round > 2 },
  { key: "draw", at: ["prompt-home", "prompt-both-home"] },
  { key: "order", at: ["prompt-put"] },
  { key: "inspection", at: ["prompt-put"], due: ({ shelved }) => shelved > 0 },
  { key: "stability", at: ["prompt-put"], due: ({ shelved }) => shelved > 2 },
  { key: "take", at: ["prompt-take", "prompt-keep-from-deck"] },
  { key: "gained", at: ["prompt-shelve-gained", "prompt-shelve-hand"] },
  { key: "flip", at: ["prompt-flip"] },
];

const NO_MORE = "none";
const kept = stored<readonly string[]>("exlibris-tips", []);

/** The tips that this browser has shown. */
class Tips {
  #seen = $state.raw(kept.get());

  get isOn(): boolean {
    return !this.#seen.includes(NO_MORE);
  }

  /** Return the tip to show, or null. */
  at(moment: Moment): string | null {
    const isDue = ({ key, at, due }: Tip): boolean =>
      !this.#seen.includes(key) && (at.length === 0 || at.includes(moment.prompt)) && (due?.(moment) ?? true);
    return (this.isOn && TIPS.find(isDue)?.key) || null;
  }

  /** Never show a tip again. */
  note(key: string): void {
    this.#keep([...this.#seen, key]);
  }

  /** Show no more tips, or all of them again. */
  turn(on: boolean): void {
    this.#keep(on ? [] : [NO_MORE]);
  }

  #keep(seen: readonly string[]): void {
    kept.set((this.#seen = seen));
  }
}

export const tips = new Tips();
