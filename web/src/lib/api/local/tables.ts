// All tables of the browser as one file, since its storage can be cleared. The results are reported in sentences.
import { saveFile } from "../../dom/saveFile";
import { msg, t } from "../../i18n";
import { textOf } from "../files";
import { api } from "../http";
import { ApiError } from "../refusals";

/** Save all tables as a file, a list of single table files; nothing if one of them can't be read. */
export async function saveTables(): Promise<string[]> {
  const tables: string[] = [];
  try {
    for (const { id } of await api.tables()) tables.push(await api.tableFile(id));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return [t(msg("tables-unread"))];
  }
  const type = "application/json";
  saveFile(new File([`[${tables.join(",\n")}]`], "exlibris-tables.json", { type }));
  return [];
}

/** Import the table or tables of a file. */
export async function takeTables(file: File): Promise<string[]> {
  const [taken, differ, refused] = [msg("tables-taken"), msg("tables-differ"), msg("tables-refused")];
  const counts = { [taken]: 0, [differ]: 0, [refused]: 0 };
  for (const table of parts(await textOf(file).catch(() => ""))) {
    try {
      await api.takeTable(JSON.stringify(table));
      counts[taken]! += 1;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      counts[error.code === "table-differs" ? differ : refused]! += 1;
    }
  }
  return Object.entries(counts).flatMap(([message, count]) => (count ? [t(message, { count })] : []));
}

/** Return the items of a list in text in reverse order, so that the newest table comes last. */
function parts(text: string): unknown[] {
  try {
    return [JSON.parse(text) as unknown].flat().reverse();
  } catch {
    return [null];
  }
}
