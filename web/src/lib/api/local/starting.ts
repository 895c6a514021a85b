// What is shown until Python has started: the page itself, and how far that has come.
import { isStorageBlocked } from "../../dom/stored";
import { msg, t } from "../../i18n";
import "./starting.css";

const shown = document.createElement("p");
const said = document.createElement("span");
const progress = document.createElement("progress");
shown.id = "starting";
shown.role = "status";
shown.append(said, progress);

/** Show which part of the start is done, from 0 to 1; at 1 nothing more. */
export function showProgress(part: number): void {
  progress.value = part;
  said.textContent = t(msg("page-starting"));
  if (part === 1) shown.remove();
  else if (!shown.isConnected) document.body.append(shown);
}

/** Say that the page can't start here, and why; `files` are those that its workers have fetched. */
export function showFailure(why: string, files: readonly string[] = []): void {
  const afresh = document.createElement("button");
  afresh.type = "button";
  afresh.className = "button";
  afresh.textContent = t(msg("start-afresh"));
  // Without a network nothing can be fetched, and the stored files stay.
  afresh.onclick = () => void window.startAfresh?.(files).catch(() => null);
  shown.role = "alert";
  said.textContent = isStorageBlocked() ? t(msg("page-needs-storage")) : t(msg("page-failed"), { why });
  shown.replaceChildren(said, afresh);
  document.body.append(shown);
}
