/** Whether the server can be reached, as far as the last request tells. */
class Reach {
  lost = $state(globalThis.navigator?.onLine === false);
  /** How often the server has come back. Effects that read this ask again for what failed meanwhile. */
  returns = $state(0);

  note(lost: boolean): void {
    if (this.lost && !lost) this.returns += 1;
    this.lost = lost;
  }
}

export const reach = new Reach();
