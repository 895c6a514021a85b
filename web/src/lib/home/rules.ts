import type { NewTable, PresetInfo } from "../api/types";

/** The rules of a new table as typed in the form. */
export interface RulesDraft {
  preset: string;
  variants: string[];
  level: number;
}

export const SOLO = "solo";

/** Variants that exclude each other: choosing one drops the others. */
const EXCLUSIVE = ["beginner", "beginner-all-locations", "drafted"];
/** Variants that solo excludes; variants of expansions are not included. */
const NOT_IN_SOLO = [...EXCLUSIVE, "friendlier", "longer", "next-award"];
/** Prefix of the variants that use a player's own deck. */
const OWN_DECK = "deck_";

export const firstRules = (preset: string): RulesDraft => ({ preset, variants: [], level: 1 });

export const isSolo = ({ variants }: RulesDraft): boolean => variants.includes(SOLO);

const exclude = (one: string, other: string): boolean =>
  (one === SOLO && NOT_IN_SOLO.includes(other)) ||
  (other === SOLO && NOT_IN_SOLO.includes(one)) ||
  (EXCLUSIVE.includes(one) && EXCLUSIVE.includes(other)) ||
  (one.startsWith(OWN_DECK) && other.startsWith(OWN_DECK));

/** Return the rules with a variant added or removed. */
export function toggled(rules: RulesDraft, key: string): RulesDraft {
  if (rules.variants.includes(key))
    return { ...rules, variants: rules.variants.filter((other) => other !== key) };
  const kept = rules.variants.filter((other) => !exclude(other, key));
  return { ...rules, variants: [...kept, key] };
}

/** Return the rules for another rulebook, with the variants that it also has. */
export function withPreset(rules: RulesDraft, preset: PresetInfo): RulesDraft {
  const known = new Set(preset.variants.map(({ key }) => key));
  return { ...rules, preset: preset.key, variants: rules.variants.filter((key) => known.has(key)) };
}

/** Return the rules in the server's format. */
export function rulesRequest(rules: RulesDraft): Pick<NewTable, "preset" | "variants" | "level"> {
  const { preset, variants, level } = rules;
  return { preset, variants, ...(isSolo(rules) ? { level } : {}) };
}
