/** Return typed text normalized in case, accents and spaces; "M 3/8" becomes "m3". */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ł", "l")
    .replace(/\s+/g, " ")
    .replace(/(?<!\p{L})(\p{L}) ?(\d+)(?:\/\d+)?(?!\d)/gu, "$1$2")
    .trim()
    .replace(/(?<=[^.!?…])[.!?…]+$/, "");
}

/** Return the text after its first word, "" if it has only one. */
export const afterFirst = (text: string): string => /^\S+ (.*)$/.exec(text)?.[1] ?? "";
