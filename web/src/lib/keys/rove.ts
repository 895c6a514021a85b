// Roving tabindex: a group is one Tab stop, and the arrow keys move within it.
import type { Attachment } from "svelte/attachments";
import { isVisible } from "../dom/attention";
import { listenTo } from "../dom/listeners";
import { DIRECTIONS, nearest } from "./nearest";

const ITEMS = "button.target, button.stool, button.piece, button.button";

function itemsOf(group: ParentNode): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(ITEMS)].filter(
    (item) => !(item as HTMLButtonElement).disabled,
  );
}

/** Return the group's Tab stop: the last visited item if it or none can be chosen, else the first that can. */
function entrance(items: readonly HTMLElement[], last: HTMLElement | null): HTMLElement | undefined {
  const choices = items.filter((item) => item.hasAttribute("data-action"));
  const known = last && items.includes(last) ? last : undefined;
  if (
    known &&
    (choices.length === 0 || known.hasAttribute("data-action") || known === document.activeElement)
  ) {
    return known;
  }
  return choices[0] ?? items[0];
}

/** Return the next item in a direction, in the same group or else in any other. */
function next(from: HTMLElement, group: HTMLElement, key: string): HTMLElement | undefined {
  const direction = DIRECTIONS[key];
  if (!direction) return undefined;
  const box = from.getBoundingClientRect();
  const find = (items: HTMLElement[]): HTMLElement | undefined =>
    items[
      nearest(
        box,
        items.map((item) => item.getBoundingClientRect()),
        direction,
      )
    ];
  const inside = itemsOf(group).filter((item) => item !== from && isVisible(item));
  return find(inside) ?? find(itemsOf(document).filter((item) => !group.contains(item) && isVisible(item)));
}

function atEnd(group: HTMLElement, key: string): HTMLElement | undefined {
  const items = itemsOf(group).filter(isVisible);
  return key === "Home" ? items[0] : key === "End" ? items.at(-1) : undefined;
}

interface Roving {
  /** The items of the group, in order. */
  items: () => HTMLElement[];
  /** Return the item around an element. */
  around: (element: Element) => HTMLElement | null;
  /** Return the group's Tab stop; `last` is the item visited last. */
  entrance: (items: readonly HTMLElement[], last: HTMLElement | null) => HTMLElement | undefined;
  /** Return the item that a key moves to. */
  next: (from: HTMLElement, key: string) => HTMLElement | undefined;
}

/** Make a group one Tab stop within which keys move. Returns the function that stops it. */
export function roving(group: HTMLElement, { items, around, entrance, next }: Roving): () => void {
  let last: HTMLElement | null = null;

  const arrange = (): void => {
    const all = items();
    const stop = entrance(all, last);
    for (const item of all) item.tabIndex = item === stop ? 0 : -1;
  };
  const visit = (event: FocusEvent): void => {
    last = around(event.target as Element) ?? last;
    arrange();
  };
  const press = (event: KeyboardEvent): void => {
    const from = around(event.target as Element);
    if (!from || event.ctrlKey || event.metaKey || event.altKey) return;
    const to = next(from, event.key);
    if (!to) return;
    event.preventDefault();
    to.focus();
    to.scrollIntoView({ block: "nearest", inline: "nearest" });
  };

  const observer = new MutationObserver(arrange);
  observer.observe(group, { childList: true, subtree: true, attributeFilter: ["data-action"] });
  const stop = listenTo(group, { focusin: visit, keydown: press });
  arrange();
  return () => {
    observer.disconnect();
    stop();
  };
}

/** Return an attachment for a group of controls. */
export const rove = (): Attachment<HTMLElement> => (group) => {
  group.dataset.rove = "";
  return roving(group, {
    items: () => itemsOf(group),
    around: (element) => element.closest<HTMLElement>(ITEMS),
    entrance,
    next: (from, key) => next(from, group, key) ?? atEnd(group, key),
  });
};
