// The worker of a documentation page: Python, with the engine, for its cells.
import { startPython } from "../lib/api/local/python";

export interface Task {
  kind: "python" | "position";
  source: string;
}

/** What a cell printed, its last value drawn as SVG, and why it stopped; each may be empty. */
export interface Result {
  text: string;
  picture: string;
  error: string;
}

interface Notebook {
  run(source: string): string;
  draw(source: string): string;
}

const notebook = startPython().then((python) => {
  const { Notebook } = python.pyimport("exlibris.page.notebook") as unknown as { Notebook(): Notebook };
  return Notebook();
});

onmessage = async ({ data }: MessageEvent<Task>) => {
  const cells = await notebook;
  const answer = data.kind === "python" ? cells.run(data.source) : cells.draw(data.source);
  postMessage(JSON.parse(answer) as Result);
};
