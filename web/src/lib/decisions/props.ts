import type { Decision, Option } from "../api/types";

/** The props of every decision component; `options` are those of its kinds only. */
export interface DecisionProps {
  decision: Decision;
  options: Option[];
  act: (option: Option) => void;
}
