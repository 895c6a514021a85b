/** A red dot on the page's icon, a drawing of 32 by 32 in a data URL. */
const DOT = "%3Ccircle cx='25' cy='7' r='6.4' fill='%23c22b1a'/%3E";
const END = "%3C/svg%3E";

/** Return the address of the icon with the dot, or without it. */
export function badged(icon: string, on: boolean): string {
  const plain = icon.replace(DOT, "");
  return on ? plain.replace(END, DOT + END) : plain;
}

/** Show in the tab whether it is the reader's turn. */
export function showBadge(on: boolean): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (link) link.setAttribute("href", badged(link.getAttribute("href") ?? "", on));
}
