import type { Decision, Option } from "../api/types";

/** What every decision component is given: its own kind's options of the pending decision. */
export interface DecisionProps {
  decision: Decision;
  options: Option[];
  act: (option: Option) => void;
}
