import { afterEach, describe, expect, it, vi } from "vitest";
import type { Sheet } from "../api/types";
import { formText, share } from "./share";

const cell = (value: string) => ({ value, working: "" });
const row = (section: string, label: string, ...values: string[]) => ({
  section,
  label,
  cells: values.map(cell),
  note: "",
  category: "",
});

const sheet: Sheet = {
  number: "B-7c",
  title: "Report",
  facts: "Prominent Works: x.",
  heads: [
    ["Rita", ""],
    ["Eric", ""],
  ],
  rows: [row("A2", "Spells", "6", "7"), row("B1", "Stability", "8", "12"), row("C", "Total", "37", "55")],
  verdict: "Eric wins.",
  imprint: "",
  signature: "",
  leaders: [1],
};

afterEach(() => vi.unstubAllGlobals());

describe("sharing the form", () => {
  it("has the points and the winners, not every count", () => {
    const words =
      "Ex Libris, B-7c\nProminent Works: x.\nRita · Eric\nStability: 8 · 12\nTotal: 37 · 55\nEric wins.";
    expect(formText(sheet)).toBe(words);
  });

  it("uses the device's own dialog if there is one, else the clipboard", async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    expect(await share("t", "text")).toBe("copied");
    expect(writeText).toHaveBeenCalledWith("text");
    const native = vi.fn(() => Promise.resolve());
    vi.stubGlobal("navigator", { share: native });
    expect(await share("t", "text")).toBe("shared");
    expect(native).toHaveBeenCalledWith({ title: "t", text: "text" });
  });
});
