// Names of things and places on the table, written on their elements as `data-spot`.
import type { Standing } from "../api/types";

export const cardSpot = (card: number): string => `card:${card}`;
export const slotSpot = (tile: number, index: number): string => `slot:${tile}:${index}`;
export const cellSpot = (cell: number): string => `cell:${cell}`;
export const spaceSpot = (space: number): string => `space:${space}`;
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

/** Where an assistant stands; home spaces are named with their owner, since every library numbers them alike. */
export function pawnSpot({ seat, special }: Standing, space: number): string {
  return `pawn:${seat}:${special ?? ""}@${space}`;
}

export interface Spot {
  kind: string;
  number: number;
}

/** A spot's kind and the first number in it. */
export function readSpot(spot: string): Spot {
  const [kind = "", number = ""] = spot.split(":");
  return { kind, number: Number.parseInt(number, 10) };
}
