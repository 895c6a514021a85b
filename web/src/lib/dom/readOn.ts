import type { Attachment } from "svelte/attachments";

/** Keep up `data-more` on an element that scrolls: it is there while more can be read below.
 *
 * Only while something is out of sight, the keyboard reaches the element, to scroll it.
 */
export const readOn: Attachment<HTMLElement> = (element) => {
  const look = (): void => {
    const below = element.scrollHeight - element.clientHeight;
    const beside = element.scrollWidth - element.clientWidth;
    element.toggleAttribute("data-more", below - element.scrollTop > 3);
    if (Math.max(below, beside) > 3) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(look);
  const content = new MutationObserver(look);
  sizes.observe(element);
  content.observe(element, { childList: true, subtree: true, characterData: true });
  element.addEventListener("scroll", look, { passive: true });
  return () => {
    sizes.disconnect();
    content.disconnect();
    element.removeEventListener("scroll", look);
  };
};
