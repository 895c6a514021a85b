// The table in lines of text, from the reader's snapshot.
import type { SpaceView, TileView, View } from "../api/types";
import { t } from "../i18n";
import { trayCards } from "../model/tray";
import type { TableSession } from "../session/session.svelte";
import { catalog } from "../state/catalog.svelte";
import { phaseName, roundName, typeName } from "../ui/names";
import { isBid } from "../model/choices";

/** The source of the text. */
export type Seen = Pick<
  TableSession,
  "shown" | "decision" | "you" | "own" | "others" | "seatName" | "yours" | "curtain"
>;

/** A heading and the lines below it. */
export interface Part {
  title: string;
  lines: string[];
}

export const fact = (name: string, value: string | number): string => t("bytext-fact", { name, value });
export const listed = (items: readonly string[]): string =>
  items.reduce((before, after) => (before ? t("bytext-list", { before, after }) : after), "");
export const labels = (cards: readonly number[]): string =>
  listed(cards.map((card) => catalog.cardLabel(card)));

const waitingFor = (seen: Seen): string[] =>
  (seen.shown?.waiting_for ?? []).map((seat) => seen.seatName(seat));

/** Return the question to the reader, or the names of the players who must decide. */
export function questionOf(seen: Seen): string {
  const { decision, shown, curtain } = seen;
  if (decision) return decision.text;
  if (curtain.next !== null) return t("pass-look", { name: seen.seatName(curtain.next) });
  if (shown?.table.status === "over") return t("prompt-over");
  if (shown?.table.ending) return shown.table.ending.text;
  const names = waitingFor(seen);
  return names.length > 0 ? t("prompt-waiting", { names: names.join(", ") }) : t("prompt-nothing");
}

/** Return the round, the categories, the deck and the cards beside the tiles. */
export function stateLines(seen: Seen, view: View): string[] {
  const { discard } = view;
  const phase = view.final_round ? [phaseName(view.phase), t("final-round")] : [phaseName(view.phase)];
  const tray = trayCards(view, seen.decision, seen.you);
  return [
    fact(roundName(view), phase.join(", ")),
    ...(seen.yours.length === 0 ? [t("people-watching")] : []),
    ...(view.solo ? [] : [fact(t("first-player"), seen.seatName(view.first_player))]),
    ...(view.prominent ? [fact(t("prominent"), catalog.categoryName(view.prominent))] : []),
    ...(view.banned ? [fact(t("banned"), catalog.categoryName(view.banned))] : []),
    t("deck-count", { count: view.deck }),
    ...view.deck_known.map(({ card, place }) =>
      t("bytext-deck-known", { card: catalog.cardLabel(card), place }),
    ),
    t("discard-count", { count: discard.count }),
    ...(discard.top === null ? [] : [t("bytext-discard-top", { card: catalog.cardLabel(discard.top) })]),
    ...(tray.length > 0 ? [fact(discard.pile ? t("tray-discard") : t("tray"), labels(tray))] : []),
    ...(view.pool.length > 0 ? [fact(t("draft-pool"), listed(view.pool.map(libraryName)))] : []),
    ...(seen.shown?.troubles ?? []),
  ];
}

export const libraryName = (key: string): string =>
  `${catalog.libraryName(key)} (${catalog.assistant(key).name})`;

/** Return a location: who stands there, its cards and its effect in full. */
export function tilePart(seen: Seen, tile: TileView, full = false): Part {
  const { name, type, summary, detail } = catalog.tile(tile.number);
  const lasting = tile.permanent ? t("permanent") : t("this-round");
  const does = full && detail && detail !== summary ? [summary, detail] : [summary];
  return {
    title: `${tile.number}. ${name}, ${typeName(type)}, ${lasting}`,
    lines: [...does, ...cardLines(tile.cards), ...tile.spaces.map((space) => spaceLine(seen, space))],
  };
}

/** Return each card that is known, and how many lie face down. */
function cardLines(cards: readonly (number | null)[]): string[] {
  const known = cards.filter((card) => card !== null);
  const hidden = cards.length - known.length;
  const down = hidden > 0 ? [t("bytext-face-down", { count: hidden })] : [];
  return [...known.map((card) => catalog.cardLabel(card)), ...down];
}

/** Return a space with its assistants, or how many players it needs. */
export function spaceLine(seen: Seen, { space, marker, open, assistants }: SpaceView): string {
  const name = isBid(marker) ? t("bid-of", { where: space, bid: marker }) : space;
  if (!open) return fact(name, t("space-closed", { marker }));
  const who = assistants.map(({ seat, special }) => standing(seen, seat, special));
  return fact(name, who.length > 0 ? who.join(", ") : t("bytext-free"));
}

export function standing(seen: Seen, seat: number, special: string | null): string {
  const name = seen.seatName(seat);
  return special
    ? t("special-of", { special: catalog.assistant(special).name, name })
    : t("assistant-of", { name });
}

/** Return the public facts about the Public Library of a solo game. */
export function libraryPart({ discard, prominent, solo }: View): Part[] {
  if (!solo) return [];
  const { level, tally, clues, library_focus, possible } = solo;
  const nameOf = (key: string | null): string => (key ? catalog.categoryName(key) : t("library-clue-hidden"));
  const books = tally && catalog.categories.map(({ key, name }) => `${name} ${tally[key] ?? 0}`);
  const focus = library_focus
    ? fact(t("library-focus"), nameOf(library_focus))
    : fact(t("library-possible"), possible.map(nameOf).join(", "));
  const lines = [
    t("library-level", { level }),
    t("library-wins"),
    t("library-holds", { count: discard.count }),
    ...(books ? [fact(t("library-tally"), books.join(", "))] : []),
    ...(prominent ? [fact(t("library-clues"), clues.map(nameOf).join(", ")), focus] : []),
  ];
  return [{ title: t("public-library"), lines }];
}
