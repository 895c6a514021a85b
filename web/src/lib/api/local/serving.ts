// The worker that serves: it answers requests as a server would, and gives what takes long to the one that thinks.
import type { Answered, Wanted } from "./messages";
import { startPython } from "./python";
import { channel, hold, Storage } from "./storage";

/** What is used of `Page` in exlibris/page/page.py. */
interface Page {
  answer(method: string, url: string, body: string): Promise<string>;
  listen(id: number, table: string, query: string): Promise<void>;
  hush(id: number): void;
  changed_elsewhere(table: string): void;
}

const tell = (message: Answered): void => postMessage(message);

/** The longest that one piece of work may take, in milliseconds; reviews take longest. */
const LONGEST_MS = 300_000;

/** The other worker, started when there is something to think about, and again when it takes too long. */
class Thinker {
  #worker: Worker | null = null;
  #last: Promise<unknown> = Promise.resolve();

  /** Have some work done, after what was asked for before. */
  think(work: string): Promise<string> {
    const done = this.#last.then(() => this.#done(work));
    this.#last = done.catch(() => this.stop());
    return done;
  }

  start(): Worker {
    return (this.#worker ??= new Worker(new URL("./thinking.ts", import.meta.url), { type: "module" }));
  }

  stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }

  #done(work: string): Promise<string> {
    const worker = this.start();
    return new Promise((done, failed) => {
      const late = setTimeout(() => failed(new Error("takes too long")), LONGEST_MS);
      worker.onmessage = ({ data }: MessageEvent<string>) => (clearTimeout(late), done(data));
      worker.onerror = ({ message }) => (clearTimeout(late), failed(new Error(message)));
      worker.postMessage(work);
    });
  }
}

async function start(): Promise<Page> {
  const [python, storage] = await Promise.all([
    startPython((part) => tell({ kind: "progress", part })),
    Storage.open(),
  ]);
  const thinker = new Thinker();
  const module = python.pyimport("exlibris.page.page") as unknown as {
    Page(...parts: unknown[]): Page;
  };
  const push = (id: number, text: string): void => tell({ kind: "news", id, text });
  const page = module.Page(storage, push, (work: string) => thinker.think(work), hold);
  channel.onmessage = ({ data }: MessageEvent<string>) => page.changed_elsewhere(data);
  tell({ kind: "progress", part: 1 });
  setTimeout(() => thinker.start());
  return page;
}

const page = start();
page.catch((error: unknown) => tell({ kind: "failed", why: String(error) }));

onmessage = async ({ data }: MessageEvent<Wanted>) => {
  const here = await page;
  if (data.kind === "ask") {
    tell({ kind: "answer", id: data.id, text: await here.answer(data.method, data.url, data.body) });
  } else if (data.kind === "listen") {
    tell({ kind: "open", id: data.id });
    await here.listen(data.id, data.table, data.query);
  } else here.hush(data.id);
};
