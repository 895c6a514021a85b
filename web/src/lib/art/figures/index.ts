// The figure of every assistant: the special ones by key, and the gnome that everybody has.
import type { Picture } from "../shapes";
import { gnome, goblin, imp, mummy, sasquatch, snowman, witch, wizard } from "./people";
import { automaton, bookworm, cube, ghost, golem } from "./things";

export const FIGURES: Readonly<Record<string, Picture>> = {
  automaton,
  bookworm,
  cube,
  ghost,
  goblin,
  golem,
  imp,
  mummy,
  sasquatch,
  snowman,
  witch,
  wizard,
};

/** Return the figure of an assistant: a gnome without a key, or where none is drawn for that key. */
export const figureOf = (key: string | null): Picture => FIGURES[key ?? ""] ?? gnome;
