// Expansions and decks of one's own that were added from files: their names and bytes, kept for the next start.
import { asked } from "./storage";

const FILES = "files";

async function files(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const request = indexedDB.open("exlibris-pieces", 1);
  request.onupgradeneeded = () => request.result.createObjectStore(FILES);
  return (await asked(request)).transaction(FILES, mode).objectStore(FILES);
}

export async function names(): Promise<string[]> {
  return (await asked((await files("readonly")).getAllKeys())) as string[];
}

export async function add(file: File): Promise<void> {
  const content = await file.arrayBuffer();
  await asked((await files("readwrite")).put(content, file.name));
}

export async function remove(name: string): Promise<void> {
  await asked((await files("readwrite")).delete(name));
}

export async function read(name: string): Promise<ArrayBuffer> {
  return (await asked((await files("readonly")).get(name))) as ArrayBuffer;
}
