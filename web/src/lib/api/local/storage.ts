// The stored tables, in IndexedDB: see `Storage` in exlibris/page/storage.py. All tabs share them.
import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from "idb";
import { copies, forgetCopy, keepCopy } from "./copies";

/** The name of the database, and of the channel that tells all tabs the id of each changed table. */
export const NAME = "exlibris";
const ALL = ["tables", "events"] as const;

interface Kept extends DBSchema {
  tables: { key: string; value: { opened: string; line: string } };
  events: { key: [id: string, number: number]; value: string };
}

type Writable<Name extends (typeof ALL)[number]> = IDBPObjectStore<Kept, typeof ALL, Name, "readwrite">;

const eventsOf = (id: string, after = 0): IDBKeyRange =>
  IDBKeyRange.bound([id, after], [id, Infinity], true, false);

/** Why tables can't be stored: no space left, or the browser's own message. */
export interface Trouble {
  full: boolean;
  why: string;
}

/** How long a table must be unchanged before it is copied, in milliseconds. */
const PAUSE_MS = 1000;

export class Storage {
  private readonly channel = new BroadcastChannel(NAME);
  private readonly copying = new Map<string, ReturnType<typeof setTimeout>>();

  private constructor(
    private readonly database: IDBPDatabase<Kept>,
    private readonly report: (trouble: Trouble) => void,
  ) {}

  /** Open the stored tables; lost ones are restored from their copies. `report` is called for failures to store. */
  static async open(report: (trouble: Trouble) => void): Promise<Storage> {
    try {
      const database = await openDB<Kept>(NAME, 1, {
        upgrade: (opened) => ALL.forEach((name) => opened.createObjectStore(name)),
        terminated: () => report({ full: false, why: "closed" }),
      });
      const storage = new Storage(database, report);
      await storage.restore().catch((error: unknown) => console.warn("No copies of tables:", error));
      return storage;
    } catch (error) {
      report(troubleOf(error));
      throw error;
    }
  }

  private async restore(): Promise<void> {
    const known = new Set(await this.database.getAllKeys("tables"));
    for (const [id, read] of await copies()) {
      if (known.has(id)) continue;
      const { opened, entries } = JSON.parse(await read()) as { opened: unknown; entries: unknown[] };
      await this.create(
        id,
        JSON.stringify(opened),
        JSON.stringify(entries.map((one) => JSON.stringify(one))),
      );
    }
  }

  async lines(): Promise<string> {
    const reading = this.database.transaction(ALL);
    const tables = reading.objectStore("tables");
    const [ids, values] = await Promise.all([tables.getAllKeys(), tables.getAll()]);
    const numbers = await Promise.all(ids.map((id) => reading.objectStore("events").count(eventsOf(id))));
    const lines = ids.map(
      (id, i) => `{"id":${JSON.stringify(id)},"number":${numbers[i]},"line":${values[i]!.line || "null"}}`,
    );
    return `[${lines.join(",")}]`;
  }

  async table(id: string, after: number): Promise<string> {
    const reading = this.database.transaction(ALL);
    const [table, entries] = await Promise.all([
      reading.objectStore("tables").get(id),
      reading.objectStore("events").getAll(eventsOf(id, after)),
    ]);
    return table ? `{"opened":${table.opened},"entries":[${entries.join(",")}]}` : "";
  }

  async create(id: string, opened: string, entries: string): Promise<void> {
    const texts = JSON.parse(entries) as string[];
    await this.change(id, (tables, events) =>
      Promise.all([
        tables.add({ opened, line: "" }, id),
        ...texts.map((entry, at) => events.add(entry, [id, at + 1])),
      ]),
    );
  }

  append(id: string, number: number, entry: string): Promise<boolean> {
    return this.change(id, async (tables, events) => {
      const before = await (number > 1 ? events.count([id, number - 1]) : tables.count(id));
      const isNext = before > 0 && !(await events.count([id, number]));
      if (isNext) await events.add(entry, [id, number]);
      return isNext;
    });
  }

  async note(id: string, line: string): Promise<void> {
    const tables = this.database.transaction("tables", "readwrite").store;
    const known = await tables.get(id);
    if (known) await tables.put({ ...known, line }, id);
  }

  async delete(id: string): Promise<void> {
    await this.change(id, (tables, events) => Promise.all([tables.delete(id), events.delete(eventsOf(id))]));
    await forgetCopy(id).catch(() => null);
  }

  /** Change a table and, once the change is stored, notify all tabs; return the result of `how`. */
  private async change<Result>(
    id: string,
    how: (tables: Writable<"tables">, events: Writable<"events">) => Promise<Result>,
  ): Promise<Result> {
    try {
      const change = this.database.transaction(ALL, "readwrite", { durability: "strict" });
      const [result] = await Promise.all([
        how(change.objectStore("tables"), change.objectStore("events")),
        change.done,
      ]);
      this.channel.postMessage(id);
      clearTimeout(this.copying.get(id));
      this.copying.set(
        id,
        setTimeout(() => void this.copy(id).catch(() => null), PAUSE_MS),
      );
      return result;
    } catch (error) {
      this.report(troubleOf(error));
      throw error;
    }
  }

  private async copy(id: string): Promise<void> {
    this.copying.delete(id);
    const text = await this.table(id, 0);
    await (text ? keepCopy(id, text) : forgetCopy(id));
  }
}

function troubleOf(error: unknown): Trouble {
  const { name, message } = error as Error;
  return { full: name === "QuotaExceededError", why: message || name };
}

/** Wait for the lock of a table and return its release; the browser releases it when the tab is killed. */
export function hold(id: string): Promise<() => void> {
  return new Promise((held) => {
    void navigator.locks.request(`${NAME} ${id}`, () => new Promise<void>((letGo) => held(letGo)));
  });
}
