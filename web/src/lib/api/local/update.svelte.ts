/** Updates and failures of the page, in place of `state/update`, as reported by its service worker. */
class Update {
  /** Whether a newer version than the running one is ready. */
  there = $state(false);
  /** The last failure that no other part of the page can show. */
  trouble = $state<string | null>(null);

  /** Load the newer version. */
  load = (): void => location.reload();

  /** Do nothing: there is no server to ask. */
  look = (): Promise<void> => Promise.resolve();
}

export const update = new Update();
