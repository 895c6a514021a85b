// Paths as addresses have them, with marks for some letters.

/** Return a path decoded; null if its escapes are invalid, such as "%" and "%ff". */
export function textOf(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
