import type { Decision, Option } from "../api/types";

/** Props of every decision component; `options` are those of its own kinds. */
export interface DecisionProps {
  decision: Decision;
  options: Option[];
  act: (option: Option) => void;
}
