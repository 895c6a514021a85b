/** Whether the server has a newer build of the client than the one that runs here. */
class Update {
  there = $state(false);
}

export const update = new Update();
