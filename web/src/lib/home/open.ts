import { api } from "../api/http";
import type { NewTable } from "../api/types";
import { router } from "../state/router.svelte";
import { problemText } from "../state/problems";

/** Open a table and go there. Returns what went wrong, or null. */
export async function openTable(table: NewTable): Promise<string | null> {
  try {
    const { id } = await api.create(table);
    router.go(`/table/${id}`);
    return null;
  } catch (error) {
    return problemText(error);
  }
}
