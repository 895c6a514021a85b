/** What the page itself lacks, in place of `state/update`: its service worker tells. */
class Update {
  /** Whether a newer version is here than the one that runs. */
  there = $state(false);
  /** What has failed where nothing else can say so. */
  trouble = $state<string | null>(null);

  /** Load the newer version. */
  load = (): void => location.reload();

  /** Do nothing: there is no server to ask. */
  look = (): Promise<void> => Promise.resolve();
}

export const update = new Update();
