// What is shown until Python has started: the page itself, and how far that has come.
import { msg, t } from "../../i18n";
import "./starting.css";

let shown: HTMLElement | null = null;

function bar(): HTMLProgressElement {
  if (!shown) {
    shown = document.createElement("p");
    shown.id = "starting";
    shown.role = "status";
    shown.append(document.createElement("span"), document.createElement("progress"));
    document.body.append(shown);
  }
  return shown.querySelector("progress")!;
}

/** Show which part of the start is done, from 0 to 1; at 1 nothing more. */
export function showProgress(part: number): void {
  const progress = bar();
  progress.value = part;
  shown!.querySelector("span")!.textContent = t(msg("page-starting"));
  if (part < 1) return;
  shown!.remove();
  shown = null;
}

/** Say that the page can't start here, and why. */
export function showFailure(why: string): void {
  bar().remove();
  shown!.role = "alert";
  shown!.querySelector("span")!.textContent = t(msg("page-failed"), { why });
}
