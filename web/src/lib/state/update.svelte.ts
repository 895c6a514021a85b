import { isOutdated } from "../api/transport";

/** Updates and failures of the page. */
class Update {
  /** Whether the server has a newer build of the client than the one that runs here. */
  there = $state(false);
  /** The last failure that no other part of the page can show. */
  trouble = $state<string | null>(null);

  /** Load the newer build. */
  load = (): void => location.reload();

  /** Ask the server for its build. */
  async look(): Promise<void> {
    if (await isOutdated().catch(() => false)) this.there = true;
  }
}

export const update = new Update();
