import type { UndoInfo } from "../api/types";
import { t } from "../i18n";

/** Return why nothing can be taken back. */
export const whyNoUndo = (undo: UndoInfo | null): string => t(`undo-${undo?.why || "nothing"}`);
