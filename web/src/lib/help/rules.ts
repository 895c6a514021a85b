import type { Decision } from "../api/types";
import { anchorFor, anchorOf, askingPiece, rulesAddress } from "../model/anchors";
import { catalog } from "../state/catalog.svelte";
import type { Subject } from "../target/explainer.svelte";

const assistantKeys = (): string[] => catalog.assistants.map(({ key }) => key);
const placeOf = ({ tile }: Decision): string | null => (tile === null ? null : catalog.tile(tile).key);

function anchorOfSubject(subject: Subject): string | null {
  switch (subject.kind) {
    case "tile":
      return anchorOf(catalog.tile(subject.number).key);
    case "assistant":
      return anchorOf(subject.key);
    case "card":
      return "cards";
    case "shelf":
      return "shelving";
    case "decision":
      return anchorOfDecision(subject.decision);
    case "several":
    case "text":
      return null;
  }
}

/** Return the address of the rules about a thing on the table, or null. */
export function rulesOf(subject: Subject | null, preset: string | undefined): string | null {
  const anchor = subject && anchorOfSubject(subject);
  return anchor && rulesAddress(anchor, preset);
}

const anchorOfDecision = (asked: Decision): string =>
  anchorFor(asked.prompt.id, placeOf(asked), asked.rule_id, assistantKeys());

/** Return the name and the summary of the location or assistant whose effect asks, or null. */
export function pieceOfDecision(asked: Decision): { name: string; summary: string } | null {
  const key = askingPiece(asked.prompt.id, placeOf(asked), asked.rule_id, assistantKeys());
  const pieces = [...catalog.tiles, ...catalog.assistants];
  return pieces.find((piece) => piece.key === key) ?? null;
}

/** Return the address of the rules about a decision. */
export const rulesOfDecision = (asked: Decision, preset: string | undefined): string =>
  rulesAddress(anchorOfDecision(asked), preset);
