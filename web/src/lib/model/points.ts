import type { ActionOption, Worth } from "../api/types";

export const CHANGED_LINES = ["b1", "b2", "b3", "b4", "b5"] as const;

/** Return the points that the whole form gains or loses. */
export const pointsOf = (worth: Worth): number => CHANGED_LINES.reduce((sum, line) => sum + worth[line], 0);

/** Return the points that the total after everyone's best flips gains or loses. */
export const flippedPointsOf = (worth: Worth): number => worth.best ?? pointsOf(worth);

/** Return the card that an option chooses or flips, if any. */
export const cardOf = (option: ActionOption): number | null => ("card" in option ? option.card : null);

/** Return an option's worth, if its kind has one. */
export const worthOf = (option: ActionOption | null | undefined): Worth | null =>
  (option && "worth" in option && option.worth) || null;

/** Return the highest gain from shelving a card of the hand, or one that can be taken, if it is known. */
export const shelvedOf = (option: ActionOption | undefined): Worth | null =>
  (option?.kind === "card" && option.shelved) || null;

/** Return the free cells where a card would be flipped, if there are others; a reader's first games dim such cells. */
export function unsound(options: Iterable<ActionOption>): ReadonlySet<ActionOption> {
  const weighed = [...options].filter(worthOf);
  const turning = weighed.filter((option) => worthOf(option)!.turned.length > 0);
  return new Set(turning.length < weighed.length ? turning : []);
}

/** Return the cells with the highest gain; none if all are alike, or if the best one loses points. As the shelves stand
 * now, only cells where no card would be flipped are compared: the owner's flips can change what such a card costs.
 */
export function bestCells(options: Iterable<ActionOption>, flipped: boolean): ReadonlySet<ActionOption> {
  const gain = flipped ? flippedPointsOf : pointsOf;
  const weighed = [...options].flatMap((option) => {
    const worth = worthOf(option);
    return worth ? [{ option, worth }] : [];
  });
  const sound = weighed.filter(({ worth }) => flipped || worth.turned.length === 0);
  const most = Math.max(...sound.map(({ worth }) => gain(worth)));
  const best = sound.filter(({ worth }) => gain(worth) === most);
  const isAlike = best.length === weighed.length || (best.length > 1 && best.length === sound.length);
  return new Set(isAlike || most < 0 ? [] : best.map(({ option }) => option));
}
