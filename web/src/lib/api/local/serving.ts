// The serving worker: it answers requests as a server would, and passes long tasks to the thinking worker.
import { ALIVE, Helper } from "./helper";
import { startPython } from "./python";
import { hold, Storage, type Trouble } from "./storage";

/** A request: its method, its address and its body. */
export type Wanted = [method: string, url: string, body: string];

/** Progress of the start, from 0 to 1, with the number of missing bytes; or the reason why it failed, with the files that
 * it loaded; or the reason why tables can't be stored.
 */
export type Start =
  { part: number; missing: number } | { why: string; files: string[] } | { trouble: Trouble };

/** The used part of `Page` in exlibris/page/page.py. */
interface Page {
  answer(...wanted: Wanted): Promise<string>;
}

const tell = (start: Start): void => postMessage(start);

/** The thinking worker, started when first needed. */
const thinker = new Helper(() => new Worker(new URL("./thinking.ts", import.meta.url), { type: "module" }));

/** Run a task there, one at a time, with a time limit in seconds. */
const think = (work: string, seconds: number): Promise<string> => thinker.ask(work, seconds * 1000);

async function start(): Promise<Page> {
  const kept = Storage.open((trouble) => tell({ trouble }));
  const [python, storage] = await Promise.all([
    startPython((part, missing) => tell({ part, missing })),
    kept,
  ]);
  const { Page } = python.pyimport("exlibris.page.page") as unknown as { Page(...parts: unknown[]): Page };
  const page = Page(storage, think, hold);
  tell({ part: 1, missing: 0 });
  setTimeout(() => thinker.ready());
  return page;
}

const page = start();
const filesOfWorker = (): string[] => performance.getEntriesByType("resource").map(({ name }) => name);
page.catch((error: unknown) => tell({ why: String(error), files: filesOfWorker() }));

onmessage = async ({ data, ports }: MessageEvent<Wanted | typeof ALIVE>) => {
  if (data === ALIVE) return postMessage(ALIVE);
  try {
    ports[0]!.postMessage(await (await page).answer(...data));
  } catch (error) {
    reportError(error); // the end of Python: the page starts another worker
  }
};
