import type { BotInfo, NewSeat } from "../api/types";
import { t } from "../i18n";

/** Who sits at a seat in the form: "you", "person", "guest", or a computer player's key. */
export type Occupant = string;

/** A computer player, until the server has sent the list. */
export const ANY_BOT = "";

export interface SeatDraft {
  occupant: Occupant;
  name: string;
}

export const FEWEST = 2;
export const MOST = 4;

/** Names for further seats. */
const NAMES = ["Eric", "Ahmed", "Daria", "Rita"];

const PEOPLE: Readonly<Record<string, string>> = { you: "human", person: "human", guest: "open" };

/** All occupants that are not computer players. */
export const PERSONS: readonly Occupant[] = Object.keys(PEOPLE);

/** Return you and three computer players, none of them with your name. */
export function firstSeats(yourName: string): SeatDraft[] {
  const others = NAMES.filter((name) => name !== yourName).slice(0, MOST - 1);
  return [{ occupant: "you", name: yourName }, ...others.map((name) => ({ occupant: ANY_BOT, name }))];
}

/** Return the default computer player, or `ANY_BOT` if there are none. */
export function usualBot(bots: readonly BotInfo[]): Occupant {
  return (bots.find(({ usual }) => usual) ?? bots[0])?.key ?? ANY_BOT;
}

/** Add a seat with the first free name. */
export function withSeat(seats: readonly SeatDraft[], occupant: Occupant): SeatDraft[] {
  const taken = new Set(seats.map(({ name }) => name));
  const name = NAMES.find((each) => !taken.has(each)) ?? "";
  return [...seats, { occupant, name }];
}

/** Return the seats, with that computer player where none was chosen. */
export function withBot(seats: readonly SeatDraft[], bot: Occupant): SeatDraft[] {
  return seats.map((seat) => (seat.occupant === ANY_BOT ? { ...seat, occupant: bot } : seat));
}

/** Return the default name of a seat; for your own, the name from the lessons. */
function unnamed(occupant: Occupant, index: number): string {
  return occupant === "you" ? t("nameless") : t("seat-number", { number: index + 1 });
}

/** Return the seats in the server's format; guests name themselves. */
export function toRequest(seats: readonly SeatDraft[]): NewSeat[] {
  return seats.map(({ occupant, name }, index) => ({
    name: (occupant === "guest" ? "" : name.trim()) || unnamed(occupant, index),
    player: PEOPLE[occupant] ?? occupant,
  }));
}

/** Return the only seat of a solo game. */
export function soloSeat(seats: readonly SeatDraft[]): NewSeat[] {
  return [{ name: seats[0]?.name.trim() || unnamed("you", 0), player: "human" }];
}
