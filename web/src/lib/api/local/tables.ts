// All tables of the browser as one file, since its storage can be cleared.
import { saveFile } from "../../dom/saveFile";
import { api } from "../http";
import { ApiError } from "../refusals";

/** Save all tables as a file, a list of what each would be alone. */
export async function saveTables(): Promise<void> {
  const tables: string[] = [];
  for (const { id } of await api.tables()) tables.push(await api.tableFile(id));
  const type = "application/json";
  saveFile(new File([`[${tables.join(",\n")}]`], "exlibris-tables.json", { type }));
}

/** Take in all tables of a file, or the only one, and return how many of its parts are tables and how many are not. */
export async function takeTables(file: File): Promise<{ taken: number; refused: number }> {
  const counts = { taken: 0, refused: 0 };
  for (const table of parts(await file.text())) {
    try {
      await api.takeTable(JSON.stringify(table));
      counts.taken += 1;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      counts.refused += 1;
    }
  }
  return counts;
}

/** Return the parts of a list in text, the last first, so that the newest table is the last that comes. */
function parts(text: string): unknown[] {
  try {
    return [JSON.parse(text) as unknown].flat().reverse();
  } catch {
    return [null];
  }
}
