// Made-up server responses, for components that make requests.
import type { BotInfo, Estimate, PresetInfo, TableSummary } from "../lib/api/types";

const variants = ["beginner", "short"].map((key) => ({
  key,
  name: key === "beginner" ? "Beginners' game" : "Short evening",
  about: "Two cards fewer, and nobody is in a hurry.",
}));

const presets: PresetInfo[] = [
  {
    key: "first-en",
    name: "First edition, English",
    about: "The rules as first printed.",
    deck: "en",
    variants,
    letters: [..."ABC"],
    solo_levels: ["Apprentice", "Librarian", "Grand Librarian"],
  },
  {
    key: "revised-en",
    name: "Revised",
    about: "The rules as revised.",
    deck: "en",
    variants,
    letters: [..."ABC"],
    solo_levels: [],
  },
];

const bot = (key: string, name: string, kind: BotInfo["kind"], fields: Partial<BotInfo> = {}): BotInfo => ({
  key,
  name,
  about: `Plays like a ${name}.`,
  careless: false,
  kind,
  usual: false,
  ...fields,
});

const bots: BotInfo[] = [
  bot("apprentice", "Apprentice", "level"),
  bot("librarian", "Librarian", "level", { usual: true }),
  bot("grand-librarian", "Grand Librarian", "level"),
  bot("stickler", "The Stickler", "personality"),
  bot("greedy", "Computer, careful", "other"),
  bot("random", "Computer, careless", "other", { careless: true }),
];

const table = (id: string, fields: Partial<TableSummary>): TableSummary => ({
  id,
  names: ["Rita", "Eric", "Ahmed"],
  status: "playing",
  preset: "first-en",
  solo: false,
  your_seats: [0],
  round: 3,
  your_turn: false,
  created: "2026-01-01T12:00:00Z",
  ...fields,
});

const tables: TableSummary[] = [
  table("yours", { your_turn: true }),
  table("waiting", { status: "waiting", round: 0 }),
  table("theirs", { round: 7 }),
  table("over", { status: "over", round: 9 }),
  table("unreadable", {
    status: "unreadable",
    your_seats: [],
    round: 0,
    trouble: "Table unreadable can't be replayed: there is no location 'observatory'",
  }),
];

/** An estimate by the coach for an action that is worth `more` points more. */
export const madeUpEstimate = (more: number): Estimate => ({
  lines: [9 + more, 10.4, -2.1, 12, 15].map((mean) => ({ mean, spread: 0.6 })),
  total: { mean: 44.3 + more, spread: 1.9 },
  best_rival: { mean: 43.7, spread: 1.2 },
  win: { least: 0.44 + more / 50, most: 0.6 + more / 50 },
});

const ANSWERS: Record<string, unknown> = {
  "/api/bots": bots,
  "/api/presets": presets,
  "/api/tables": tables,
  "/api/tables/made-up/seats/0/estimate": madeUpEstimate(0),
  "/api/tables/made-up/best-flips": { flips: [2, 4], total: 71 },
};

const json = (body: unknown, status: number): Response =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

/** Answer all further requests from this page. */
export function answerRequests(): void {
  const load = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href);
    if (!pathname.startsWith("/api/")) return load(input, init);
    const answer = ANSWERS[pathname];
    return Promise.resolve(answer === undefined ? json({ code: "made-up" }, 404) : json(answer, 200));
  };
}
