import { toPng } from "./picture";

/** Give a picture to the system's share menu, or save it where there is none. Returns whether that worked. */
export async function sharePicture(svg: string, name: string): Promise<boolean> {
  try {
    const file = new File([await toPng(svg)], `${name}.png`, { type: "image/png" });
    if (navigator.canShare?.({ files: [file] })) await navigator.share({ files: [file] });
    else save(file);
    return true;
  } catch (error) {
    // Whoever closes the share menu again has not met a problem.
    return error instanceof DOMException && error.name === "AbortError";
  }
}

/** Save a file as the browser saves downloads. */
function save(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
