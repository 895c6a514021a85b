// The page's side of its service worker, which lets it open without a network.

/** Keep the page for use without a network. */
export async function stayReadable(): Promise<void> {
  try {
    await navigator.serviceWorker?.register("./sw.js", { updateViaCache: "none" });
  } catch (error) {
    console.warn("The page is not kept for use without a network:", error);
  }
}
