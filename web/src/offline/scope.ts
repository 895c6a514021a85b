// The part of the global scope that our service workers use; its type library excludes the page's.
import type { Manager } from "./pushing";

interface Scope {
  location: Location;
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: { type: "window" }) => Promise<readonly OpenPage[]>;
    openWindow: (path: string) => Promise<unknown>;
  };
  registration: {
    pushManager: Manager;
    showNotification: (title: string, options: NotificationOptions) => Promise<void>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void;
}

interface WorkerEvent {
  request: Request;
  /** Of a push its content, of a message what the page says. */
  data: { json: () => unknown; language: string } | null;
  notification: { data: unknown; close: () => void };
  waitUntil: (work: Promise<unknown>) => void;
  respondWith: (answer: Promise<Response>) => void;
}

interface OpenPage {
  url: string;
  focus: () => Promise<unknown>;
}

export const worker = globalThis as unknown as Scope;
