import type { Attachment } from "svelte/attachments";
import { keepFitting, shrink } from "./fitted";

/** What gives way to the whole text, as values of `data-without`: the notes on editions, then the summary, then the
 * spines of cards that can't be chosen.
 */
const GIVING_WAY = ["edition", "edition summary", "edition summary spines"];
/** The share of the whole text that is worth more than the summary in larger letters. */
const MOST = 0.7;

function endOfFirst(box: HTMLElement): number {
  return box.firstElementChild!.getBoundingClientRect().bottom - box.getBoundingClientRect().top;
}

/** Fit words into a box that doesn't scroll: in smaller letters, then without what may give way; if they have no room
 * even so, they end with a whole line, and a button shows the rest. `tell` is called with whether they are cut, and
 * whether there is a heading with room for the button. Attach it to the box.
 */
export const inWholeLines =
  (tell: (isCut: boolean, isHeaded: boolean) => void): Attachment<HTMLElement> =>
  (box) => {
    const overflows = (): boolean => box.scrollHeight > box.clientHeight + 2;
    const fitWithout = (without: string | undefined): boolean => {
      if (without === undefined) delete box.dataset["without"];
      else box.dataset["without"] = without;
      shrink(box, overflows);
      return !overflows();
    };
    const fit = (): void => {
      box.style.maxHeight = "";
      box.style.setProperty("--corner", "0px");
      delete box.dataset["without"];
      // Where only the summary is shown, it stays.
      const isLong = box.querySelector(".more")?.getClientRects().length;
      const isCut = ![undefined, ...GIVING_WAY.slice(0, isLong ? 3 : 1)].some(fitWithout);
      const head = box.parentElement!.querySelector(":scope:not(.many) > h3");
      const isHeaded = head !== null && head.getClientRects().length > 0;
      tell(isCut, isHeaded);
      if (isCut) end(isHeaded);
    };
    const end = (isHeaded: boolean): void => {
      const isMost = box.dataset["without"] !== GIVING_WAY[0] && box.clientHeight >= MOST * box.scrollHeight;
      if (!isMost) box.dataset["without"] = GIVING_WAY[0];
      const high = box.clientHeight;
      const room = (): number => {
        const line = parseFloat(getComputedStyle(box).lineHeight);
        return Math.ceil(Math.floor((high + 1) / line) * line);
      };
      box.style.setProperty("--corner", isHeaded ? "0px" : "3.2em");
      // Letters are smaller only as far as the first words, which a choice needs, have room.
      if (!isMost) shrink(box, () => endOfFirst(box) > room() + 2);
      box.style.maxHeight = `${room()}px`;
    };
    return keepFitting(box.parentElement!, fit); // what lies beside the words takes room from them
  };

/** Fit a list into the room that its style sheet gives it: the letters shrink; if it has to scroll even so, it ends with
 * a whole line. Attach it to the list.
 */
export const toLastLine: Attachment<HTMLElement> = (list) => {
  const overflows = (): boolean => list.scrollHeight > list.clientHeight;
  const fit = (): void => {
    list.style.maxHeight = "";
    shrink(list, overflows);
    if (!overflows()) return;
    const { top, bottom } = list.getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(list);
    const ends = [...words.getClientRects()].map((line) => line.bottom + list.scrollTop);
    list.style.maxHeight = `${Math.max(...ends.filter((end) => end <= bottom)) - top}px`;
  };
  return keepFitting(list.closest("section") ?? list, fit);
};
