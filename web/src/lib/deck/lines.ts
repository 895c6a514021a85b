// The text of a deck: a line for each card, with tabs between its letter, its categories and its titles.

export interface Book {
  /** The key of a category; "" if the text has something else. */
  category: string;
  title: string;
}

/** A card as typed in its line, valid or not; lines are numbered from 1. */
export interface CardLine {
  line: number;
  letter: string;
  books: Book[];
}

const QUOTED = /^"((?:[^"]|"")*)"$/;
const NAME = /^#\s*name\s*:\s*/i;

/** A cell that begins with a quote is quoted, as in spreadsheets. */
const quoted = (cell: string): string => (cell.startsWith('"') ? `"${cell.replaceAll('"', '""')}"` : cell);

const unquoted = (cell: string): string =>
  QUOTED.exec(cell.trim())?.[1]?.replaceAll('""', '"') ?? cell.trim();

export const split = (text: string): string[] => text.replace(/\r\n?/g, "\n").split("\n");

/** Return the lines that are cards. `keys`: the keys of the categories. */
export function cardsIn(text: string, keys: readonly string[]): CardLine[] {
  return split(text).flatMap((line, index) => {
    if (line.trim() === "" || line.trimStart().startsWith("#")) return [];
    const [card = "", categories = "", ...titles] = line.split("\t").map(unquoted);
    const words = categories.split(/[,;]/).map((word) => word.trim());
    const books = words.map((word, book) => ({
      category: keys.includes(word) ? word : "",
      title: titles[book] ?? "",
    }));
    return [{ line: index + 1, letter: card.charAt(0).toLocaleUpperCase(), books }];
  });
}

/** Return the line of a card; if no book has a title, it has no title columns. */
export function lineOf(letter: string, books: readonly Book[]): string {
  const titles = books.some(({ title }) => title.trim()) ? books.map(({ title }) => title.trim()) : [];
  return [letter, books.map(({ category }) => category).join(", "), ...titles.map(quoted)].join("\t");
}

export function nameIn(text: string): string {
  const line = split(text).find((one) => NAME.test(one));
  return line?.replace(NAME, "") ?? "";
}

export function withName(text: string, name: string): string {
  const others = split(text).filter((line) => !NAME.test(line));
  return [`# name: ${name}`, ...others].join("\n");
}

/** Return the text with a line replaced by others; an empty list removes it, and an index after the end appends. */
export function withLines(text: string, line: number, ...lines: string[]): string {
  const all = split(text);
  all.splice(line - 1, 1, ...lines);
  return all.join("\n");
}

interface RightCard {
  line: number;
  letter: string;
  categories: string[];
  titles: string[];
}

/** Return the text with categories as keys in all valid lines, however they were typed. */
export function withKeys(text: string, cards: readonly RightCard[]): string {
  const lines = split(text);
  for (const { line, letter, categories, titles } of cards) {
    lines[line - 1] = lineOf(
      letter,
      categories.map((category, book) => ({ category, title: titles[book] ?? "" })),
    );
  }
  return lines.join("\n");
}
