// A title of the card that has just been shelved, which rises from its spine for a moment.
import { catalog } from "../state/catalog.svelte";
import "./rising.css";

const TITLE_MS = 1400;
/** The space beside it at the edges of the shelf, or of the screen. */
const MARGIN_PX = 6;

/** Show a title of a card above its spine; null if it has none. The caller removes the slip after the animation. */
export function rise(
  card: number,
  spine: DOMRect,
  layer: HTMLElement,
  delay: number,
): { slip: HTMLElement; animation: Animation } | null {
  const titled = catalog.card(card).books.filter(({ title }) => title);
  const title = titled[card % titled.length]?.title;
  if (!title) return null;
  const slip = document.createElement("div");
  slip.className = "rising";
  slip.lang = catalog.deck ?? "";
  slip.textContent = title;
  layer.append(slip);
  const middle = spine.left + (spine.width - slip.offsetWidth) / 2;
  const shelf = document.querySelector(".area-shelf")?.getBoundingClientRect();
  const [left, right] = [shelf?.left ?? 0, shelf?.right ?? innerWidth];
  const most = right - slip.offsetWidth - MARGIN_PX;
  slip.style.left = `${Math.max(left + MARGIN_PX, Math.min(middle, most))}px`;
  slip.style.top = `${Math.max(MARGIN_PX, spine.top - slip.offsetHeight)}px`;
  const hidden = { opacity: 0, transform: `translateY(${spine.height / 2}px)` };
  const read = { opacity: 1, transform: "none" };
  const frames = [hidden, { ...read, offset: 0.15 }, { ...read, offset: 0.85 }, hidden];
  return { slip, animation: slip.animate(frames, { duration: TITLE_MS, delay, fill: "backwards" }) };
}
