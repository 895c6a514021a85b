/** What the address says after `#`: `?group=table#state=cell`. A change there needs no new load of the page. */
export const wanted = (name: string): string | null => new URLSearchParams(location.hash.slice(1)).get(name);
