import { ApiError } from "../api/http";
import { msg, t, texts } from "../i18n";

/** Messages for frequent refusals, by the server's codes. Other refusals have a catalog of their own, loaded with the
 * first refusal: "refusal-" and the code.
 */
const REFUSALS: Readonly<Record<string, string>> = {
  offline: msg("error-offline"),
  stale: msg("error-stale"),
  "nothing-to-undo": msg("error-too-late"),
  "table-not-found": msg("error-table-not-found"),
  "table-unreadable": msg("table-unreadable-why"),
  "seed-with-guests": msg("open-deal-guests"),
  "seat-taken": msg("error-seat-taken"),
  "seat-not-yours": msg("error-seat-not-yours"),
  "already-seated": msg("error-already-seated"),
  "name-at-table": msg("error-name-at-table"),
  "unclear-name": msg("error-unclear-name"),
  "reserved-name": msg("error-reserved-name"),
  "unclear-line": msg("error-unclear-line"),
  "already-asking": msg("error-already-asking"),
  "asked-too-often": msg("error-asked-too-often"),
  muted: msg("error-muted"),
  "account-closed": msg("error-account-closed"),
  blocked: msg("error-blocked"),
  "too-many-ask": msg("error-too-many-ask"),
  "request-answered": msg("error-request-answered"),
  "request-not-found": msg("error-request-answered"),
  "game-begun": msg("error-game-begun"),
  "not-your-turn": msg("error-not-your-turn"),
  "illegal-action": msg("error-illegal-action"),
  "game-over": msg("error-game-over"),
  "not-begun": msg("error-not-begun"),
  "not-flipping": msg("error-not-flipping"),
  "hints-not-allowed": msg("error-hints-not-allowed"),
  "computer-plays": msg("error-computer-plays"),
  "still-here": msg("error-still-here"),
  "still-deciding": msg("error-still-deciding"),
  "decide-first": msg("error-decide-first"),
  "others-play": msg("error-others-play"),
  "bad-table": msg("error-bad-table"),
  "not-text": msg("error-not-text"),
  "table-closed": msg("error-table-closed"),
  "takes-too-long": msg("error-given-up"),
  "worker-died": msg("error-given-up"),
  "table-differs": msg("error-table-differs"),
  "not-host": msg("error-not-host"),
  "nobody-seated": msg("error-nobody-seated"),
  "game-on": msg("error-game-on"),
  "bad-webhook": msg("error-bad-webhook"),
  "mail-fails": msg("error-mail-fails"),
  "too-much-queued": msg("error-too-much-queued"),
  "too-many-tables": msg("error-too-many-tables"),
  "browser-storage": msg("error-browser-storage"),
  "too-many-open-tables": msg("error-too-many-open-tables"),
  "too-many-network-tables": msg("error-too-many-network-tables"),
  "too-many-network-open": msg("error-too-many-network-open"),
  "stored-too-much": msg("error-stored-too-much"),
  "table-full": msg("error-table-full"),
};

/** Return a time to wait in words, rounded up. */
function waitText(seconds: number): string {
  const [size, unit] = seconds < 90 ? [1, "second"] : seconds < 5400 ? [60, "minute"] : [3600, "hour"];
  const count = Math.max(1, Math.ceil(seconds / Number(size)));
  const text = new Intl.NumberFormat(texts.language, { style: "unit", unit: String(unit) }).format(count);
  return text.replace(/\.$/, ""); // it ends a sentence
}

/** Return one line that names the problem and the remedy. */
export function problemText(error: unknown): string {
  if (!(error instanceof ApiError)) return t("error-unknown", { detail: String(error) });
  if (error.code === "needs-server") return error.message;
  const known = REFUSALS[error.code] ?? `refusal-${error.code}`;
  const text = t(known, { detail: error.message, wait: waitText(error.seconds) });
  if (text !== known) return text;
  if (error.status >= 500) return t("error-server");
  return error.message || t("error-unknown", { detail: error.code });
}
