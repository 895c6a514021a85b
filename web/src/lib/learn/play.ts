import { api } from "../api/http";
import { presetOf } from "../lobby/presets";
import { t, texts } from "../i18n";
import { router } from "../state/router.svelte";
import { settings } from "../state/settings.svelte";

const OPPONENTS = ["Berta", "Oswin"];

/** Start a beginner's game by the language's rulebook, against two careless computer players. */
export async function playBeginnersGame(): Promise<void> {
  const [bots, presets] = await Promise.all([api.bots(), api.presets()]);
  const preset = presetOf(presets, texts.language);
  const easy = bots.find(({ careless }) => careless) ?? bots[0];
  const opponents = OPPONENTS.map((name) => ({ name, player: easy?.key ?? "" }));
  const { id } = await api.create({
    seats: [{ name: settings.name.trim() || t("nameless"), player: "human" }, ...opponents],
    ...(preset ? { preset: preset.key } : {}),
    variants: ["beginner"],
  });
  router.go(`/table/${id}`);
}
