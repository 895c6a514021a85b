import { api } from "../api/http";
import type { NewTable } from "../api/types";
import { openTable } from "../lobby/open";
import { presetOf } from "../lobby/presets";
import { t, texts } from "../i18n";
import { settings } from "../state/settings.svelte";

const OPPONENTS = ["Berta", "Oswin"];

/** Start a beginner's game by the language's rulebook, against two careless computer players. Returns what went wrong. */
export const playBeginnersGame = (): Promise<string | null> => openTable(beginnersTable());

async function beginnersTable(): Promise<NewTable> {
  const [bots, presets] = await Promise.all([api.bots(), api.presets()]);
  const preset = presetOf(presets, texts.language);
  const easy = bots.find(({ careless }) => careless) ?? bots[0];
  const opponents = OPPONENTS.map((name) => ({ name, player: easy?.key ?? "" }));
  return {
    seats: [{ name: settings.name.trim() || t("nameless"), player: "human" }, ...opponents],
    ...(preset ? { preset: preset.key } : {}),
    variants: ["beginner"],
  };
}
