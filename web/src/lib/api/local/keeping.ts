// Whether the browser keeps the tables: its promise, requested when the first game begins, the free space, and errors.
// A note over the page shows what people have to know.
import { stored } from "../../dom/stored";
import { loadTexts, msg, t, texts } from "../../i18n";
import "./keeping.css";
import type { Trouble } from "./storage";
import { saveTables } from "./tables";

const asked = stored<unknown>("exlibris-asked-to-keep", null);
const MB = 1e6;
const GB = 1e9;

/** Whether the browser has promised to keep what the page stores, even when space runs short. */
export const promised = async (): Promise<boolean> => (await navigator.storage?.persisted?.()) ?? false;

/** Return the free storage space in words. */
export async function room(): Promise<string> {
  const { quota = 0, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  const bytes = Math.max(0, quota - usage);
  const [unit, size] = bytes < GB ? (["megabyte", MB] as const) : (["gigabyte", GB] as const);
  return new Intl.NumberFormat(texts.language, { style: "unit", unit, maximumFractionDigits: 1 }).format(
    bytes / size,
  );
}

/** Ask the browser, once, to keep the tables, and show a note if it doesn't promise that. */
export async function askToKeep(): Promise<void> {
  if (asked.get() || (await promised())) return;
  asked.set(1);
  if (await navigator.storage?.persist?.()) return;
  await tell("status", msg("keeping-unsure"));
}

/** Show that something could not be saved, and why. */
export async function tellTrouble({ full, why }: Trouble): Promise<void> {
  await tell("alert", full ? msg("keeping-full") : msg("keeping-failed"), why);
}

async function tell(role: "alert" | "status", message: string, why = ""): Promise<void> {
  await loadTexts("files");
  const note = document.createElement("div");
  const said = document.createElement("p");
  note.id = "keeping";
  note.role = role;
  said.textContent = t(message, { free: await room(), why });
  const save = button(msg("tables-save"), async () => {
    const problems = await saveTables();
    if (problems.length) said.textContent = problems.join(" ");
  });
  const close = button(msg("keeping-close"), () => note.remove());
  close.classList.add("quiet");
  note.append(said, save, close);
  document.querySelector("#keeping")?.remove();
  document.body.append(note);
}

function button(message: string, does: () => unknown): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.className = "button";
  made.textContent = t(message);
  made.onclick = () => void does();
  return made;
}
