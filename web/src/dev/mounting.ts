// Components of a table in tests.
import { flushSync, mount, unmount, type Component, type ComponentProps } from "svelte";
import { onTestFinished, vi } from "vitest";
import type { Api } from "../lib/api/http";
import type { FullSnapshot } from "../lib/api/types";
import { TableSession } from "../lib/session/session.svelte";
import { catalog } from "../lib/state/catalog.svelte";
import { madeUpCatalog } from "./catalog";
import Mounted from "./Mounted.svelte";
import { madeUpSnapshot } from "./snapshots";

/** Return a made-up table in the named state, whose server answers every request with the snapshot shown. */
export function tableIn(state: string, change: Partial<FullSnapshot> = {}) {
  catalog.fill(madeUpCatalog(), "en");
  const shown = { ...madeUpSnapshot(state), ...change };
  const answer = () => vi.fn((): Promise<FullSnapshot> => Promise.resolve(session.shown!));
  const preview = vi.fn(() => Promise.resolve({ preview: null }));
  const api = { snapshot: answer(), act: answer(), undo: answer(), preview };
  const session: TableSession = new TableSession("made-up", api as unknown as Api, () => 0);
  session.queue.shown = shown;
  return { api, session };
}

/** Show a component until the end of the test; return the element around it. */
export function show<Part extends Component<any>>(
  part: Part,
  props: ComponentProps<Part>,
  session: TableSession,
): HTMLElement {
  const target = document.createElement("div");
  document.body.append(target);
  const shown = mount(Mounted, { target, props: { session, part, props } });
  onTestFinished(() => {
    void unmount(shown);
    target.remove();
  });
  flushSync();
  return target;
}

/** Press a key on an element, by default the focused one; return whether the page handled it. */
export function press(key: string, more: KeyboardEventInit = {}, on = document.activeElement!): boolean {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  on.dispatchEvent(event);
  flushSync();
  return event.defaultPrevented;
}
