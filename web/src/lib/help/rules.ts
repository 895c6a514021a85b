import type { Decision } from "../api/types";
import { anchorFor, anchorOf, rulesAddress } from "../model/anchors";
import { catalog } from "../state/catalog.svelte";
import type { Subject } from "../hint/hint.svelte";

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
    case "text":
      return null;
  }
}

/** Return the address of the rules about a thing on the table, or null if there are none. */
export function rulesOf(subject: Subject | null, preset: string | undefined): string | null {
  const anchor = subject && anchorOfSubject(subject);
  return anchor && rulesAddress(anchor, preset);
}

/** Return the address of the rules about a decision. */
export function rulesOfDecision({ prompt, tile, rule_id }: Decision, preset: string | undefined): string {
  const place = tile === null ? null : catalog.tile(tile).key;
  const assistants = catalog.assistants.map(({ key }) => key);
  return rulesAddress(anchorFor(prompt.id, place, rule_id, assistants), preset);
}
