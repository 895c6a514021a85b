import type { Decision, ActionOption, SpaceView, StandingAssistant, TileView } from "../api/types";
import { cellKey, placeOf, type CellPlace } from "./shelf";

/** The two sorts of assistants that wait to be placed. */
export type Piece = "standard" | "special";

/** What a click on one space can mean: a standard assistant, the special one, or either. */
export type SpaceOptions = { [piece in Piece]?: ActionOption };

/** Kinds that have no place on the table; the prompt bar shows them as buttons. */
const OFF_TABLE = new Set(["done", "cancel", "library", "category", "choice", "ready"]);

const present = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined;

/** A decision's options, found by the thing on the table that stands for them. */
export class Choices {
  readonly spaces = new Map<string, SpaceOptions>();
  readonly cards = new Map<number, ActionOption>();
  /** By the name of the cell. */
  readonly cells = new Map<string, ActionOption>();
  readonly seats = new Map<number, ActionOption>();
  readonly tiles = new Map<number, ActionOption>();
  readonly offTable: ActionOption[] = [];
  readonly #assistants: ActionOption[] = [];
  readonly #slots = new Map<string, ActionOption>();
  readonly #tile: number | null;

  constructor(decision: Decision | null) {
    this.#tile = decision?.tile ?? null;
    for (const option of decision?.actions ?? []) this.#add(option);
  }

  #add(option: ActionOption): void {
    if (OFF_TABLE.has(option.kind)) this.offTable.push(option);
    else if (option.kind === "space" && present(option.space)) this.#addSpace(option.space, option);
    else if (option.kind === "assistant") this.#assistants.push(option);
    else if (option.kind === "slot") this.#slots.set(this.#slotKey(option.tile, option.slot), option);
    else if (option.kind === "cell") this.#addCell(option);
    else if (option.kind === "seat" && present(option.seat)) this.seats.set(option.seat, option);
    else if (option.kind === "tile" && present(option.tile)) this.tiles.set(option.tile, option);
    else if (present(option.card)) this.cards.set(option.card, option);
  }

  #addCell(option: ActionOption): void {
    const place = placeOf(option);
    if (place) this.cells.set(cellKey(place), option);
  }

  /** The rows and columns of all cells that can be chosen. */
  get cellPlaces(): CellPlace[] {
    return [...this.cells.values()].flatMap((option) => placeOf(option) ?? []);
  }

  #addSpace(space: string, option: ActionOption): void {
    const known = this.spaces.get(space) ?? {};
    this.spaces.set(space, option.special ? { ...known, special: option } : { ...known, standard: option });
  }

  /** Home spaces are all alike; the one that is offered need not be the one that is drawn free. */
  #home(): SpaceOptions | undefined {
    return [...this.spaces.values()].find(({ standard, special }) => (standard ?? special)?.home);
  }

  #slotKey(tile: number | null | undefined, slot: number | null | undefined): string {
    return `${tile ?? this.#tile ?? ""}:${slot ?? 0}`;
  }

  slot(tile: number, index: number): ActionOption | undefined {
    return this.#slots.get(this.#slotKey(tile, index));
  }

  /** The option that means this assistant, on this space. */
  assistant(space: string, standing: StandingAssistant): ActionOption | undefined {
    return this.#assistants.find(
      (option) =>
        option.space === space &&
        Boolean(option.special) === (standing.special !== null) &&
        (!present(option.seat) || option.seat === standing.seat),
    );
  }

  /** Whether the tile's own card row or spaces hold something to choose. */
  touchesTile(tile: TileView): boolean {
    return (
      this.tiles.has(tile.number) ||
      tile.cards.some((card, index) =>
        card === null ? this.slot(tile.number, index) : this.cards.has(card),
      ) ||
      tile.spaces.some((space) => this.spaces.has(space.space))
    );
  }

  /** Options for a click on one of the spaces of a tile or of the library.
   *
   * Interchangeable free spaces are offered once, by the first of them; any free one means the same.
   * Spaces with a number on them (bids) differ and mean only themselves.
   */
  space(space: string, spaces: readonly TileSpace[]): SpaceOptions | undefined {
    const own = this.spaces.get(space);
    const here = spaces.find((other) => other.space === space);
    if (here?.home) return here.free ? this.#home() : undefined;
    if (own || !here?.free || isBid(here.marker)) return own;
    const first = spaces.find((other) => other.free && this.spaces.has(other.space));
    return first && this.spaces.get(first.space);
  }
}

export interface TileSpace {
  space: string;
  home: boolean;
  marker: string;
  free: boolean;
}

/** Whether a space is marked with what it bids. */
export const isBid = (marker: string): boolean => /^\d+$/.test(marker);

const toChoose = (spaces: readonly SpaceView[], home: boolean): TileSpace[] =>
  spaces.map(({ space, marker, open, assistants }) => ({
    space,
    home,
    marker,
    free: open && assistants.length === 0,
  }));

export const tileSpaces = (tile: TileView): TileSpace[] => toChoose(tile.spaces, false);

export const homeSpaces = (home: readonly SpaceView[]): TileSpace[] => toChoose(home, true);
