// The title and text of every section of the rules page.
import { msg } from "../i18n";
import type { Section } from "../model/anchors";

export interface SectionWords {
  title: string;
  /** Null for a section of pictures and numbers only. */
  text: string | null;
}

export const WORDS: Record<Section, SectionWords> = {
  aim: { title: msg("rules-aim"), text: msg("rules-aim-text") },
  need: { title: msg("rules-need"), text: msg("rules-need-text") },
  cards: { title: msg("rules-cards"), text: msg("rules-cards-text") },
  setup: { title: msg("rules-setup"), text: msg("rules-setup-text") },
  round: { title: msg("rules-round"), text: msg("rules-round-text") },
  preparation: { title: msg("rules-preparation"), text: msg("rules-preparation-text") },
  placement: { title: msg("rules-placement"), text: msg("rules-placement-text") },
  home: { title: msg("rules-home"), text: msg("rules-home-text") },
  resolution: { title: msg("rules-resolution"), text: msg("rules-resolution-text") },
  cleanup: { title: msg("rules-cleanup"), text: msg("rules-cleanup-text") },
  shelving: { title: msg("rules-shelving"), text: msg("rules-shelving-text") },
  "final-round": { title: msg("rules-final-round"), text: msg("rules-final-round-text") },
  inspection: { title: msg("rules-inspection"), text: msg("rules-inspection-text") },
  stability: { title: msg("rules-stability"), text: msg("rules-stability-text") },
  prominent: { title: msg("rules-prominent"), text: msg("rules-prominent-text") },
  banned: { title: msg("rules-banned"), text: msg("rules-banned-text") },
  variety: { title: msg("rules-variety"), text: msg("rules-variety-text") },
  focus: { title: msg("rules-focus"), text: msg("rules-focus-text") },
  total: { title: msg("rules-total"), text: msg("rules-total-text") },
  example: { title: msg("rules-example"), text: null },
  locations: { title: msg("rules-locations"), text: msg("rules-locations-text") },
  assistants: { title: msg("rules-assistants"), text: msg("rules-assistants-text") },
  priority: { title: msg("rules-priority"), text: msg("rules-priority-text") },
  variants: { title: msg("rules-variants"), text: msg("rules-variants-text") },
  solo: { title: msg("rules-solo"), text: msg("rules-solo-text") },
  rulebooks: { title: msg("rules-rulebooks"), text: msg("rules-rulebooks-text") },
};

/** Split a message into paragraphs at empty lines. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, " ").trim())
    .filter((paragraph) => paragraph !== "");
}
