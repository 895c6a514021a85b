// The address that only the rules page asks for.
import { request } from "../api/http";
import type { components } from "../api/schema";

export type RulesFacts = components["schemas"]["RulesFacts"];

export const readRules = (rulebook: string): Promise<RulesFacts> =>
  request(`/api/rules?rulebook=${encodeURIComponent(rulebook)}`);
