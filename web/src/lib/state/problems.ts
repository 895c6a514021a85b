import { ApiError } from "../api/http";
import { msg, t, texts } from "../i18n";

/** The messages for those codes that have none by their own name. */
const SAID_AS: Readonly<Record<string, string>> = {
  "nothing-to-undo": msg("error-too-late"),
  "table-unreadable": msg("table-unreadable-why"),
  "seed-with-guests": msg("open-deal-guests"),
  "request-not-found": msg("error-request-answered"),
  "takes-too-long": msg("error-given-up"),
  "worker-died": msg("error-given-up"),
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
  const { code, message: detail, seconds } = error;
  // Those of frequent codes begin with "error"; all others have a catalog of their own, loaded with the first refusal.
  const ids = [SAID_AS[code] ?? `error-${code}`, `refusal-${code}`];
  const said = ids.map((id) => t(id, { detail, seconds, wait: waitText(seconds) }));
  const text = said.find((each, index) => each !== ids[index]);
  if (text !== undefined) return text;
  if (error.status >= 500) return t("error-server");
  return error.message || t("error-unknown", { detail: error.code });
}
