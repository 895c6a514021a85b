// Names of things and places on the table, in the `data-spot` attribute of their elements.
import type { StandingAssistant } from "../api/types";
import { cellKey, type CellPlace } from "./shelf";

export const cardSpot = (card: number): string => `card:${card}`;
export const slotSpot = (tile: number, index: number): string => `slot:${tile}:${index}`;
export const cellSpot = (cell: CellPlace): string => `cell:${cellKey(cell)}`;
export const spaceSpot = (space: string): string => `space:${space}`;
export const tileSpot = (tile: number): string => `tile:${tile}`;
export const seatSpot = (seat: number): string => `seat:${seat}`;
export const handSpot = (seat: number): string => `hand:${seat}`;
export const shelfSpot = (seat: number): string => `shelf:${seat}`;
export const waitingSpot = (seat: number): string => `waiting:${seat}`;
export const firstSpot = (seat: number): string => `first:${seat}`;
export const paneSpot = (pane: string): string => `pane:${pane}`;
export const DECK = "deck";
export const DISCARD = "discard";
export const DESK = "desk";

/** Return the spot of an assistant on a space. It has the seat, since every library names its home spaces alike. */
export function pawnSpot({ seat, special }: StandingAssistant, space: string): string {
  return `pawn:${seat}:${special ?? ""}@${space}`;
}

export interface Spot {
  kind: string;
  name: string;
  /** The name as a number, NaN for other names. */
  number: number;
}

/** Split a spot into its kind and the name of the thing, a number for all but spaces, cells and pieces. */
export function readSpot(spot: string): Spot {
  const [kind = "", name = ""] = spot.split(":");
  return { kind, name, number: Number(name) };
}
