// What the librarian says in each task, and what she points at in tasks to read.
import { msg } from "../i18n";
import { shelfSpot, tileSpot } from "../model/spots";

export interface Words {
  say: string;
  /** The answer to a wrong choice. */
  wrong?: string;
  /** The CSS selector of what the text is about. Without it, the wanted action's place is pointed at. */
  near?: string;
  /** The pane to show on a small screen. */
  pane?: "town" | "shelf";
}

const HAND = ".area-hand .hand";
const TILES = ".town .tiles";
const SHELF = `[data-spot="${shelfSpot(0)}"] .grid`;
const LIBRARY = ".library";
const FOCUS = ".library .focus";
const SIGNS = ".area-form .form, .area-signs .signs";
const WORTH = ".area-form .form";
const line = (name: string): string => `[data-line="${name}"][data-seat="0"]`;
const tile = (number: number): string => `[data-spot="${tileSpot(number)}"]`;

/** The texts by the keys of the tasks in content/lessons. */
export const WORDS: Record<string, Words> = {
  "shelf-goal": { say: msg("learn-shelf-goal"), near: WORTH, pane: "shelf" },
  "shelf-hand": { say: msg("learn-shelf-hand"), near: HAND },
  "shelf-inspector": { say: msg("learn-shelf-inspector"), near: SIGNS },
  "shelf-focus": { say: msg("learn-shelf-focus"), near: FOCUS, pane: "shelf" },
  "shelf-home": { say: msg("learn-shelf-home"), wrong: msg("learn-shelf-home-wrong") },
  "shelf-shelve": { say: msg("learn-shelf-shelve"), wrong: msg("learn-shelf-shelve-wrong") },
  "shelf-first": { say: msg("learn-shelf-first"), wrong: msg("learn-shelf-first-wrong") },
  "shelf-again": { say: msg("learn-shelf-again"), wrong: msg("learn-shelf-again-wrong") },
  "shelf-order": { say: msg("learn-shelf-order"), wrong: msg("learn-shelf-order-wrong") },
  "shelf-third": { say: msg("learn-shelf-third"), wrong: msg("learn-shelf-third-wrong") },
  "shelf-rows": { say: msg("learn-shelf-rows"), wrong: msg("learn-shelf-rows-wrong") },
  "shelf-worth": { say: msg("learn-shelf-worth"), near: WORTH, pane: "shelf" },

  "visit-town": { say: msg("learn-visit-town"), near: TILES, pane: "town" },
  "visit-bookshop": { say: msg("learn-visit-bookshop"), wrong: msg("learn-visit-bookshop-wrong") },
  "visit-take": { say: msg("learn-visit-take"), wrong: msg("learn-visit-take-wrong") },
  "visit-shelve": { say: msg("learn-visit-shelve"), wrong: msg("learn-visit-shelve-wrong") },
  "visit-market": { say: msg("learn-visit-market"), wrong: msg("learn-visit-market-wrong") },
  "visit-keep": { say: msg("learn-visit-keep"), wrong: msg("learn-visit-keep-wrong") },
  "visit-hut": { say: msg("learn-visit-hut"), wrong: msg("learn-visit-hut-wrong") },
  "visit-round": { say: msg("learn-visit-round"), near: TILES, pane: "town" },

  "visit-special": { say: msg("learn-visit-special"), near: LIBRARY, pane: "shelf" },

  "delay-red": { say: msg("learn-delay-red"), near: tile(3), pane: "town" },
  "delay-bid": { say: msg("learn-delay-bid"), wrong: msg("learn-delay-bid-wrong") },
  "delay-tavern": { say: msg("learn-delay-tavern"), wrong: msg("learn-delay-tavern-wrong") },
  "delay-home": { say: msg("learn-delay-home"), wrong: msg("learn-delay-home-wrong") },
  "delay-pay": { say: msg("learn-delay-pay"), near: HAND },
  "delay-lot": { say: msg("learn-delay-lot"), wrong: msg("learn-delay-lot-wrong") },
  "delay-drink": { say: msg("learn-delay-drink"), wrong: msg("learn-delay-drink-wrong") },
  "delay-shelve": { say: msg("learn-delay-shelve"), wrong: msg("learn-delay-shelve-wrong") },
  "delay-order": { say: msg("learn-delay-order"), near: TILES, pane: "town" },

  "form-reading": { say: msg("learn-form-reading"), near: SHELF, pane: "shelf" },
  "form-broken": { say: msg("learn-form-broken"), near: SHELF, pane: "shelf" },
  "form-flip": { say: msg("learn-form-flip"), wrong: msg("learn-form-flip-wrong") },
  "form-ready": { say: msg("learn-form-ready"), wrong: msg("learn-form-ready-wrong") },
  "form-b1": { say: msg("learn-form-b1"), near: line("b1") },
  "form-b2": { say: msg("learn-form-b2"), near: line("b2") },
  "form-b3": { say: msg("learn-form-b3"), near: line("b3") },
  "form-b4": { say: msg("learn-form-b4"), near: line("b4") },
  "form-b5": { say: msg("learn-form-b5"), near: line("b5") },
  "form-total": { say: msg("learn-form-total"), near: line("total") },
};

interface Heading {
  name: string;
  about: string;
}

/** The headings by the keys of the lessons. */
export const LESSONS: Record<string, Heading> = {
  first_shelf: { name: msg("lesson-first-shelf"), about: msg("lesson-first-shelf-about") },
  first_visit: { name: msg("lesson-first-visit"), about: msg("lesson-first-visit-about") },
  delayed_effect: { name: msg("lesson-delayed-effect"), about: msg("lesson-delayed-effect-about") },
  inspection: { name: msg("lesson-inspection"), about: msg("lesson-inspection-about") },
};
