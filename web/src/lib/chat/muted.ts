// The writers that this browser has muted. An author is another one at each table.
import { stored } from "../dom/stored";

const muted = stored<unknown[]>("exlibris-muted", []);
/** The number of authors that are remembered, the latest. */
const MOST = 200;

export const mutedAuthors = (): ReadonlySet<string> => new Set(muted.get().map(String));

/** Remember which authors are muted. */
export const keepMuted = (authors: ReadonlySet<string>): void => muted.set([...authors].slice(-MOST));
