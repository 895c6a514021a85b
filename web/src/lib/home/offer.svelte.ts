import { api } from "../api/http";
import type { BotInfo, PresetInfo } from "../api/types";
import { problemText } from "../state/problems";

/** What the server offers to new tables, in the page's language. */
export class Offer {
  presets = $state.raw<PresetInfo[]>([]);
  bots = $state.raw<BotInfo[]>([]);
  problem = $state<string | null>(null);

  async load(): Promise<void> {
    try {
      [this.presets, this.bots] = await Promise.all([api.presets(), api.bots()]);
      this.problem = null;
    } catch (error) {
      this.problem = problemText(error);
    }
  }
}
