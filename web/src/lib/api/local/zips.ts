// The limits for files that people add: they are read into memory and unpacked when Python starts, in every tab.

const MOST_BYTES = 20_000_000;
const MOST_FILES = 2_000;
/** Signatures in a zip file: the record at its end, the record before it in large files, and the entry of a file. */
const END = 0x06054b50;
const LARGE = 0x07064b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const LARGE_BYTES = 20;

/** Why a file is refused. */
export type Refusal = "unreadable" | "too-large";

/** Return why a file can't be added, null if it can. Nothing is unpacked: Python unpacks no more than a file's entry
 * says.
 */
export function refusalOf(name: string, content: ArrayBuffer): Refusal | null {
  if (content.byteLength > MOST_BYTES) return "too-large";
  if (!name.endsWith(".whl")) return null;
  try {
    const { bytes, files } = unpacked(new DataView(content));
    return bytes > MOST_BYTES || files > MOST_FILES ? "too-large" : null;
  } catch {
    return "unreadable";
  }
}

/** Return the unpacked size that a zip file claims. Throws an error for files that Python might read differently. */
function unpacked(zip: DataView): { bytes: number; files: number } {
  let end = zip.byteLength - END_BYTES;
  while (zip.getUint32(end, true) !== END) end -= 1;
  if (end >= LARGE_BYTES && zip.getUint32(end - LARGE_BYTES, true) === LARGE) throw new Error("too large");
  let [bytes, files] = [0, 0];
  for (let at = end - zip.getUint32(end + 12, true); at < end; files += 1) {
    if (zip.getUint32(at, true) !== ENTRY) throw new Error("no entry");
    bytes += zip.getUint32(at + 24, true);
    at += [28, 30, 32].reduce((sum, length) => sum + zip.getUint16(at + length, true), 46);
  }
  return { bytes, files };
}
