import { getContext, setContext } from "svelte";
import type { TableSession } from "./session.svelte";

const KEY = Symbol("table session");

export function provideSession(session: TableSession): TableSession {
  return setContext(KEY, session);
}

/** Return the session of the table that the component is part of. */
export function useSession(): TableSession {
  return getContext<TableSession>(KEY);
}
