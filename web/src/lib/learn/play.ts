import { api } from "../api/http";
import { router } from "../state/router.svelte";
import { settings } from "../state/settings.svelte";

const OPPONENTS = ["Berta", "Oswin"];

/** Start a beginner's game against two careless computer players. */
export async function playBeginnersGame(): Promise<void> {
  const bots = await api.bots();
  const easy = bots.find(({ careless }) => careless) ?? bots[0];
  const opponents = OPPONENTS.map((name) => ({ name, player: easy?.key ?? "" }));
  const { id } = await api.create({
    seats: [{ name: settings.name.trim(), player: "human" }, ...opponents],
    variants: ["beginner"],
  });
  router.go(`/table/${id}`);
}
