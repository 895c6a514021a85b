// Requests of evenings, on which several phones enter the shelves of one game, and their parts of a draft.
import { ApiError, ask } from "../api/http";
import type { EveningTable, SeatDraft, TakeSeat } from "../api/types";
import { stored, type Stored } from "../dom/stored";
import { freshSeat, type SeatSheet, type SheetDraft } from "./draft";

const EVENING = "/api/evenings/{evening_id}";
/** How long an answer may take: phones change networks. */
const LONGEST_MS = 10_000;

function inTime<T>(asked: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, refuse) => {
    setTimeout(() => refuse(new ApiError(0, "offline", "")), LONGEST_MS);
  });
  return Promise.race([asked, late]);
}

export const evenings = {
  open: (table: EveningTable, seats: SeatDraft[]) => ask("post", "/api/evenings", {}, { table, seats }),
  /** Get an evening; null if its version is still `after`. */
  read: (evening_id: string, after: number) => inTime(ask("get", EVENING, { evening_id, after })),
  writeTable: (evening_id: string, version: number, table: EveningTable) =>
    inTime(ask("put", EVENING, { evening_id }, { version, table })),
  take: (evening_id: string, wanted: Partial<TakeSeat>) =>
    inTime(ask("post", `${EVENING}/seats`, { evening_id }, { name: "", over: false, ...wanted })),
  write: (evening_id: string, seat: number, version: number, draft: SeatDraft, done: boolean) =>
    inTime(ask("put", `${EVENING}/seats/{seat}`, { evening_id, seat }, { version, draft, done })),
  call: (evening_id: string) => inTime(ask("post", `${EVENING}/call`, { evening_id })),
};

export type EveningApi = typeof evenings;

/** Return the part of a draft for all seats; `letters` is "" for the deck of the rulebook. */
export const tableOf = (draft: SheetDraft, letters: string): EveningTable => ({
  ruleset: draft.ruleset,
  letters,
  ties: draft.ties,
  prominent: draft.prominent,
  banned: draft.banned,
});

/** Return a seat as the server takes it, without anything else that an old draft may have stored. */
export const seatOf = (seat: Partial<SeatSheet>): SeatSheet => {
  const { name, focus, hand, tallied, cards, counts, stability } = { ...freshSeat(), ...seat };
  return { name, focus, hand, tallied, cards, counts, stability };
};

/** An evening as this browser keeps it: also after it is over, and while the server can't be reached. */
export interface KeptEvening {
  draft: SheetDraft;
  letters: string;
  /** Seats of this browser with changes that the server doesn't have yet. */
  unsent: number[];
}

const kept = stored<Record<string, KeptEvening>>("exlibris-evenings", {});
/** Older evenings are forgotten. */
const MOST = 4;

/** Return the ids of the evenings that this browser keeps, oldest first. */
export const keptEvenings = (): string[] => Object.keys(kept.get());

/** Return where this browser keeps an evening. */
export const keptEvening = (id: string): Stored<KeptEvening | null> => ({
  get: () => kept.get()[id] ?? null,
  set(evening) {
    const { [id]: _, ...others } = kept.get();
    const newest = Object.entries({ ...others, ...(evening && { [id]: evening }) }).slice(-MOST);
    kept.set(Object.fromEntries(newest));
  },
});
