import type { NewTable, PresetFacts } from "../api/types";

/** The rules of a new table, as the form has them. */
export interface RulesDraft {
  preset: string;
  variants: string[];
  level: number;
}

export const SOLO = "solo";

/** Variants that say different things of the same: taking one gives the others up. */
const RIVALS = ["beginner", "beginner-all-locations", "drafted"];

export const firstRules = (): RulesDraft => ({ preset: "first-en", variants: [], level: 1 });

export const isSolo = ({ variants }: RulesDraft): boolean => variants.includes(SOLO);

/** Solo goes with no other variant. */
const areRivals = (one: string, other: string): boolean =>
  one === SOLO || other === SOLO || (RIVALS.includes(one) && RIVALS.includes(other));

/** The variant taken or given up. */
export function toggled(rules: RulesDraft, key: string): RulesDraft {
  if (rules.variants.includes(key))
    return { ...rules, variants: rules.variants.filter((other) => other !== key) };
  const kept = rules.variants.filter((other) => !areRivals(other, key));
  return { ...rules, variants: [...kept, key] };
}

/** Another rulebook, with those of the variants that it has as well. */
export function withPreset(rules: RulesDraft, preset: PresetFacts): RulesDraft {
  const known = new Set(preset.variants.map(({ key }) => key));
  return { ...rules, preset: preset.key, variants: rules.variants.filter((key) => known.has(key)) };
}

/** What the server is told. */
export function rulesRequest(rules: RulesDraft): Pick<NewTable, "preset" | "variants" | "level"> {
  const { preset, variants, level } = rules;
  return { preset, variants, ...(isSolo(rules) ? { level } : {}) };
}
