// Paths as addresses have them, with marks for some letters.

/** Return what a path says; null if its marks stand for nothing, as "%" and "%ff" do. */
export function textOf(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
