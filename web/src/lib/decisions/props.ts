import type { Decision, ActionOption } from "../api/types";

/** The props of every decision component; `options` contains only options of its kinds. */
export interface DecisionProps {
  decision: Decision;
  options: ActionOption[];
  act: (option: ActionOption) => void;
}
