// Whether an account has the settings of this browser: "same", "changed" if it lacks the last change, null without one.
import { stored } from "../dom/stored";

const kept = stored<"same" | "changed" | null>("exlibris-settings-kept", null);

/** Return the last note. */
export const noted = kept.get;

/** Note whether the account has the settings. */
export const note = kept.set;
