/** A worker for occasional questions. */
export const ALIVE = "alive";

/** A worker that answers messages one at a time. It is stopped when it fails or takes too long, and restarted when next
 * needed.
 */
export class Helper {
  private worker: Worker | null = null;

  constructor(private readonly start: () => Worker) {}

  /** Start the worker unless it is running. */
  ready(): Worker {
    return (this.worker ??= this.start());
  }

  /** Return the answer to a message; fail if it does not come within these milliseconds. */
  ask<Message, Answer>(message: Message, milliseconds: number): Promise<Answer> {
    const worker = this.ready();
    return new Promise((done, failed) => {
      const stop = (why: string): void => {
        clearTimeout(late);
        worker.terminate();
        this.worker = null;
        failed(new Error(why));
      };
      const late = setTimeout(stop, milliseconds, "takes too long");
      worker.onmessage = ({ data }: MessageEvent<Answer>) => (clearTimeout(late), done(data));
      worker.onmessageerror = () => stop("an answer that can't be read");
      worker.onerror = ({ message: why }) => stop(why);
      worker.postMessage(message);
    });
  }
}
