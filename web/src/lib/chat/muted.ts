// The authors that this browser has muted. An author has a different id at each table.
import { stored } from "../dom/stored";

const muted = stored<unknown[]>("exlibris-muted", []);
/** How many authors are remembered, the latest ones. */
const MOST = 200;

export const mutedAuthors = (): ReadonlySet<string> => new Set(muted.get().map(String));

/** Remember which authors are muted. */
export const keepMuted = (authors: ReadonlySet<string>): void => muted.set([...authors].slice(-MOST));
