import type { Result, FullSnapshot, View } from "../api/types";
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
  result: Result,
  view: Pick<View, "prominent" | "banned">,
  focus: string,
): Record<string, string | number> {
  const [own, other] = result.seats;
  if (!own || !other) return {};
  const books = (key: string | null, tally: readonly number[]): number =>
    tally[catalog.categoryKeys.indexOf(key ?? "")] ?? 0;
  const rarest = rarestOf(own.tally, view.banned);
  return {
    b1: own.b1,
    b2: own.b2,
    b3: own.b3,
    b4: own.b4,
    b5: own.b5,
    total: own.total,
    other: other.name,
    other_total: other.total,
    own_prominent: books(view.prominent, own.tally),
    other_prominent: books(view.prominent, other.tally),
    own_banned: books(view.banned, own.tally),
    own_focus: books(focus, own.tally),
    rarest: catalog.categoryName(rarest),
    own_rarest: books(rarest, own.tally),
  };
}

/** Return the category with fewest books, the banned one aside. The form gives only its points. */
function rarestOf(tally: readonly number[], banned: string | null): string {
  const counted = catalog.categoryKeys.map((key, index) => ({ key, books: tally[index] ?? 0 }));
  return counted.filter(({ key }) => key !== banned).sort((a, b) => a.books - b.books)[0]?.key ?? "";
}
