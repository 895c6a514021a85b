// Answers to the commands that only look at things.
import type { SeatView, View } from "../api/types";
import { t } from "../i18n";
import { INSTEAD, UNEXPLAINED } from "../model/refusal";
import type { TableSession } from "../session/session.svelte";
import { helpLines, typedName, type Command, type CommandName } from "./commands";
import { cardNamed, movesFor, spotsOf } from "./moves";
import { assistantPart, cardPart, formLines, handLines, ownFormLines, shelfLines } from "./players";
import { playerParts } from "./sections";
import { questionOf, stateLines, tilePart, type Part } from "./table";
import { plain } from "./words";

/** How many lines of the log are read if no other number is typed. */
const LATEST = 10;

const flat = ({ title, lines }: Part): string[] => [title, ...lines];

type Look = (session: TableSession, view: View, about: string) => string[];

export const LOOKS: Partial<Record<CommandName, Look>> = {
  help: () => [t("bytext-help"), ...helpLines()],
  question: (session) => [questionOf(session)],
  moves: (session) => moveLines(session),
  why: (session, view, about) => [whyNot(session, view, about)],
  state: (session, view) => stateLines(session, view),
  town: (session, view) => view.tiles.flatMap((tile) => flat(tilePart(session, tile))),
  tile: (session, view, about) => {
    const tile = view.tiles.find(({ number }) => number === Number(about));
    return tile ? flat(tilePart(session, tile, true)) : [t("bytext-no-tile", { typed: about })];
  },
  players: (session, view) => playerParts(session, view).flatMap(flat),
  shelf: (session, _, about) => ofSeat(session, about, (seat) => shelfLines(session, seat)),
  hand: (session, _, about) => ofSeat(session, about, (seat) => handLines(session, seat)),
  assistant: (session, _, about) => ofSeat(session, about, (seat) => assistantLines(session, seat)),
  form: (session, view, about) =>
    about ? ofSeat(session, about, (seat) => formLines(session, seat, view)) : ownFormLines(session),
  card: (_, __, about) => {
    const card = cardNamed(about);
    return card === undefined ? [t("bytext-no-card", { typed: about })] : flat(cardPart(card));
  },
  log: ({ shown }, _, about) => (shown?.log ?? []).slice(-(Number(about) || LATEST)).map(({ text }) => text),
};

/** Answer a command that looks at something; null for one that does something. */
export function lookUp(session: TableSession, { name, about }: Command): string[] | null {
  const view = session.shown?.view;
  return view ? (LOOKS[name]?.(session, view, about) ?? null) : null;
}

const assistantLines = (session: TableSession, seat: SeatView): string[] => {
  const part = assistantPart(seat);
  return part ? flat(part) : [t("bytext-no-assistant", { name: session.seatName(seat.seat) })];
};

/** Answer about the seat with this player or number; without one, about the reader's own. */
function ofSeat(session: TableSession, name: string, say: (seat: SeatView) => string[]): string[] {
  const seats = session.shown?.view?.seats ?? [];
  const called = ({ seat }: SeatView): string => plain(session.seatName(seat));
  const found = name
    ? (seats.find((seat) => called(seat) === name) ??
      seats.find((seat) => called(seat).startsWith(name)) ??
      seats.find(({ seat }) => String(seat + 1) === name))
    : session.own;
  return found ? say(found) : [t("bytext-no-player", { typed: name })];
}

/** Return a line about each legal action: its name as typed, and what it means. */
export function moveLines(session: TableSession): string[] {
  const { decision } = session;
  if (!decision) return [t("bytext-nothing-asked")];
  return decision.actions.map(({ name, text }) => t("bytext-move", { name: typedName(name ?? ""), text }));
}

/** Return why a move is not legal, or that it is. */
export function whyNot(session: TableSession, view: View, typed: string): string {
  const { decision, own } = session;
  const [legal] = decision && own ? movesFor(typed, decision, own.shelf) : [];
  if (legal) return t("bytext-possible", { text: legal.text });
  const names = view.seats.map(({ seat }) => session.seatName(seat));
  const spots = spotsOf(typed, view, own, names);
  const refusal = session.refusals.whyNot(spots);
  if (refusal?.id === INSTEAD || (!refusal && spots.length > 0 && decision))
    return t("bytext-other-asked", { question: questionOf(session) });
  if (refusal && UNEXPLAINED.has(refusal.id)) return t("bytext-not-legal");
  if (refusal) return t(refusal.id, refusal.args);
  return decision ? t("bytext-unknown", { typed }) : t("bytext-nothing-asked");
}
