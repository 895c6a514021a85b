/** Whether the last request came through to the server. */
class Reach {
  lost = $state(false);
}

export const reach = new Reach();
