// Failures that no part of the page can show, such as in a click handler.
import { report } from "./lib/api/report";
import { ApiError } from "./lib/api/refusals";
import { msg, t } from "./lib/i18n";
import { problemText } from "./lib/state/problems";
import { update } from "./lib/state/update.svelte";

/** Imports that have failed. */
const missing = new WeakSet<Error>();

/** Watch for errors from now on. */
export function watchErrors(): void {
  // A missing file may belong to an older build.
  addEventListener("vite:preloadError", ({ payload }) => {
    missing.add(payload);
    void update.look();
  });
  addEventListener("unhandledrejection", ({ reason }) => note(reason));
  addEventListener("error", ({ error }) => note(error));
}

function note(error: unknown): void {
  if (error instanceof ApiError) {
    // If the server is unreachable, the page says so elsewhere.
    if (error.code !== "offline") update.trouble = problemText(error);
  } else if (error instanceof Error && missing.has(error)) update.trouble = t(msg("part-missing-why"));
  // Browser extensions cause errors in the page, too.
  else if (error instanceof Error && error.stack?.includes(location.origin)) {
    report(error);
    update.trouble = t(msg("part-broken-why"));
  }
}
