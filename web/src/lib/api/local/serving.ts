// The worker that serves: it answers requests as a server would, and gives what takes long to the one that thinks.
import { startPython } from "./python";
import { hold, Storage, type Trouble } from "./storage";

/** A request: its method, its address and its body. */
export type Wanted = [method: string, url: string, body: string];

/** How much of the start is done, from 0 to 1, or why there can be none, with the files that it took; or what keeps
 * tables from being kept.
 */
export type Start = { part: number } | { why: string; files: string[] } | { trouble: Trouble };

/** What is used of `Page` in exlibris/page/page.py. */
interface Page {
  answer(...wanted: Wanted): Promise<string>;
}

const tell = (start: Start): void => postMessage(start);

/** The longest that one piece of work may take, in milliseconds; reviews take longest. */
const LONGEST_MS = 300_000;

let thinker: Worker | null = null;

/** The other worker, started when there is something to think about, and again when it takes too long. */
const thinking = (): Worker =>
  (thinker ??= new Worker(new URL("./thinking.ts", import.meta.url), { type: "module" }));

/** Have some work done there, one piece at a time. */
function think(work: string): Promise<string> {
  const worker = thinking();
  return new Promise((done, failed) => {
    const stop = (why: string): void => {
      worker.terminate();
      thinker = null;
      failed(new Error(why));
    };
    const late = setTimeout(stop, LONGEST_MS, "takes too long");
    worker.onmessage = ({ data }: MessageEvent<string>) => (clearTimeout(late), done(data));
    worker.onerror = ({ message }) => (clearTimeout(late), stop(message));
    worker.postMessage(work);
  });
}

async function start(): Promise<Page> {
  const kept = Storage.open((trouble) => tell({ trouble }));
  const [python, storage] = await Promise.all([startPython((part) => tell({ part })), kept]);
  const { Page } = python.pyimport("exlibris.page.page") as unknown as { Page(...parts: unknown[]): Page };
  const page = Page(storage, think, hold);
  tell({ part: 1 });
  setTimeout(thinking);
  return page;
}

const page = start();
const filesOfWorker = (): string[] => performance.getEntriesByType("resource").map(({ name }) => name);
page.catch((error: unknown) => tell({ why: String(error), files: filesOfWorker() }));

onmessage = async ({ data, ports }: MessageEvent<Wanted>) =>
  ports[0]!.postMessage(await (await page).answer(...data));
