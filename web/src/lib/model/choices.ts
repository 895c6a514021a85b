import type { Decision, ActionOption, OptionOf, SpaceView, StandingAssistant, TileView } from "../api/types";
import type { OffTable } from "./kinds";
import { cellKey, type CellPlace } from "./shelf";

/** The two kinds of assistants that wait to be placed. */
export type Piece = "standard" | "special";

/** What a click on one space can mean: a standard assistant, the special one, or either. */
export type SpaceOptions = { [piece in Piece]?: OptionOf<"space"> };

/** A decision's options, indexed by the things on the table that represent them. */
export class Choices {
  readonly spaces = new Map<string, SpaceOptions>();
  readonly cards = new Map<number, OptionOf<"card" | "flip">>();
  /** By the name of the cell. */
  readonly cells = new Map<string, OptionOf<"cell">>();
  readonly seats = new Map<number, OptionOf<"seat">>();
  readonly tiles = new Map<number, OptionOf<"tile">>();
  /** The options that are not on the table; the prompt bar shows them as buttons. */
  readonly offTable: OptionOf<OffTable>[] = [];
  readonly #assistants: OptionOf<"assistant">[] = [];
  /** By the index in the row of the decision's tile. */
  readonly #slots = new Map<number, OptionOf<"slot">>();
  readonly #tile: number | null;

  constructor(decision: Decision | null) {
    this.#tile = decision?.tile ?? null;
    for (const option of decision?.actions ?? []) this.#add(option);
  }

  #add(option: ActionOption): void {
    if (option.kind === "space") this.#addSpace(option);
    else if (option.kind === "assistant") this.#assistants.push(option);
    else if (option.kind === "slot") this.#slots.set(option.slot, option);
    else if (option.kind === "cell") this.cells.set(cellKey(option), option);
    else if (option.kind === "seat") this.seats.set(option.seat, option);
    else if (option.kind === "tile") this.tiles.set(option.tile, option);
    else if (option.kind === "card" || option.kind === "flip") this.cards.set(option.card, option);
    else this.offTable.push(option);
  }

  /** The rows and columns of all cells that can be chosen. */
  get cellPlaces(): CellPlace[] {
    return [...this.cells.values()].map(({ row, column }) => ({ row, column }));
  }

  #addSpace(option: OptionOf<"space">): void {
    const piece: Piece = option.special ? "special" : "standard";
    this.spaces.set(option.space, { ...this.spaces.get(option.space), [piece]: option });
  }

  /** Home spaces are all alike; the one that is offered need not be the one that is drawn free. */
  #home(): SpaceOptions | undefined {
    return [...this.spaces.values()].find(({ standard, special }) => (standard ?? special)?.home);
  }

  slot(tile: number, index: number): OptionOf<"slot"> | undefined {
    return tile === this.#tile ? this.#slots.get(index) : undefined;
  }

  /** The option that means this assistant, on this space. */
  assistant(space: string, standing: StandingAssistant): OptionOf<"assistant"> | undefined {
    const special = standing.special !== null;
    return this.#assistants.find((option) => option.space === space && option.special === special);
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

/** Whether a space is marked with a bid. */
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
