import type { ReviewPoint } from "../api/types";

/** How long a seat was ahead: from the end of a round on, or until the end of a round. */
export interface Lead {
  kind: "since" | "until";
  round: number;
}

/** A chance of winning that is larger by less than this is no lead. */
const CLEAR = 0.1;

function isAhead({ wins }: ReviewPoint, seat: number): boolean {
  const others = wins.filter((_, each) => each !== seat);
  return wins[seat]! - Math.max(...others) >= CLEAR;
}

/** Return where a seat took the lead for good, or where it had it for the last time; null if it never had it. */
export function leadOf(points: readonly ReviewPoint[], seat: number): Lead | null {
  const ends = points.filter(({ round }, index) => round > 0 && round !== points[index + 1]?.round);
  const ahead = ends.map((point) => isAhead(point, seat));
  const last = ahead.lastIndexOf(true);
  if (last < 0) return null;
  if (last < ends.length - 1) return { kind: "until", round: ends[last]!.round };
  return { kind: "since", round: ends[ahead.lastIndexOf(false) + 1]!.round };
}
