/** The part of the address after `#`: `?group=table#state=cell`. The page need not reload when it changes. */
export const wanted = (name: string): string | null => new URLSearchParams(location.hash.slice(1)).get(name);
