import type { FormView, FullSnapshot, View } from "../api/types";
import { booksOf, weakest } from "../model/form";
import { catalog } from "../state/catalog.svelte";

/** Return the arguments of the librarian's sentences: the table's categories and the numbers of the form. */
export function formWords(shown: FullSnapshot | null): Record<string, string | number> {
  const { view, result, you } = shown ?? {};
  if (!view) return {};
  const focus = view.seats.find(({ seat }) => seat === you)?.focus ?? "";
  return {
    prominent: catalog.categoryName(view.prominent),
    banned: catalog.categoryName(view.banned),
    focus: catalog.categoryName(focus),
    trigger: view.trigger,
    ...(result ? numbers(result, view, focus) : {}),
  };
}

function numbers(
  result: FormView,
  view: Pick<View, "prominent" | "banned">,
  focus: string,
): Record<string, string | number> {
  const [own, other] = result.seats;
  if (!own || !other) return {};
  const rarest = weakest(own, view.banned);
  return {
    b1: own.b1,
    b2: own.b2,
    b3: own.b3,
    b4: own.b4,
    b5: own.b5,
    total: own.total,
    other: other.name,
    other_total: other.total,
    own_prominent: booksOf(own, view.prominent),
    other_prominent: booksOf(other, view.prominent),
    own_banned: booksOf(own, view.banned),
    own_focus: booksOf(own, focus),
    rarest: catalog.categoryName(rarest),
    own_rarest: booksOf(own, rarest),
  };
}
