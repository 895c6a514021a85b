import type { PresetInfo, TableOptions } from "../api/types";

/** Return the names of a rulebook and its variants; their keys as long as `presets` does not have them. */
export function rulesName(
  rules: Pick<TableOptions, "preset" | "variants">,
  presets: readonly PresetInfo[],
): string {
  const preset = presets.find(({ key }) => key === rules.preset);
  const variants = preset?.variants.filter(({ key }) => rules.variants?.includes(key)) ?? [];
  return [preset?.name ?? rules.preset, ...variants.map(({ name }) => name)].join("; ");
}
