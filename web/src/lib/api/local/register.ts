// The page's side of its service worker, which lets it open without a network; and its request to keep the tables.

/** Keep the page for use without a network, and ask the browser not to clear its tables when space is short. */
export async function stayReadable(): Promise<void> {
  try {
    await navigator.serviceWorker?.register("./sw.js", { updateViaCache: "none" });
    await navigator.storage?.persist?.();
  } catch (error) {
    console.warn("The page is not kept for use without a network:", error);
  }
}
