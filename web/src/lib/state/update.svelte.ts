import { isOutdated } from "../api/transport";

/** What the page itself lacks. */
class Update {
  /** Whether the server has a newer build of the client than the one that runs here. */
  there = $state(false);
  /** What has failed where nothing else can say so. */
  trouble = $state<string | null>(null);

  /** Load the newer build. */
  load = (): void => location.reload();

  /** Ask the server for its build. */
  async look(): Promise<void> {
    if (await isOutdated().catch(() => false)) this.there = true;
  }
}

export const update = new Update();
