// Files that people open: their text is read by Python, so that a file means the same here and on the command line.
import { ask } from "./http";

function inBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve((reader.result as string).replace(/^[^,]*,/, ""));
    reader.onerror = () => reject(reader.error ?? new Error(file.name));
    reader.readAsDataURL(file);
  });
}

/** Return the text of a file. Throws `ApiError` if it is not text. */
export async function textOf(file: File): Promise<string> {
  const plain = utf8(await file.arrayBuffer());
  return plain ?? (await ask("post", "/api/file-text", {}, { data: await inBase64(file) })).text;
}

/** Return the deck of a file. Throws `ApiError` if it is not text. */
export const openDeck = async (file: File) =>
  ask("post", "/api/deck/file", {}, { data: await inBase64(file) });

/** Return the text of bytes that must be UTF-8, as in most files, without asking the server. */
function utf8(bytes: ArrayBuffer): string | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text.includes("\0") ? null : text;
  } catch {
    return null;
  }
}
