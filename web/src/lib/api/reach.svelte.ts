/** Whether the server can be reached, as far as the last request tells. */
class Reach {
  lost = $state(globalThis.navigator?.onLine === false);
  /** How often the server has come back. Effects that read this ask again for what failed meanwhile. */
  returns = $state(0);

  /** How many requests have been waiting for their answers for too long. */
  slow = $state(0);

  /** Count a request as slow after so long, until the function that is returned is called. */
  awaiting(ms: number): () => void {
    let counted = 0;
    const timer = setTimeout(() => (this.slow += counted = 1), ms);
    return () => {
      clearTimeout(timer);
      this.slow -= counted;
    };
  }

  note(lost: boolean): void {
    if (this.lost && !lost) this.returns += 1;
    this.lost = lost;
  }
}

export const reach = new Reach();
