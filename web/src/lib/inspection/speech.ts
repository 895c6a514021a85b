import type { Sheet } from "../api/types";
import { t } from "../i18n";
import { catalog } from "../state/catalog.svelte";
import { signed } from "../i18n/numbers";
import type { Beat, Ranked } from "./beats";
import { sceneAt } from "./scene";

/** Return the name of a line, such as "Shelf stability". */
export function lineLabel(sheet: Sheet, line: string): string {
  const section = line.toUpperCase();
  return sheet.rows.find((each) => each.section === section)?.label ?? "";
}

/** Return the name of a line as on the form, such as "B1 Shelf stability". */
export const lineName = (sheet: Sheet, line: string): string =>
  `${line.toUpperCase()} ${lineLabel(sheet, line)}`.trim();

/** Return the sentence for screen readers at a moment: one for each shelf and line, at the end the places, else null.
 * The columns of a line are named in the order of the seats.
 */
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
  if (beat?.kind === "places") return beat.places.map((place) => placeSentence(place, names)).join(" ");
  return null;
}

function placeSentence({ rank, seat, points }: Ranked, names: (seat: number) => string): string {
  return t("inspector-place", { place: t("rank", { rank }), name: names(seat), points: signed(points) });
}
