import { api } from "../api/http";
import type {
  AssistantInfo,
  CardInfo,
  Catalog,
  CategoryInfo,
  PicturePart,
  TableOptions,
  TileInfo,
} from "../api/types";
import { t, texts } from "../i18n";

function byKey<T, K>(items: readonly T[], key: (item: T) => K): Map<K, T> {
  return new Map(items.map((item) => [key(item), item]));
}

function found<K, T>(map: Map<K, T>, key: K, what: string): T {
  const item = map.get(key);
  if (!item) throw new Error(`The catalog has no ${what} ${String(key)}`);
  return item;
}

/** Return the pictures that come with the catalog, by the key of their piece. */
function pictures(pieces: readonly (TileInfo | AssistantInfo)[]): Map<string, readonly PicturePart[]> {
  const drawn = pieces.filter(({ picture }) => picture.length > 0);
  return new Map(drawn.map(({ key, picture }) => [key, picture]));
}

/** The deck of the examples, for every rulebook. */
export const EXAMPLE_DECK = "en";

type CardsAndRules = Pick<TableOptions, "deck" | "preset">;

/** The facts about all components by one rulebook, with the cards of one deck. Load it before drawing a table. */
class LoadedCatalog {
  /** The deck whose cards are loaded; null before the first load. */
  deck = $state<string | null>(null);
  /** The rulebook (preset) by which tiles and assistants are described. */
  preset = $state<string | null>(null);
  categories = $state.raw<readonly CategoryInfo[]>([]);
  /** Whether special assistants are cards of their own instead of part of a library. */
  assistantCards = $state(false);
  #language: string | null = null;
  #cards = $state.raw(new Map<number, CardInfo>());
  #tiles = $state.raw(new Map<number, TileInfo>());
  #assistants = $state.raw(new Map<string, AssistantInfo>());
  #pictures = $state.raw(new Map<string, readonly PicturePart[]>());

  async load(chosen: CardsAndRules): Promise<void> {
    const language = texts.language;
    if (this.suits(chosen) && this.#language === language) return;
    const { deck, preset } = { ...chosen, deck: chosen.deck ?? EXAMPLE_DECK };
    this.fill(await api.catalog(deck, preset), deck, preset);
    this.#language = language;
  }

  /** Load the same facts again if the page's language has changed. */
  async translate(): Promise<void> {
    if (this.deck && this.preset) await this.load({ deck: this.deck, preset: this.preset });
  }

  /** Whether the loaded facts belong to this deck and preset. */
  suits({ deck, preset }: CardsAndRules): boolean {
    return this.deck === deck && this.preset === preset;
  }

  fill(data: Catalog, deck: string, preset = "first-en"): void {
    this.categories = data.categories;
    this.assistantCards = data.assistant_cards;
    this.#cards = byKey(data.cards, (card) => card.id);
    this.#tiles = byKey(data.tiles, (tile) => tile.number);
    this.#assistants = byKey(data.assistants, (assistant) => assistant.key);
    this.#pictures = pictures([...data.tiles, ...data.assistants]);
    this.deck = deck;
    this.preset = preset;
  }

  card(id: number): CardInfo {
    return found(this.#cards, id, "card");
  }

  tile(number: number): TileInfo {
    return found(this.#tiles, number, "tile");
  }

  assistant(key: string): AssistantInfo {
    return found(this.#assistants, key, "assistant");
  }

  /** Return the picture of an expansion's location or assistant; null for what the client has drawings of. */
  picture(key: string): readonly PicturePart[] | null {
    return this.#pictures.get(key) ?? null;
  }

  /** Return the name of the library with that assistant; where assistants are cards, all libraries share a name. */
  libraryName(key: string): string {
    const { name, library } = this.assistant(key);
    return this.assistantCards ? t("library-with", { name }) : library;
  }

  /** All cards of the deck. */
  get cards(): CardInfo[] {
    return [...this.#cards.values()];
  }

  /** All locations, in the order of the content. */
  get tiles(): TileInfo[] {
    return [...this.#tiles.values()];
  }

  /** All special assistants, in the order of the content. */
  get assistants(): AssistantInfo[] {
    return [...this.#assistants.values()];
  }

  get categoryKeys(): string[] {
    return this.categories.map(({ key }) => key);
  }

  categoryKey(index: number): string {
    return this.categories[index]?.key ?? "";
  }

  categoryName(key: string | null): string {
    return this.categories.find((category) => category.key === key)?.name ?? key ?? "";
  }

  /** Return a card's short name, such as "M3". */
  cardName(id: number): string {
    const { letter, number } = this.card(id);
    return `${letter}${number}`;
  }

  /** Return a card's label for screen readers. */
  cardLabel(id: number): string {
    const names = this.card(id).books.map((book) => this.categories[book.category]?.name ?? "");
    return `${t("label", { label: this.cardName(id) })} ${names.join(", ")}`;
  }
}

export const catalog = new LoadedCatalog();
