import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { saveFile } from "../../dom/saveFile";
import { loadTexts } from "../../i18n";
import { api } from "../http";
import { ApiError } from "../refusals";
import { saveTables, takeTables } from "./tables";

vi.mock("../../dom/saveFile", () => ({ saveFile: vi.fn() }));

const refused = (code: string): Promise<never> => Promise.reject(new ApiError(409, code, ""));

beforeAll(() => loadTexts("files"));
beforeEach(() => vi.restoreAllMocks());

it("says that nothing was saved if a table can't be read", async () => {
  vi.spyOn(api, "tables").mockResolvedValue([{ id: "one" }] as never);
  vi.spyOn(api, "tableFile").mockImplementation(() => refused("internal"));
  expect(await saveTables()).toEqual(["The data in this browser can’t be read: nothing was saved."]);
  expect(saveFile).not.toHaveBeenCalled();
});

it("says what has become of each table of a file", async () => {
  vi.spyOn(api, "takeTable").mockImplementation((text) =>
    text === "1" ? Promise.resolve({ id: "one" }) : refused(text === "2" ? "table-differs" : "bad-table"),
  );
  expect(await takeTables(new File(["[1, 2, 3, 3]"], "tables.json"))).toEqual([
    "Tables loaded from the file: 1.",
    "Tables whose copies here have taken a different course and were left unchanged: 1.",
    "Parts of the file that are not tables: 2.",
  ]);
});
