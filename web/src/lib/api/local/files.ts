// Links to what a server would send as a file.
import { saveFile } from "../../dom/saveFile";

type Ask = (method: string, url: string, body: string) => Promise<{ status: number; body: string }>;

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
        if (status === 200)
          saveFile(new File([body], link.download || "exlibris.json", { type: "application/json" }));
      });
    },
    true,
  );
}
