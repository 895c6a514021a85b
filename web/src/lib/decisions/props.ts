import type { Decision, ActionOption } from "../api/types";

/** The props of every decision component; `options` are those of its kinds only. */
export interface DecisionProps {
  decision: Decision;
  options: ActionOption[];
  act: (option: ActionOption) => void;
}
