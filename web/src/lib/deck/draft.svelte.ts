import { ApiError, api, ask, respond } from "../api/http";
import type { OwnDeckInfo } from "../api/types";
import { t } from "../i18n";
import { problemText } from "../state/problems";
import { lineOf, withKeys, withLines, type Book } from "./lines";
import { keep, keptText } from "./own";

const PAUSE_MS = 300;

/** The deck being typed, and the server's check of it. */
export class DeckDraft {
  text = $state(keptText());
  info = $state.raw<OwnDeckInfo | null>(null);
  problem = $state<string | null>(null);
  /** Whether it is typed as text; otherwise its valid lines name categories by their keys. */
  asText = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  /** Store the text, and have it checked when the typing pauses. */
  changed(): void {
    const text = this.text;
    const turn = ++this.#asked;
    keep(text, null);
    clearTimeout(this.#timer);
    if (text.trim()) this.#timer = setTimeout(() => void this.#ask(text, turn), PAUSE_MS);
    else this.info = this.problem = null;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  setCard(line: number, letter: string, books: readonly Book[]): void {
    this.text = withLines(this.text, line, lineOf(letter, books));
  }

  addCard(after: number, letter: string): void {
    const lines = this.text.split("\n");
    lines.splice(after, 0, letter);
    this.text = lines.join("\n");
  }

  removeCard(line: number): void {
    this.text = withLines(this.text, line);
  }

  /** Begin with the cards of an existing deck. */
  async beginWith(deck: string, categoryKeys: readonly string[]): Promise<void> {
    try {
      const { cards } = await api.catalog(deck, "first-en");
      const lines = cards.map(({ letter, books }) =>
        lineOf(
          letter,
          books.map(({ category, title }) => ({
            category: categoryKeys[category] ?? "",
            title: title ?? "",
          })),
        ),
      );
      this.text = [`# name: ${t("deck-my-name")}`, ...lines, ""].join("\n");
    } catch (error) {
      this.problem = problemText(error);
    }
  }

  /** Return the zip of the package. */
  async pack(): Promise<File | null> {
    try {
      const answer = await respond("post", "/api/deck/package", {}, { text: this.text });
      return new File([await answer.blob()], `${this.info?.key ?? "deck"}.zip`);
    } catch (error) {
      this.problem = problemText(error);
      return null;
    }
  }

  async #ask(text: string, turn: number): Promise<void> {
    try {
      const info = await ask("post", "/api/deck", {}, { text });
      if (turn !== this.#asked) return;
      this.info = info;
      this.problem = null;
      keep(text, info.problem_count === 0 ? info : null);
      if (!this.asText) this.text = withKeys(text, info.cards);
    } catch (error) {
      if (turn !== this.#asked) return;
      const offline = error instanceof ApiError && error.code === "offline";
      this.problem = offline ? t("deck-offline") : problemText(error);
    }
  }
}
