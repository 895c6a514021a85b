import type { Attachment } from "svelte/attachments";

const LEAST_PX = 60;

/** Return an attachment that calls `turn` with +1 or -1 after a horizontal swipe. */
export function swipe(turn: (steps: number) => void): Attachment<HTMLElement> {
  return (element) => {
    let start: Touch | undefined;
    const begin = (event: TouchEvent): void => {
      const scroller = (event.target as Element).closest("[data-no-swipe]");
      start = scroller || event.touches.length > 1 ? undefined : event.touches[0];
    };
    const end = (event: TouchEvent): void => {
      const last = event.changedTouches[0];
      if (!start || !last) return;
      const [dx, dy] = [last.clientX - start.clientX, last.clientY - start.clientY];
      if (Math.abs(dx) > LEAST_PX && Math.abs(dx) > 2 * Math.abs(dy)) turn(dx < 0 ? 1 : -1);
    };
    element.addEventListener("touchstart", begin, { passive: true });
    element.addEventListener("touchend", end, { passive: true });
    return () => {
      element.removeEventListener("touchstart", begin);
      element.removeEventListener("touchend", end);
    };
  };
}
