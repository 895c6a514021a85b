import { t } from "../i18n";

/** Return the result of a day's puzzle for a message, without giving the answer away. */
export function shareText(number: number, solved: boolean, days: number, address: string): string {
  const line = solved ? t("puzzle-share-solved", { number, days }) : t("puzzle-share", { number });
  return `${line}\n${address}`;
}
