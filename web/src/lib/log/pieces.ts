import type { Mention } from "../api/types";

/** A part of a sentence: plain text, or a name with what it refers to. */
export interface SentencePart {
  text: string;
  mention: Mention | null;
}

/** Split a sentence at its names. */
export function pieces(text: string, mentions: readonly Mention[]): SentencePart[] {
  const parts: SentencePart[] = [];
  let at = 0;
  for (const mention of mentions) {
    parts.push({ text: text.slice(at, mention.start), mention: null });
    parts.push({ text: text.slice(mention.start, mention.end), mention });
    at = mention.end;
  }
  parts.push({ text: text.slice(at), mention: null });
  return parts.filter((part) => part.text !== "");
}
