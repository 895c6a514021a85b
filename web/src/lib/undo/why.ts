import type { UndoInfo } from "../api/types";
import { msg, t } from "../i18n";

const REASONS = {
  nothing: msg("undo-nothing"),
  seen: msg("undo-seen"),
  moved: msg("undo-moved"),
};

/** Return why nothing can be taken back. */
export const whyNoUndo = (undo: UndoInfo | null): string => t(REASONS[undo?.why || "nothing"]);
