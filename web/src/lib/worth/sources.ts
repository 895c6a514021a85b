// Which cards of the reader's shelf the points of a line come from.
import type { Sources } from "../api/types";
import { t } from "../i18n";
import { catalog } from "../state/catalog.svelte";
import type { ChangedLine } from "./worth";

/** Return the cards that a line counts, none without a line or without knowing. */
export function countedBy(line: ChangedLine | null, sources: Sources | undefined): number[] {
  if (!line || !sources) return [];
  if (line === "b1") return [...sources.rectangle, ...sources.covering];
  return { b2: sources.prominent, b3: sources.banned, b4: sources.rarest, b5: sources.focus }[line];
}

/** Return the sentence that says what a line counts; `name` is the line's. */
export function countedText(line: ChangedLine, name: string, sources: Sources): string {
  const cards = countedBy(line, sources);
  if (cards.length === 0) return t("line-counts-none", { line: name });
  const names = cards.map((card) => catalog.cardName(card)).join(", ");
  if (line !== "b4") return t("line-counts", { line: name, cards: names });
  const category = catalog.categoryName(sources.rarest_category);
  return t("line-counts-rarest", { line: name, category, cards: names });
}
