import { api } from "../api/http";
import { Loaded } from "../state/loaded.svelte";

/** The server's choices for new tables, in the page's language. Create it while a component is initialized. */
export class Offer {
  readonly #loaded = new Loaded(() => Promise.all([api.presets(), api.bots()]));
  readonly presets = $derived(this.#loaded.answer?.[0] ?? []);
  readonly bots = $derived(this.#loaded.answer?.[1] ?? []);
  readonly problem = $derived(this.#loaded.problem);
}
