import type { Component } from "svelte";
import type { ActionKind } from "../api/types";
import ButtonsDecision from "./ButtonsDecision.svelte";
import CategoryDecision from "./CategoryDecision.svelte";
import CellDecision from "./CellDecision.svelte";
import FlipDecision from "./FlipDecision.svelte";
import PlacesDecision from "./PlacesDecision.svelte";
import type { DecisionProps } from "./props";
import ReadyDecision from "./ReadyDecision.svelte";
import SeatDecision from "./SeatDecision.svelte";
import SpaceDecision from "./SpaceDecision.svelte";

/** The prompt bar's component for each kind of action. A missing kind is a type error. */
export const DECISIONS: Record<ActionKind, Component<DecisionProps>> = {
  done: ButtonsDecision,
  cancel: ButtonsDecision,
  library: PlacesDecision,
  space: SpaceDecision,
  card: PlacesDecision,
  slot: PlacesDecision,
  cell: CellDecision,
  category: CategoryDecision,
  seat: SeatDecision,
  choice: ButtonsDecision,
  assistant: PlacesDecision,
  flip: FlipDecision,
  ready: ReadyDecision,
  tile: PlacesDecision,
};
