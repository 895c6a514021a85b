// A copy of each table in the browser's private files, beside its database, which browsers have been seen to drop when
// a disk was full. A file is replaced as a whole or not at all; browsers without such files have no copies.

const name = (id: string): string => `${encodeURIComponent(id)}.json`;

const folder = async (): Promise<FileSystemDirectoryHandle> =>
  (await navigator.storage.getDirectory()).getDirectoryHandle("exlibris-tables", { create: true });

export async function keepCopy(id: string, text: string): Promise<void> {
  const file = await (await folder()).getFileHandle(name(id), { create: true });
  const writing = await file.createWritable();
  await writing.write(text);
  await writing.close();
}

export const forgetCopy = async (id: string): Promise<void> => (await folder()).removeEntry(name(id));

/** Return the readers of copies by the ids of their tables. */
export async function copies(): Promise<Map<string, () => Promise<string>>> {
  const found = new Map<string, () => Promise<string>>();
  for await (const [file, handle] of await folder())
    if (handle.kind === "file")
      found.set(decodeURIComponent(file.replace(/\.json$/, "")), async () =>
        (await (handle as FileSystemFileHandle).getFile()).text(),
      );
  return found;
}
