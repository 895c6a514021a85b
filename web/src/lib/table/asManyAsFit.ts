import type { Attachment } from "svelte/attachments";
import { keepFitting } from "../dom/fitted";

const widthOf = (elements: readonly Element[], gap: number): number =>
  elements.reduce((sum, each) => sum + each.getBoundingClientRect().width + gap, 0);

const gapOf = (element: Element): number => parseFloat(getComputedStyle(element).columnGap) || 0;

/** Return the line of facts beside the known cards, which depends on the screen. */
function lineBeside(known: Element, lines: NodeListOf<Element>): Element | undefined {
  const { top, bottom } = known.getBoundingClientRect();
  return [...lines].find((line) => {
    const box = line.getBoundingClientRect();
    return box.top < bottom && box.bottom > top;
  });
}

function fit(seat: HTMLElement): void {
  const known = seat.querySelector(":scope > .known");
  const more = known?.querySelector<HTMLElement>(".more");
  if (!known || !more) return;
  const cards = [...known.querySelectorAll<HTMLElement>("b:not(.more)")];
  more.dataset["more"] = `+${cards.length}`;
  for (const each of [...cards, more]) each.style.display = "";
  const line = lineBeside(known, seat.querySelectorAll(":scope > :is(.facts, .counts)"));
  const used = line
    ? widthOf(
        [...line.children].filter(({ className }) => className !== "unseen"),
        gapOf(line),
      )
    : 0;
  const room = known.getBoundingClientRect().right - (line ?? seat).getBoundingClientRect().left - used;
  const gap = gapOf(known);
  const fits = (count: number): boolean =>
    widthOf(count < cards.length ? [...cards.slice(0, count), more] : cards, gap) <= room;
  let count = cards.length;
  while (count > 1 && !fits(count)) count--;
  cards.slice(count).forEach((each) => (each.style.display = "none"));
  more.dataset["more"] = `+${cards.length - count}`;
  if (count === cards.length) more.style.display = "none";
}

/** Show as many of the cards known in a rival's hand as the line beside them leaves room for, but at least one, and the
 * number of the others. Attach it to the rival's area.
 */
export const asManyAsFit: Attachment<HTMLElement> = (seat) => keepFitting(seat, () => fit(seat));
