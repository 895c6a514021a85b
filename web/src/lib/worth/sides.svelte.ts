import type { PublicForm, RunningScore } from "../api/types";
import { flippedOf, nowOf, type Side } from "./worth";

/** What all forms and counts of books on the table show: the shelves now, or with everyone's best flips. */
class Sides {
  flipped = $state(false);

  /** Return the lines that are shown of a form. */
  of(form: PublicForm | RunningScore): Side {
    return this.flipped ? flippedOf(form) : nowOf(form);
  }
}

export const sides = new Sides();
