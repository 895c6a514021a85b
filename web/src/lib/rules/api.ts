// The request that only the rules page makes.
import { request } from "../api/http";
import { withLog } from "../api/log";
import type { components } from "../api/schema";
import type { Snapshot } from "../api/types";

type Answer = components["schemas"]["RulesFacts"];

export type RulesFacts = Omit<Answer, "shelving" | "inspection"> & {
  shelving: Snapshot;
  inspection: Snapshot;
};

export const rulesPath = (rulebook: string): string => `/api/rules?rulebook=${encodeURIComponent(rulebook)}`;

export async function readRules(rulebook: string): Promise<RulesFacts> {
  const facts = await request<Answer>(rulesPath(rulebook));
  return { ...facts, shelving: withLog(facts.shelving, null), inspection: withLog(facts.inspection, null) };
}
