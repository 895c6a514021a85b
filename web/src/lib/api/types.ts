// The server's types under the names that the client uses; `make types` makes `schema.ts` of its OpenAPI document.
// The client knows no rules: what may be clicked is in `Decision.actions`.
import type { components } from "./schema";

type Schemas = components["schemas"];

export type CatalogData = Schemas["Catalog"];
export type CardFacts = Schemas["CardInfo"];
export type Book = Schemas["BookInfo"];
export type TileFacts = Schemas["TileInfo"];
export type AssistantFacts = Schemas["AssistantInfo"];
export type PicturePart = Schemas["PicturePart"];
export type CategoryFacts = Schemas["CategoryInfo"];

export type TableSummary = Schemas["TableSummary"];
export type TableInfo = Schemas["Table"];
export type SeatInfo = Schemas["SeatInfo"];
export type SeatRequest = Schemas["SeatRequest"];
export type ChatLine = Schemas["ChatLine"];
export type Presence = Schemas["SeatPresence"];
export type Pace = Schemas["Pace"];
export type SeatClock = Schemas["SeatClock"];
/** What people may ask for about a seat during a game. */
export type SeatWish = "leave" | "return" | "resign" | "agree" | "disagree" | "replace";
export type NewSeat = Schemas["NewSeat"];
export type NewTable = Partial<Schemas["NewTable"]> & Pick<Schemas["NewTable"], "seats">;
export type BotFacts = Schemas["BotInfo"];
export type PresetFacts = Schemas["PresetInfo"];

/** A snapshot as the server sends it: its log has only the lines that are new to the browser. */
export type SnapshotAnswer = Schemas["Snapshot"];
/** A snapshot with its whole log; `logMark` names that log in requests. */
export type Snapshot = Omit<SnapshotAnswer, "log"> & { log: LogLine[]; logMark: string };
export type View = Schemas["View"];
export type SoloView = Schemas["Solo"];
export type BestFlips = Schemas["BestFlips"];
export type Phase = View["phase"];
export type TileView = Schemas["Tile"];
export type Standing = Schemas["StandingAssistant"];
export type SpaceView = Schemas["Space"];
export type SeatView = Schemas["SeatView"];
export type ShelfView = Schemas["Shelf"];
export type CellView = Schemas["ShelfCell"];

export type Decision = Schemas["Decision"];
export type Option = Schemas["ActionOption"];
export type Preview = Schemas["Preview"];
export type Foretold = Schemas["Foretold"];
export type CellReason = Schemas["Refusal"]["reason"];
export type ActionKind = Option["kind"];

export type GivenCounts = Schemas["Counts"];
export type GivenCard = Omit<Schemas["Card"], "face_down"> & { face_down?: boolean };
export type GivenSeat = Omit<Schemas["Seat"], "shelf"> & { shelf?: (GivenCard | null)[][] };
export type GivenSheet = Omit<Schemas["Given"], "seats" | "mode"> & { seats: GivenSeat[]; mode?: string };
export type Scored = Schemas["Scored"];
export type FormSheet = Schemas["Sheet"];

export type LogLine = Schemas["LogLine"];
export type Mention = Schemas["Mention"];
export type Worth = Schemas["Worth"];
export type PublicForm = Schemas["PublicForm"];
export type RunningScore = Schemas["RunningScore"];
export type Result = Schemas["Result"];
export type SeatResult = Schemas["SeatResult"];

export type TimelineEntry = Schemas["TimelineEntry"];
export type Replay = Schemas["Replay"];
export type GameReview = Schemas["GameReview"];
export type Mistake = Schemas["Mistake"];
export type ReviewedSeat = Schemas["ReviewedSeat"];
export type ReviewPoint = Schemas["ReviewPoint"];
export type TurningPoint = Schemas["TurningPoint"];
export type ReplaySnapshot = Schemas["ReplaySnapshot"];
