import type { PersonalData } from "../api/types";
// The data kept about a person, on the server and in this browser.

const OURS = "exlibris-";

/** Return the data in this browser's storage by key: settings and recent places. */
export function keptHere(storage: Pick<Storage, "length" | "key" | "getItem">): Record<string, unknown> {
  const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? "");
  return Object.fromEntries(
    keys.filter((key) => key.startsWith(OURS)).map((key) => [key, value(storage.getItem(key))]),
  );
}

function value(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return text;
  }
}

/** Return one file with all the data on the server and in this browser. */
export function personalFile(data: PersonalData, kept: Record<string, unknown>): File {
  const text = JSON.stringify({ ...data, preferences: kept }, null, 2);
  return new File([text], "exlibris-data.json", { type: "application/json" });
}
