export type Listeners = { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void };

/** Add listeners to an element, by the events' names. Returns the function that removes them. */
export function listenTo(element: HTMLElement, listeners: Listeners): () => void {
  const stop = new AbortController();
  for (const [name, listener] of Object.entries(listeners)) {
    element.addEventListener(name, listener as EventListener, { signal: stop.signal });
  }
  return () => stop.abort();
}
