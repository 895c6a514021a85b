import { api } from "../api/http";
import type { NewTable } from "../api/types";
import { quickTable } from "../home/quick";
import { t, texts } from "../i18n";
import { openTable } from "../lobby/open";
import { presetOf } from "../lobby/presets";

/** Start a beginner's game by the language's rulebook. Returns what went wrong. */
export const playBeginnersGame = (): Promise<string | null> => openTable(beginnersTable());

async function beginnersTable(): Promise<NewTable> {
  const [bots, presets] = await Promise.all([api.bots(), api.presets()]);
  const preset = presetOf(presets, texts.language);
  if (!preset) throw new Error(t("refusal-unknown-preset"));
  return quickTable(preset, bots, true);
}
