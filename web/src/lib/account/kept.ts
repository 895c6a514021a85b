// Whether an account has the settings of this browser: "same", "changed" if it lacks the last change, null without one.
const KEY = "exlibris-settings-kept";

type Kept = "same" | "changed" | null;

let here: Kept = null;

/** Return what was noted last; without storage it lasts as long as the page. */
export function noted(): Kept {
  try {
    return localStorage.getItem(KEY) as Kept;
  } catch {
    return here;
  }
}

/** Note whether the account has the settings. */
export function note(kept: Kept): void {
  here = kept;
  try {
    if (kept) localStorage.setItem(KEY, kept);
    else localStorage.removeItem(KEY);
  } catch {
    // Then the page alone knows it.
  }
}
