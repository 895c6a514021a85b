// The title and text of every section of the rules page.
import type { MessageId } from "../i18n";
import type { Section } from "../model/anchors";

export const titleOf = (section: Section) => `rules-${section}` as const satisfies MessageId;

/** Return the message with a section's text; null for a section of pictures and numbers only. */
export const textOf = (section: Section): MessageId | null =>
  section === "example" ? null : `rules-${section}-text`;

/** Split a message into paragraphs at empty lines. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, " ").trim())
    .filter((paragraph) => paragraph !== "");
}
