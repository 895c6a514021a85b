import { api } from "../api/http";
import type { PresetInfo } from "../api/types";
import { texts } from "../i18n";
import { presetOf } from "../lobby/presets";
import { catalog } from "../state/catalog.svelte";
import { problemText } from "../state/problems";
import type { ScoreSheet } from "./score.svelte";

/** The rulebooks for a sheet, and the catalog by its own. Make it while a component is initialized. */
export class Rulebooks {
  presets = $state.raw<PresetInfo[]>([]);

  constructor(private readonly sheet: ScoreSheet) {
    $effect(() => void this.#load());
    // The cards and their books come from the rulebook's deck.
    $effect(() => {
      const { ruleset } = sheet.draft;
      if (this.presets.length === 0) return;
      void catalog
        .load({ deck: this.#chosen?.deck ?? "en", preset: ruleset })
        .catch((error: unknown) => (sheet.problem = problemText(error)));
    });
  }

  get #chosen(): PresetInfo | undefined {
    return this.presets.find(({ key }) => key === this.sheet.draft.ruleset);
  }

  /** The letters of the cards in the box. */
  get letters(): string[] {
    const { letters, deck } = this.sheet;
    return letters ? [...letters] : (deck?.letters ?? this.#chosen?.letters ?? []);
  }

  async #load(): Promise<void> {
    const { sheet } = this;
    const { language } = texts;
    try {
      this.presets = await api.presets();
      const own = presetOf(this.presets, language);
      if (own && sheet.letters === null && sheet.isFresh) sheet.draft.ruleset = own.key;
    } catch (error) {
      sheet.problem = problemText(error);
    }
  }
}
