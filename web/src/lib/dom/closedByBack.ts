/** Let the browser's Back close what has just been opened over a page, instead of leaving the page. Return what is to be
 * called once it is closed.
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
