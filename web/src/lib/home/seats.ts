import type { NewSeat } from "../api/types";
import { t } from "../i18n";

/** Who may sit on a seat of a new table, as the form has it: a person, or a computer player by its key. */
export type Sitter = string;

/** A computer player, as long as the server has not said which there are. */
export const ANY_BOT = "";

export interface SeatDraft {
  sitter: Sitter;
  name: string;
}

export const FEWEST = 2;
export const MOST = 4;

/** Names for seats that nobody has named. */
const NAMES = ["Eric", "Ahmed", "Daria", "Rita"];

const PEOPLE: Readonly<Record<string, string>> = { you: "human", person: "human", guest: "open" };

export function firstSeats(yourName: string): SeatDraft[] {
  return [
    { sitter: "you", name: yourName },
    { sitter: ANY_BOT, name: NAMES[0]! },
    { sitter: ANY_BOT, name: NAMES[1]! },
  ];
}

/** One more seat, with the first name that is still free. */
export function withSeat(seats: readonly SeatDraft[], sitter: Sitter): SeatDraft[] {
  const taken = new Set(seats.map(({ name }) => name));
  const name = NAMES.find((each) => !taken.has(each)) ?? "";
  return [...seats, { sitter, name }];
}

/** The seats with that computer player wherever none was chosen. */
export function withBot(seats: readonly SeatDraft[], bot: Sitter): SeatDraft[] {
  return seats.map((seat) => (seat.sitter === ANY_BOT ? { ...seat, sitter: bot } : seat));
}

/** What a seat is called that nobody has named. */
function unnamed(index: number): string {
  return t("seat-number", { number: index + 1 });
}

/** What the server is told; a guest brings a name along. */
export function toRequest(seats: readonly SeatDraft[]): NewSeat[] {
  return seats.map(({ sitter, name }, index) => ({
    name: (sitter === "guest" ? "" : name.trim()) || unnamed(index),
    player: PEOPLE[sitter] ?? sitter,
  }));
}

/** Return the one seat of a solo game. */
export function soloSeat(seats: readonly SeatDraft[]): NewSeat[] {
  return [{ name: seats[0]?.name.trim() || unnamed(0), player: "human" }];
}
