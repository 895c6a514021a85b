// What the browser keeps of tables, in IndexedDB: see `Storage` in exlibris/page/storage.py. All tabs share it.

/** The name of the database, and of the channel by which all tabs hear the id of each table that has changed. */
export const NAME = "exlibris";
const TABLES = "tables";
const EVENTS = "events";

interface KeptTable {
  opened: string;
  line: string;
}

export function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error("the browser's storage failed"));
  });
}

/** Wait until a transaction has been kept; return false if it was given up, with nothing changed. */
function kept(change: IDBTransaction): Promise<boolean> {
  return new Promise((done, failed) => {
    change.oncomplete = () => done(true);
    change.onabort = () => {
      const why = change.error;
      if (!why || why.name === "ConstraintError") done(false);
      else failed(why);
    };
  });
}

const eventsOf = (id: string, after = 0): IDBKeyRange =>
  IDBKeyRange.bound([id, after], [id, Infinity], true, false);

export class Storage {
  private readonly channel = new BroadcastChannel(NAME);

  private constructor(private readonly database: IDBDatabase) {}

  static async open(): Promise<Storage> {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(TABLES);
      request.result.createObjectStore(EVENTS);
    };
    return new Storage(await asked(request));
  }

  async lines(): Promise<string> {
    const reading = this.database.transaction([TABLES, EVENTS]);
    const tables = reading.objectStore(TABLES);
    const [ids, values] = await Promise.all([
      asked(tables.getAllKeys()) as Promise<string[]>,
      asked(tables.getAll() as IDBRequest<KeptTable[]>),
    ]);
    const numbers = await Promise.all(
      ids.map((id) => asked(reading.objectStore(EVENTS).count(eventsOf(id)))),
    );
    const lines = ids.map(
      (id, i) => `{"id":${JSON.stringify(id)},"number":${numbers[i]},"line":${values[i]!.line || "null"}}`,
    );
    return `[${lines.join(",")}]`;
  }

  async table(id: string, after: number): Promise<string> {
    const reading = this.database.transaction([TABLES, EVENTS]);
    const [table, entries] = await Promise.all([
      asked(reading.objectStore(TABLES).get(id) as IDBRequest<KeptTable | undefined>),
      asked(reading.objectStore(EVENTS).getAll(eventsOf(id, after)) as IDBRequest<string[]>),
    ]);
    return table ? `{"opened":${table.opened},"entries":[${entries.join(",")}]}` : "";
  }

  async create(id: string, opened: string, entries: string): Promise<void> {
    await this.change(id, (tables, events) => {
      tables.add({ opened, line: "" } satisfies KeptTable, id);
      (JSON.parse(entries) as string[]).forEach((entry, at) => events.add(entry, [id, at + 1]));
    });
  }

  append(id: string, number: number, entry: string): Promise<boolean> {
    return this.change(id, (tables, events, change) => {
      tables.count(id).onsuccess = ({ target }) => {
        if ((target as IDBRequest<number>).result === 0) change.abort();
        else events.add(entry, [id, number]);
      };
    });
  }

  async note(id: string, line: string): Promise<void> {
    const change = this.database.transaction(TABLES, "readwrite");
    const tables = change.objectStore(TABLES);
    const known = (await asked(tables.get(id))) as KeptTable | undefined;
    if (known) tables.put({ ...known, line }, id);
    await kept(change);
  }

  async delete(id: string): Promise<void> {
    await this.change(id, (tables, events) => {
      tables.delete(id);
      events.delete(eventsOf(id));
    });
  }

  /** Change a table and tell all tabs; return whether that was possible. */
  private async change(
    id: string,
    how: (tables: IDBObjectStore, events: IDBObjectStore, change: IDBTransaction) => void,
  ): Promise<boolean> {
    const change = this.database.transaction([TABLES, EVENTS], "readwrite", { durability: "strict" });
    how(change.objectStore(TABLES), change.objectStore(EVENTS), change);
    const done = await kept(change);
    if (done) this.channel.postMessage(id);
    return done;
  }
}

/** Wait until no other tab drives a table, and return what lets it go; the browser does so when the tab is killed. */
export function hold(id: string): Promise<() => void> {
  return new Promise((held) => {
    void navigator.locks.request(`${NAME} ${id}`, () => new Promise<void>((letGo) => held(letGo)));
  });
}
