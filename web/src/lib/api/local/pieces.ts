// Expansions and decks that the player added from files: their names and bytes, stored for the next start.
import { type DBSchema, openDB } from "idb";
import { refusalOf, type Refusal } from "./zips";

interface Pieces extends DBSchema {
  files: { key: string; value: ArrayBuffer };
}

const pieces = openDB<Pieces>("exlibris-pieces", 1, {
  upgrade: (database) => void database.createObjectStore("files"),
});

export const names = async (): Promise<string[]> => (await pieces).getAllKeys("files");

/** Return why a file can't be added, null if it can. */
export const refused = async (file: File): Promise<Refusal | null> =>
  refusalOf(file.name, await file.arrayBuffer());

export async function add(file: File): Promise<void> {
  const content = await file.arrayBuffer();
  await (await pieces).put("files", content, file.name);
}

export const remove = async (name: string): Promise<void> => (await pieces).delete("files", name);

/** Return the content of a file. Throws an error if it holds more than it may. */
export async function read(name: string): Promise<ArrayBuffer> {
  const reading = (await pieces).transaction("files");
  const content = (await reading.store.get(name))!;
  // The file may keep this worker busy endlessly: an unfinished read would keep the player from removing it.
  await reading.done;
  const refusal = refusalOf(name, content);
  if (refusal) throw new Error(`${name}: ${refusal}`);
  return content;
}
