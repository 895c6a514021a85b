import { textOf } from "../api/files";
import { api } from "../api/http";
import type { NewTable } from "../api/types";
import { router } from "../state/router.svelte";
import { problemText } from "../state/problems";

/** Open a table and go there. Returns what went wrong, or null. */
export const openTable = (table: NewTable | Promise<NewTable>): Promise<string | null> =>
  goTo(Promise.resolve(table).then(api.create));

/** Import a table from a file and go there, as `openTable` does. */
export const takeTable = (file: File): Promise<string | null> => goTo(textOf(file).then(api.takeTable));

async function goTo(opened: Promise<{ id: string }>): Promise<string | null> {
  try {
    const { id } = await opened;
    router.go(`/table/${id}`);
    return null;
  } catch (error) {
    return problemText(error);
  }
}
