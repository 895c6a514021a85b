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

/** Return an attachment for a group of controls. */
export function rove(): Attachment<HTMLElement> {
  return (group) => {
    let last: HTMLElement | null = null;

    const arrange = (): void => {
      const items = itemsOf(group);
      const stop = entrance(items, last);
      for (const item of items) item.tabIndex = item === stop ? 0 : -1;
    };
    const visit = (event: FocusEvent): void => {
      last = (event.target as Element).closest<HTMLElement>(ITEMS);
      arrange();
    };
    const press = (event: KeyboardEvent): void => {
      const from = (event.target as Element).closest<HTMLElement>(ITEMS);
      if (!from || event.ctrlKey || event.metaKey || event.altKey) return;
      // A key that is held down must not choose again and again.
      const to = next(from, group, event.key) ?? atEnd(group, event.key);
      if (!to) return;
      event.preventDefault();
      to.focus();
      to.scrollIntoView({ block: "nearest", inline: "nearest" });
    };

    const observer = new MutationObserver(arrange);
    observer.observe(group, { childList: true, subtree: true, attributeFilter: ["data-action"] });
    const stop = listenTo(group, { focusin: visit, keydown: press });
    group.dataset.rove = "";
    arrange();
    return () => {
      observer.disconnect();
      stop();
    };
  };
}
