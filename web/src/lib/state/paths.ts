// Paths as in addresses, with some letters escaped.

/** Return a path decoded; null if its escapes are invalid, such as "%" and "%ff". */
export function textOf(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
