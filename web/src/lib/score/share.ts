import type { FormSheet } from "../api/types";

/** The form in a few lines of text, for a message to the others. */
export function formText(sheet: FormSheet): string {
  const points = sheet.rows.filter(({ section }) => /^[BC]/.test(section));
  const lines = points.map(({ label, cells }) => `${label}: ${cells.map(({ value }) => value).join(" · ")}`);
  const names = sheet.heads.map(([name]) => name).join(" · ");
  return [`Ex Libris, ${sheet.number}`, sheet.facts, names, ...lines, sheet.verdict].join("\n");
}

/** Hands the text to the device's own way of sharing, else to the clipboard; which of the two it was. */
export async function share(title: string, text: string): Promise<"shared" | "copied"> {
  if (typeof navigator.share === "function") {
    await navigator.share({ title, text });
    return "shared";
  }
  await navigator.clipboard.writeText(text);
  return "copied";
}
