// The figure of every special assistant by its key, from a file each, and the gnome of all players. A figure is drawn
// in a box 32 wide and 40 high; "garb" is the seat's color and pattern.
import { gnome } from "./common";
import { byKey, type Picture } from "./shapes";

const files = import.meta.glob<Picture>("./figures/*.ts", { eager: true, import: "default" });

export const FIGURES: Readonly<Record<string, Picture>> = byKey(files);

/** Return the figure of an assistant: a gnome without a key, or if there is no drawing for that key. */
export const figureOf = (key: string | null): Picture => FIGURES[key ?? ""] ?? gnome;
