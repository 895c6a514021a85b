import type { Component } from "svelte";
import type { ActionKind } from "../api/types";
import AssistantDecision from "./AssistantDecision.svelte";
import CancelDecision from "./CancelDecision.svelte";
import CardDecision from "./CardDecision.svelte";
import CategoryDecision from "./CategoryDecision.svelte";
import CellDecision from "./CellDecision.svelte";
import ChoiceDecision from "./ChoiceDecision.svelte";
import DoneDecision from "./DoneDecision.svelte";
import FlipDecision from "./FlipDecision.svelte";
import LibraryDecision from "./LibraryDecision.svelte";
import type { DecisionProps } from "./props";
import ReadyDecision from "./ReadyDecision.svelte";
import SeatDecision from "./SeatDecision.svelte";
import SlotDecision from "./SlotDecision.svelte";
import SpaceDecision from "./SpaceDecision.svelte";
import TileDecision from "./TileDecision.svelte";

/** Every kind of action has its component in the prompt bar; the type checker sees to it. */
export const DECISIONS: Record<ActionKind, Component<DecisionProps>> = {
  done: DoneDecision,
  cancel: CancelDecision,
  library: LibraryDecision,
  space: SpaceDecision,
  card: CardDecision,
  slot: SlotDecision,
  cell: CellDecision,
  category: CategoryDecision,
  seat: SeatDecision,
  choice: ChoiceDecision,
  assistant: AssistantDecision,
  flip: FlipDecision,
  ready: ReadyDecision,
  tile: TileDecision,
};
