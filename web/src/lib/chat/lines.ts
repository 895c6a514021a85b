import type { ChatLine } from "../api/types";

/** Merge new lines into the lines, each once and in order, without removed ones. */
export function joined(lines: readonly ChatLine[], came: readonly ChatLine[]): ChatLine[] {
  const byNumber = new Map([...lines, ...came].map((line) => [line.number, line]));
  for (const { removes } of came) if (removes !== null) byNumber.delete(removes);
  return [...byNumber.values()].sort((one, other) => one.number - other.number);
}

/** Return the lines to show: those with text, without muted authors. */
export function shown(lines: readonly ChatLine[], muted: ReadonlySet<string>): ChatLine[] {
  return lines.filter((line) => (line.text ?? line.phrase) !== null && !muted.has(line.author));
}

/** Return the number of lines by others after the last line that was read. */
export function unread(lines: readonly ChatLine[], read: number): number {
  return lines.filter((line) => line.number > read && !line.yours).length;
}
