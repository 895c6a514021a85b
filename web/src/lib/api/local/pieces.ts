// Expansions and decks of one's own that were added from files: their names and bytes, kept for the next start.
import { type DBSchema, openDB } from "idb";

interface Pieces extends DBSchema {
  files: { key: string; value: ArrayBuffer };
}

const pieces = openDB<Pieces>("exlibris-pieces", 1, {
  upgrade: (database) => void database.createObjectStore("files"),
});

export const names = async (): Promise<string[]> => (await pieces).getAllKeys("files");

export async function add(file: File): Promise<void> {
  const content = await file.arrayBuffer();
  await (await pieces).put("files", content, file.name);
}

export const remove = async (name: string): Promise<void> => (await pieces).delete("files", name);

export const read = async (name: string): Promise<ArrayBuffer> => (await (await pieces).get("files", name))!;
