import { api } from "../../api/http";
import { saveFile } from "../../dom/saveFile";
import { pictured, type FinalTable } from "./contents";
import { embeddedFonts } from "./fonts";
import { finalPicture } from "./picture";
import { toPng } from "./png";

/** Give a picture of a finished table to the system's share menu, or save it if there is no such menu. Returns whether that
 * worked.
 */
export async function sharePicture(final: FinalTable): Promise<boolean> {
  // Without the server the rulebook is named by its key.
  const presets = await api.presets().catch(() => []);
  try {
    const fonts = await embeddedFonts();
    const picture = await toPng(finalPicture(pictured(final, presets), fonts));
    const file = new File([picture], `exlibris-${final.table.id}.png`, { type: "image/png" });
    if (navigator.canShare?.({ files: [file] })) await navigator.share({ files: [file] });
    else saveFile(file);
    return true;
  } catch (error) {
    // Closing the share menu is not an error.
    return error instanceof DOMException && error.name === "AbortError";
  }
}
