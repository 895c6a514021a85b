import type { Attachment } from "svelte/attachments";

interface Hidden {
  element: HTMLElement;
  /** Whether more can be read below. */
  more: boolean;
  /** Whether anything is scrolled out of view. */
  scrolls: boolean;
}

const hiddenIn = (element: HTMLElement): Hidden => {
  const below = element.scrollHeight - element.clientHeight;
  const beside = element.scrollWidth - element.clientWidth;
  return { element, more: below - element.scrollTop > 3, scrolls: Math.max(below, beside) > 3 };
};

const mark = ({ element, more, scrolls }: Hidden): void => {
  element.toggleAttribute("data-more", more);
  if (scrolls) element.tabIndex = 0;
  else element.removeAttribute("tabindex");
};

// A single observer, which measures all elements before it marks any: marks in between would force another layout.
const sizes = new ResizeObserver((entries) => {
  entries.map(({ target }) => hiddenIn(target as HTMLElement)).forEach(mark);
});

/** Keep up `data-more` on an element that scrolls: it is there while more can be read below.
 *
 * Only while something is out of sight, the keyboard reaches the element, to scroll it.
 */
export const readOn: Attachment<HTMLElement> = (element) => {
  const look = (): void => {
    mark(hiddenIn(element));
  };
  const content = new MutationObserver(look);
  sizes.observe(element);
  content.observe(element, { childList: true, subtree: true, characterData: true });
  element.addEventListener("scroll", look, { passive: true });
  return () => {
    sizes.unobserve(element);
    content.disconnect();
    element.removeEventListener("scroll", look);
  };
};
