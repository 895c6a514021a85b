/** The smallest size of letters. */
const LEAST_PX = 12;
const STEP_PX = 0.5;

/** Shrink the letters of a box until nothing is clipped, or they have the smallest size. */
export function shrink(box: HTMLElement, isCut: (size: number) => boolean): void {
  box.style.fontSize = "";
  let size = parseFloat(getComputedStyle(box).fontSize);
  while (size > LEAST_PX && isCut(size)) {
    size = Math.max(size - STEP_PX, LEAST_PX);
    box.style.fontSize = `${size}px`;
  }
}

/** Call `fit` whenever the size, the contents, or the fonts of a box change; return how to stop. */
export function keepFitting(box: HTMLElement, fit: () => void): () => void {
  const sizes = new ResizeObserver(fit);
  const texts = new MutationObserver(fit);
  sizes.observe(box);
  texts.observe(box, { childList: true, subtree: true, characterData: true });
  // A different text size leaves the box as it is.
  texts.observe(document.documentElement, { attributeFilter: ["style"] });
  void document.fonts.ready.then(fit);
  return () => {
    sizes.disconnect();
    texts.disconnect();
  };
}

/** Fit a text into a box of fixed size: the letters shrink until all of it fits. Attach it to the box, whose last child
 * is the text.
 */
export function fitted(box: HTMLElement): () => void {
  /** Whether lines are hidden, of the box or of a text with a limit of its own, beneath which tails of letters stick out. */
  function isCut(size: number): boolean {
    const text = box.lastElementChild;
    const hidden = text ? text.scrollHeight - text.clientHeight : 0;
    return (
      box.scrollHeight > box.clientHeight ||
      box.scrollWidth > box.clientWidth ||
      (hidden > size / 2 && text!.clientHeight > 0)
    );
  }
  return keepFitting(box, () => shrink(box, isCut));
}
