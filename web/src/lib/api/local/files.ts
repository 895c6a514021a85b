// Files of the page: links to what a server would send as one, and tables carried from one browser to another.

type Ask = (method: string, url: string, body: string) => Promise<{ status: number; body: string }>;

/** Offer text as a file. */
function save(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Answer clicks on links to files of the API, which no server would. */
export function inTheWay(ask: Ask): void {
  document.addEventListener(
    "click",
    (event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const path = link?.getAttribute("href");
      if (!link || !path?.startsWith("/api/")) return;
      event.preventDefault();
      event.stopPropagation();
      void ask("GET", path, "").then(({ status, body }) => {
        if (status === 200) save(link.download || "exlibris.json", body);
      });
    },
    true,
  );
}
