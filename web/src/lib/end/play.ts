import type { PostedPlay } from "../api/types";

const BG_STATS = "https://app.bgstatsapp.com/createPlay.html?data=";

/** Return a moment of this device's clock as BG Stats writes it, such as "2026-11-28 20:15:00". */
function dateText(at: Date): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join("-");
  return `${day} ${[at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(":")}`;
}

/** Return the link that opens BG Stats with a play, which ended just now if its end is not known. */
export function bgStatsLink({ play, ended }: PostedPlay): string {
  const playDate = dateText(ended ? new Date(ended) : new Date());
  return BG_STATS + encodeURIComponent(JSON.stringify({ ...play, playDate }));
}
