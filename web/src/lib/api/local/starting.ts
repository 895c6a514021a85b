// What is shown until Python has started: the page itself, and the progress.
import { isStorageBlocked } from "../../dom/stored";
import { msg, t, texts } from "../../i18n";
import "./starting.css";

const shown = document.createElement("p");
const said = document.createElement("span");
const rest = document.createElement("span");
const progress = document.createElement("progress");
shown.id = "starting";
shown.role = "status";
rest.ariaHidden = "true"; // otherwise screen readers would read every change
shown.append(said, progress, rest);

let begin: () => void;
/** Fulfilled when Python has started, or can't. */
export const started = new Promise<void>((done) => (begin = done));

/** Show how much of the start is done, from 0 to 1, and how many bytes are missing; at 1, show nothing. */
export function showProgress(part: number, missing: number): void {
  progress.value = part;
  said.textContent = t(msg("page-starting"));
  rest.textContent = missing ? t(msg("page-coming"), { rest: megabytes(missing) }) : "";
  if (part === 1) (shown.remove(), begin());
  else if (!shown.isConnected) document.body.append(shown);
}

function megabytes(bytes: number): string {
  const [as, digits] = [{ style: "unit", unit: "megabyte" }, { minimumFractionDigits: 1 }] as const;
  return new Intl.NumberFormat(texts.language, { ...as, ...digits, maximumFractionDigits: 1 }).format(
    bytes / 1e6,
  );
}

/** Say that the page can't start here, and why; `files` are those that its workers have fetched. */
export function showFailure(why: string, files: readonly string[] = []): void {
  begin();
  const afresh = document.createElement("button");
  afresh.type = "button";
  afresh.className = "button";
  afresh.textContent = t(msg("start-afresh"));
  // Offline, nothing can be fetched, so the stored files stay.
  afresh.onclick = () => void window.startAfresh?.(files).catch(() => null);
  shown.role = "alert";
  said.textContent = isStorageBlocked() ? t(msg("page-needs-storage")) : t(msg("page-failed"), { why });
  shown.replaceChildren(said, afresh);
  document.body.append(shown);
}
