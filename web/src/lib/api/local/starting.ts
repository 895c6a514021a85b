// What is shown until Python has started: the page itself, and how far that has come.
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

/** Say that the page can't start here, and why. */
export function showFailure(why: string): void {
  progress.remove();
  shown.role = "alert";
  said.textContent = t(msg("page-failed"), { why });
  document.body.append(shown);
}
