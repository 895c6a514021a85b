import type { ActionOption } from "../api/types";
import { t } from "../i18n";

/** Return why a placement gains nothing as things stand; undefined for other actions. */
export const whyUseless = (option: ActionOption): string | null | undefined =>
  option.kind === "space" ? option.useless : undefined;

/** Return the question whether the reader means an action: it gains nothing, or can't be taken back. */
export function sureText(option: ActionOption): string {
  const why = whyUseless(option);
  return why ? t("sure-useless", { why }) : t("sure", { what: option.text });
}
