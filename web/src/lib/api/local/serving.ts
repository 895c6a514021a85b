// The worker that serves: it answers requests as a server would, and gives what takes long to the one that thinks.
import type { Start, Wanted } from "./messages";
import { startPython } from "./python";
import { channel, hold, Storage } from "./storage";

/** What is used of `Page` in exlibris/page/page.py. */
interface Page {
  answer(method: string, url: string, body: string): Promise<string>;
  listen(push: (text: string) => void, table: string, query: string): Promise<() => void>;
  changed_elsewhere(table: string): void;
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
  const [python, storage] = await Promise.all([startPython((part) => tell({ part })), Storage.open()]);
  const module = python.pyimport("exlibris.page.page") as unknown as {
    Page(...parts: unknown[]): Page;
  };
  const page = module.Page(storage, think, hold);
  channel.onmessage = ({ data }: MessageEvent<string>) => page.changed_elsewhere(data);
  tell({ part: 1 });
  setTimeout(thinking);
  return page;
}

const page = start();
page.catch((error: unknown) => tell({ why: String(error) }));

onmessage = async ({ data, ports }: MessageEvent<Wanted>) => {
  const here = await page;
  const say = (text: string): void => ports[0]!.postMessage(text);
  if (data.kind === "ask") return say(await here.answer(data.method, data.url, data.body));
  say("open");
  const hush = await here.listen(say, data.table, data.query);
  ports[0]!.onmessage = () => hush();
};
