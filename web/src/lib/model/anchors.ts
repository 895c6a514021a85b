// Where on the rules page a thing or a question is explained.

/** The page's sections in order, each with those within it. Locations and assistants have anchors of their own. */
const OUTLINE = [
  ["aim"],
  ["need"],
  ["cards"],
  ["setup"],
  ["round", "preparation", "placement", "home", "resolution", "cleanup"],
  ["shelving"],
  ["final-round"],
  ["inspection", "stability", "prominent", "banned", "variety", "focus", "total", "example"],
  ["locations"],
  ["assistants"],
  ["priority"],
  ["variants"],
  ["solo"],
  ["rulebooks"],
] as const;

export type Section = (typeof OUTLINE)[number][number];

/** All sections in order. */
export const SECTIONS: readonly Section[] = OUTLINE.flat();

/** The sections within others. */
export const SUBSECTIONS: ReadonlySet<Section> = new Set(
  OUTLINE.flatMap(([, ...within]): Section[] => within),
);

/** Return the anchor of a location or an assistant from its key in the catalog. */
export const anchorOf = (key: string): string => key.replaceAll("_", "-");

/** The sections about prompts that belong to no location or assistant. */
const FIXED: Record<string, Section> = {
  library: "setup",
  "library-pool": "setup",
  "assistant-card": "setup",
  eliminate: "solo",
  place: "placement",
  home: "home",
  "both-home": "home",
  put: "shelving",
  flip: "inspection",
};

/** Prompts that occur in several places: explained with the location, or without one in this section. */
const ANYWHERE: Record<string, Section> = {
  "shelve-gained": "placement",
  "shelve-hand": "shelving",
  "discard-hand": "placement",
  "discard-own": "placement",
  take: "placement",
  "name-category": "locations",
  "keep-from-deck": "locations",
  "discard-looked-at": "locations",
  "put-back": "locations",
  "put-at-bottom": "locations",
};

/** Return the key of the assistant that asks: its prompts begin with the key, or the rule id has it. */
function askingAssistant(id: string, ruleId: string, assistants: readonly string[]): string | undefined {
  const inRule = /^ASST2?-([A-Z]+)-/.exec(ruleId)?.[1]?.toLowerCase();
  return assistants.find((key) => id === key || id.startsWith(`${key}-`) || key === inRule);
}

/**
 * Return the key of the assistant or location whose effect asks a prompt, or null; `place` is the key of the location
 * where it is asked, and `assistants` are the keys of all assistants.
 */
export function askingPiece(
  prompt: string,
  place: string | null,
  ruleId: string,
  assistants: readonly string[],
): string | null {
  const id = prompt.replace(/^prompt-/, "");
  return FIXED[id] ? null : (askingAssistant(id, ruleId, assistants) ?? place);
}

/** Return the anchor that explains a prompt, with the arguments of `askingPiece`. */
export function anchorFor(prompt: string, ...asked: [string | null, string, readonly string[]]): string {
  const id = prompt.replace(/^prompt-/, "");
  return anchorOf(FIXED[id] ?? askingPiece(prompt, ...asked) ?? ANYWHERE[id] ?? "round");
}

/** Whether the rules page explains a prompt that no location or assistant has to itself. */
export const isExplained = (prompt: string): boolean => {
  const id = prompt.replace(/^prompt-/, "");
  return id in FIXED || id in ANYWHERE;
};

/** Return the address of an anchor on the rules page, in the version of the rulebook that is played. */
export function rulesAddress(anchor: string, preset: string | null | undefined): string {
  return `/rules${preset ? `?rulebook=${encodeURIComponent(preset)}` : ""}#${anchor}`;
}
