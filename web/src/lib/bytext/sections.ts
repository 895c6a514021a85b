// The whole table as text, in sections.
import type { View } from "../api/types";
import { t } from "../i18n";
import { assistantPart, ownFormLines, playerPart, resultParts } from "./players";
import { libraryPart, stateLines, tilePart, type Part, type Seen } from "./table";

export interface Section extends Part {
  /** Parts with headings of their own. */
  parts: Part[];
}

const plainSection = (title: string, lines: string[]): Section => ({ title, lines, parts: [] });

/** Return the players, the reader first; in a solo game the Public Library, too. */
export function playerParts(seen: Seen, view: View): Part[] {
  const seats = seen.own ? [seen.own, ...seen.others] : seen.others;
  return [...seats.map((seat) => playerPart(seen, seat, view)), ...libraryPart(view)];
}

/** Return the table in sections; those that would be empty are left out. */
export function sectionsOf(seen: Seen, view: View): Section[] {
  const since = (seen.shown?.since ?? []).map(({ text }) => text);
  const log = (seen.shown?.log ?? []).map(({ text }) => text);
  const power = seen.own && assistantPart(seen.own);
  const sections = [
    ...resultParts(seen).map(({ title, lines }) => plainSection(title, lines)),
    plainSection(t("since-title"), since),
    plainSection(t("bytext-state"), stateLines(seen, view)),
    { title: t("town"), lines: [], parts: view.tiles.map((tile) => tilePart(seen, tile)) },
    { title: t("bytext-players"), lines: [], parts: playerParts(seen, view) },
    ...(power ? [plainSection(power.title, power.lines)] : []),
    plainSection(t("form-so-far"), ownFormLines(seen)),
    plainSection(t("log"), log),
  ];
  return sections.filter(({ lines, parts }) => lines.length > 0 || parts.length > 0);
}
