/** Let the browser's Back close a sheet that has just opened, instead of leaving the page. Returns a function to call
 * when the sheet closes.
 */
export function closedByBack(close: () => void): () => void {
  const opened = new AbortController();
  history.pushState({ opened: true }, "");
  addEventListener("popstate", close, { signal: opened.signal });
  return () => {
    opened.abort();
    if ((history.state as { opened?: boolean } | null)?.opened) history.back();
  };
}
