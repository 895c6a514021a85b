import type { Sheet } from "../api/types";
import { copyText } from "../dom/clipboard";
import { t } from "../i18n";

/** Return the form as a few lines of text, for a message. */
export function formText(sheet: Sheet): string {
  const points = sheet.rows.filter(({ section }) => /^[BC]/.test(section));
  const lines = points.map(
    ({ label, cells }) => `${t("label", { label })} ${cells.map(({ value }) => value).join(" · ")}`,
  );
  const names = sheet.heads.map(([name]) => name).join(" · ");
  return [`Ex Libris, ${sheet.number}`, sheet.facts, names, ...lines, sheet.verdict].join("\n");
}

/** Share the text with the device's own dialog, or else copy it. Returns which of the two worked. */
export async function share(title: string, text: string): Promise<"shared" | "copied" | "failed"> {
  if (typeof navigator.share === "function") {
    await navigator.share({ title, text });
    return "shared";
  }
  return (await copyText(text)) ? "copied" : "failed";
}
