// Documentation pages with runnable cells: Python and positions, in the engine of the serverless page.
import type { Result, Task } from "./running";
import styles from "./cells.css?inline";

const POSITION = "exlibris position ";
/** How long typing must pause before a position is drawn, in milliseconds. */
const PAUSE_MS = 300;

interface Cell {
  code: HTMLElement;
  /** The last text that ran; null before the first run. */
  ran: string | null;
  output: HTMLElement;
}

let worker: Worker | null = null;
let last: Promise<unknown> = Promise.resolve();

/** Queue a task for the engine; the first task starts it. */
function done(task: Task): Promise<Result> {
  const result = last.then(
    () =>
      new Promise<Result>((answered, failed) => {
        worker ??= new Worker(new URL("./running.ts", import.meta.url), { type: "module" });
        worker.onmessage = ({ data }: MessageEvent<Result>) => answered(data);
        worker.onerror = ({ message }) => failed(new Error(message));
        worker.postMessage(task);
      }),
  );
  last = result.catch(() => null);
  return result;
}

function show(output: HTMLElement, { text, picture, error }: Result): void {
  output.replaceChildren();
  const said = document.createElement("pre");
  said.textContent = text + error;
  said.classList.toggle("error", error !== "");
  if (said.textContent) output.append(said);
  if (!picture) return;
  const image = document.createElement("img");
  image.src = `data:image/svg+xml,${encodeURIComponent(picture)}`;
  image.alt = "The position, drawn";
  output.append(image);
}

async function perform(cell: Cell, task: Task): Promise<boolean> {
  if (!worker) cell.output.textContent = "Getting the engine …";
  const result = await done(task).catch((error: Error) => ({ text: "", picture: "", error: error.message }));
  show(cell.output, result);
  cell.ran = result.error ? null : task.source;
  return !result.error;
}

/** Make a code block editable, and return it as a cell with space for its output below. */
function cellOf(code: HTMLElement): Cell {
  const output = document.createElement("div");
  output.className = "cell-output";
  output.setAttribute("aria-live", "polite");
  (code.closest(".highlight") ?? code).after(output);
  code.setAttribute("contenteditable", "plaintext-only");
  code.spellcheck = false;
  return { code, ran: null, output };
}

function button(cell: Cell, label: string, act: () => void): void {
  const shown = document.createElement("button");
  shown.className = "cell-run md-button";
  shown.textContent = label;
  shown.addEventListener("click", act);
  cell.output.before(shown);
  cell.code.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    act();
  });
}

/** The blocks of a page are one program: before a cell runs, so do the changed cells above it. */
const program: Cell[] = [];

async function run(cell: Cell): Promise<void> {
  for (const one of program.slice(0, program.indexOf(cell) + 1)) {
    const source = one.code.textContent ?? "";
    const again = one === cell || one.ran !== source;
    if (again && !(await perform(one, { kind: "python", source }))) return;
  }
}

function liveBoard(cell: Cell): void {
  const draw = (): void => void perform(cell, { kind: "position", source: cell.code.textContent ?? "" });
  let waiting = 0;
  button(cell, "Draw", draw);
  cell.code.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = window.setTimeout(draw, PAUSE_MS);
  });
}

const style = document.createElement("style");
style.textContent = styles;
document.head.append(style);

for (const code of document.querySelectorAll<HTMLElement>(".highlight code")) {
  const isPosition = code.textContent?.startsWith(POSITION);
  if (!isPosition && !code.closest(".language-python")) continue;
  const cell = cellOf(code);
  if (isPosition) liveBoard(cell);
  else {
    program.push(cell);
    button(cell, "Run", () => void run(cell));
  }
}
