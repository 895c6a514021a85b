/** The position in a replay that the address gives: ply, viewer, and seat drawn large with all cards open. */
export interface Address {
  at: number | null;
  eyes: string | null;
  front: number | null;
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

export function readAddress(search: string): Address {
  const query = new URLSearchParams(search);
  return {
    at: wholeNumber(query.get("at")),
    eyes: query.get("eyes"),
    front: wholeNumber(query.get("front")),
  };
}

/** Tell whether an address asks for the review, too. */
export const asksForReview = (search: string): boolean => new URLSearchParams(search).has("review");

/** Return the query of an address, with its question mark. */
export function writeAddress({ at, eyes, front }: Address): string {
  const query = new URLSearchParams();
  if (at !== null) query.set("at", String(at));
  if (eyes !== null) query.set("eyes", eyes);
  if (eyes === "all" && front) query.set("front", String(front));
  return `?${query.toString()}`;
}

/** Return the table in a path such as "/replay/abc", or null in a path for record files. */
export function tableIn(path: string): string | null {
  const id = /^\/replay\/([^/]+)/.exec(path)?.[1];
  return id ? decodeURIComponent(id) : null;
}
