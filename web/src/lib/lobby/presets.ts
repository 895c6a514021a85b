import type { PresetInfo } from "../api/types";

/** Return the first rulebook that plays with cards in that language, or else the first of all. */
export function presetOf(presets: readonly PresetInfo[], language: string): PresetInfo | undefined {
  return presets.find(({ deck }) => deck === language) ?? presets[0];
}
