import type { Sheet } from "../api/types";
import { t } from "../i18n";
import { catalog } from "../state/catalog.svelte";
import { signed } from "../i18n/numbers";
import type { Beat } from "./beats";
import { sceneAt } from "./scene";

/** Return the name of a line as the form has it, such as "B1 Shelf stability". */
export function lineName(sheet: Sheet, line: string): string {
  const section = line.toUpperCase();
  const row = sheet.rows.find((each) => each.section === section);
  return `${section} ${row?.label ?? ""}`.trim();
}

/** Return what a screen reader says when a moment has come: a sentence for each shelf, line and place, else null. */
export function sentenceAt(
  beats: readonly Beat[],
  index: number,
  sheet: Sheet,
  names: (seat: number) => string,
): string | null {
  const beat = beats[index];
  if (beat?.kind === "counted") {
    const cards = beat.turned.map((card) => catalog.cardName(card)).join(", ");
    return t("inspector-shelf", {
      name: names(beat.seat),
      count: beat.cards,
      turned: beat.turned.length,
      cards,
    });
  }
  if (beat?.kind === "line-over") {
    const { standings } = sceneAt(beats, index + 1);
    const entries = standings.map(({ seat, lines, sum }) =>
      t("inspector-entry", {
        name: names(seat),
        points: signed(lines.get(beat.line) ?? 0),
        sum: signed(sum),
      }),
    );
    return `${lineName(sheet, beat.line)}. ${entries.join(" ")}`;
  }
  if (beat?.kind === "place") {
    const place = t("rank", { rank: beat.rank });
    return t("inspector-place", { place, name: names(beat.seat), points: signed(beat.points) });
  }
  return null;
}
