import { ApiError } from "../api/http";
import { msg, t } from "../i18n";
import { problemText } from "../state/problems";

const REFUSALS: Readonly<Record<string, string>> = {
  "wrong-credentials": msg("error-wrong-credentials"),
  "wrong-password": msg("error-wrong-password"),
  "code-needed": msg("error-code-needed"),
  "wrong-code": msg("error-wrong-code"),
  "name-taken": msg("error-name-taken"),
  "weak-password": msg("error-weak-password"),
  "too-many-attempts": msg("error-too-many-attempts"),
  "unknown-link": msg("error-unknown-link"),
};

/** Return one line that says what went wrong with an account. */
export function accountProblem(error: unknown): string {
  const known = error instanceof ApiError ? REFUSALS[error.code] : undefined;
  return known ? t(known, { seconds: (error as ApiError).seconds }) : problemText(error);
}
