// The shapes the server speaks. The client knows no rules: what may be clicked is in `Decision.actions`.

export type ActionKind =
  | "done"
  | "library"
  | "space"
  | "card"
  | "slot"
  | "cell"
  | "category"
  | "seat"
  | "choice"
  | "assistant"
  | "flip"
  | "ready"
  | "tile";

export type Phase = "draft" | "placement" | "resolution" | "inspection" | "over";
export type TableStatus = "waiting" | "playing" | "over";
export type PlayerKind = "human" | "greedy" | "random";
export type NewPlayer = PlayerKind | "open";
export type DecidedBy = "total" | "books" | "hand" | "banned" | "shared";

/** `category` counts in the order of the catalog's categories. */
export interface Book {
  category: number;
  title: string;
}

export interface CardFacts {
  id: number;
  letter: string;
  number: number;
  quantity: number;
  books: Book[];
}

export interface TileFacts {
  number: number;
  key: string;
  name: string;
  type: "instant" | "delayed";
  summary: string;
  detail: string;
  cards: number;
  face_down: boolean;
  spaces: string[];
  solo: boolean;
}

export interface AssistantFacts {
  key: string;
  name: string;
  library: string;
  summary: string;
}

export interface CategoryFacts {
  key: string;
  name: string;
}

export interface CatalogData {
  cards: CardFacts[];
  tiles: TileFacts[];
  assistants: AssistantFacts[];
  categories: CategoryFacts[];
}

export interface TableSummary {
  id: string;
  names: string[];
  status: TableStatus;
  your_seats: number[];
  round: number;
  your_turn: boolean;
  created: string;
}

export interface SeatInfo {
  seat: number;
  name: string;
  player: PlayerKind;
  yours: boolean;
  taken: boolean;
}

export interface TableInfo {
  id: string;
  status: TableStatus;
  preset: string;
  open_deal: boolean;
  seed_hash: string;
  seed: string | null;
  seats: SeatInfo[];
  share_url: string;
}

export interface Standing {
  seat: number;
  special: string | null;
}

export interface SpaceView {
  space: number;
  marker: string;
  open: boolean;
  assistants: Standing[];
}

export interface TileView {
  number: number;
  permanent: boolean;
  cards: (number | null)[];
  spaces: SpaceView[];
}

export interface CellView {
  cell: number;
  card: number | null;
  face_down: boolean;
  entombed: number | null;
}

export interface ShelfView {
  rows: (CellView | null)[][];
  cards: number;
  top: number;
  left: number;
}

export interface SeatView {
  seat: number;
  library: string | null;
  offer: string[];
  focus: string | null;
  hand_count: number;
  hand: (number | null)[];
  unplaced: { standard: number; special: boolean };
  home: (Standing | null)[];
  shelf: ShelfView;
  final_cards: number;
}

export interface View {
  round: number;
  phase: Phase;
  final_round: boolean;
  first_player: number;
  active: number | null;
  prominent: string;
  banned: string;
  deck: number;
  discard: { count: number; top: number | null; pile: number[] | null };
  tiles: TileView[];
  tile_stack: number;
  seats: SeatView[];
  aside: number[];
  trigger: number;
}

export interface Option {
  action: number;
  kind: ActionKind;
  text: string;
  card?: number | null;
  slot?: number | null;
  cell?: number | null;
  space?: number | null;
  special?: boolean | null;
  category?: string | null;
  seat?: number | null;
  choice?: string | null;
  library?: string | null;
  tile?: number | null;
}

export interface Decision {
  seat: number;
  kind: ActionKind;
  prompt: { id: string; args: Record<string, number | string> };
  text: string;
  trace: string;
  tile: number | null;
  actions: Option[];
  focus_card: number | null;
}

export interface LogLine {
  n: number;
  round: number;
  text: string;
  seat: number | null;
  cards: number[];
  tile: number | null;
}

export interface SeatResult {
  seat: number;
  name: string;
  tally: number[];
  stability: number;
  entombed: number;
  b1: number;
  b2: number;
  b3: number;
  b4: number;
  b5: number;
  total: number;
  books: number;
  hand: number;
  flipped: number[];
  focus: string | null;
  rank: number;
}

export interface Result {
  seats: SeatResult[];
  winners: number[];
  decided_by: DecidedBy;
  ended_by: "shelf" | "round_limit";
  note: string;
}

export interface RunningScore {
  b1: number;
  b3: number;
  b4: number;
  b5: number;
  prominent: number;
}

export interface Snapshot {
  table: TableInfo;
  number: number;
  you: number | null;
  view: View | null;
  decision: Decision | null;
  waiting_for: number[];
  log: LogLine[];
  result: Result | null;
  running: RunningScore | null;
}
