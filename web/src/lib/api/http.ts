import { texts } from "../i18n";
import type {
  BestFlips,
  CatalogData,
  GivenSheet,
  NewTable,
  PresetFacts,
  Scored,
  Snapshot,
  TableSummary,
} from "./types";

/** A refusal by the server, or no answer from it (`code` "offline"). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    detail: string,
  ) {
    super(detail);
  }
}

interface ErrorBody {
  code?: string;
  detail?: string;
}

async function refusal(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => ({}))) as ErrorBody;
  return new ApiError(response.status, body.code ?? `http-${response.status}`, body.detail ?? "");
}

/** Litestar's CSRF protection wants its cookie repeated in a header on every writing request. */
function csrfHeader(): Record<string, string> {
  const match = /(?:^|; )csrftoken=([^;]+)/.exec(document.cookie);
  return match?.[1] ? { "x-csrftoken": match[1] } : {};
}

/** The path of an answer in the page's language. */
function spoken(path: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}language=${texts.language}`;
}

async function request<T>(path: string, init: RequestInit = {}): Promise<T> {
  let response: Response;
  try {
    response = await fetch(spoken(path), { credentials: "same-origin", ...init });
  } catch {
    throw new ApiError(0, "offline", "");
  }
  if (!response.ok) throw await refusal(response);
  return (await response.json()) as T;
}

function post<T>(path: string, body: unknown): Promise<T> {
  return request<T>(path, {
    method: "POST",
    headers: { "content-type": "application/json", ...csrfHeader() },
    body: JSON.stringify(body),
  });
}

const tablePath = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  catalog: (deck: string, preset: string): Promise<CatalogData> =>
    request(`/api/catalog?deck=${encodeURIComponent(deck)}&preset=${encodeURIComponent(preset)}`),
  presets: (): Promise<PresetFacts[]> => request("/api/presets"),
  tables: (): Promise<TableSummary[]> => request("/api/tables"),
  create: (table: NewTable): Promise<{ id: string }> => post("/api/tables", table),
  snapshot: (id: string, seat: number | null): Promise<Snapshot> =>
    request(tablePath(id) + (seat === null ? "" : `?seat=${seat}`)),
  claim: (id: string, seat: number, name: string): Promise<unknown> =>
    post(`${tablePath(id)}/seats/${seat}`, { name }),
  act: (id: string, seat: number, action: number, number: number): Promise<Snapshot> =>
    post(`${tablePath(id)}/actions`, { seat, action, number }),
  bestFlips: (id: string, seat: number): Promise<BestFlips> =>
    request(`${tablePath(id)}/best-flips?seat=${seat}`),
  score: (sheet: GivenSheet, bestFlips: boolean): Promise<Scored> =>
    post(`/api/score${bestFlips ? "?best_flips=true" : ""}`, sheet),
  recordPath: (id: string): string => `${tablePath(id)}/record`,
};

export type Api = typeof api;
