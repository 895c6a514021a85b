/** Whether the server could be reached by the last request. */
class Reach {
  lost = $state(globalThis.navigator?.onLine === false);
  /** How often the server has come back. Effects that read this repeat the requests that failed meanwhile. */
  returns = $state(0);

  /** How many requests have been waiting for their answers for too long. */
  slow = $state(0);

  /** Count a request as slow after a while, until the returned function is called. */
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
