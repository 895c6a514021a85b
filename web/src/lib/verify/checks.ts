import type { Verification } from "../api/types";
import { msg } from "../i18n";

type Check = Verification["checks"][number];

/** The sentences about each check: it holds, it doesn't, there is nothing to check. */
const SENTENCES: Readonly<Record<Check["key"], readonly [string, string, string]>> = {
  noted: [msg("verify-noted-yes"), msg("verify-noted-no"), msg("verify-noted-no")],
  commitment: [msg("verify-hash-yes"), msg("verify-hash-no"), msg("verify-hash-none")],
  deal: [msg("verify-deal-yes"), msg("verify-deal-no"), msg("verify-deal-none")],
  actions: [msg("verify-actions-yes"), msg("verify-actions-no"), msg("verify-actions-no")],
  result: [msg("verify-result-yes"), msg("verify-result-no"), msg("verify-result-none")],
};

/** Return the sentence about a check. */
export function sentenceOf({ key, holds }: Check): string {
  const [yes, no, none] = SENTENCES[key];
  return holds === null ? none : holds ? yes : no;
}

/** Return the verdict on a record. */
export function verdictOf(found: Verification): string {
  if (!found.verified) return msg("verify-bad");
  return found.commitment ? msg("verify-good") : msg("verify-partly");
}

/** Return the fingerprint in a typed or pasted text; null for an empty text, false for an invalid one. */
export function hashIn(typed: string): string | null | false {
  const digits = typed.replaceAll(/\s/g, "").toLowerCase();
  if (!digits) return null;
  return /^[0-9a-f]{64}$/.test(digits) && digits;
}
