import { api } from "../api/http";
import { router } from "../state/router.svelte";
import { settings } from "../state/settings.svelte";

const OPPONENTS = ["Berta", "Oswin"];

/** A beginner's game against two careless computers begins. */
export async function playBeginnersGame(): Promise<void> {
  const careless = OPPONENTS.map((name) => ({ name, player: "random" as const }));
  const { id } = await api.create({
    seats: [{ name: settings.name.trim(), player: "human" }, ...careless],
    variants: ["beginner"],
  });
  router.go(`/table/${id}`);
}
