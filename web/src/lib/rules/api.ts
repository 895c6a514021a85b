// The request that only the rules page makes.
import { ask } from "../api/http";
import { withLog } from "../api/log";
import type { FullSnapshot, RulesFacts } from "../api/types";

export type FullRulesFacts = Omit<RulesFacts, "shelving" | "inspection"> & {
  shelving: FullSnapshot;
  inspection: FullSnapshot;
};

export async function readRules(rulebook: string): Promise<FullRulesFacts> {
  const facts = await ask("get", "/api/rules", { rulebook });
  return { ...facts, shelving: withLog(facts.shelving, null), inspection: withLog(facts.inspection, null) };
}
