// The figure of every assistant: special ones by key, and the gnome that everybody has.
import type { Picture } from "../shapes";
import { gnome, goblin, imp, mummy, sasquatch, snowman, witch, wizard } from "./people";
import { automaton, bookworm, cube, ghost, golem } from "./things";

export const GNOME = gnome;

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
