// What the librarian says in each task, and what she points at in tasks to read.
import { t } from "../i18n";
import { shelfSpot, tileSpot } from "../model/spots";

interface Pointing {
  /** The CSS selector of the text's subject. */
  near: string;
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

/** By the keys of the tasks in content/lessons. In all other tasks, the box points at the wanted action. */
export const POINTING: Record<string, Pointing> = {
  "shelf-goal": { near: WORTH, pane: "shelf" },
  "shelf-hand": { near: HAND },
  "shelf-inspector": { near: SIGNS },
  "shelf-focus": { near: FOCUS, pane: "shelf" },
  "shelf-worth": { near: WORTH, pane: "shelf" },
  "visit-town": { near: TILES, pane: "town" },
  "visit-round": { near: TILES, pane: "town" },
  "visit-special": { near: LIBRARY, pane: "shelf" },
  "delay-red": { near: tile(3), pane: "town" },
  "delay-pay": { near: HAND },
  "delay-order": { near: TILES, pane: "town" },
  "form-reading": { near: SHELF, pane: "shelf" },
  "form-broken": { near: SHELF, pane: "shelf" },
  "form-b1": { near: line("b1") },
  "form-b2": { near: line("b2") },
  "form-b3": { near: line("b3") },
  "form-b4": { near: line("b4") },
  "form-b5": { near: line("b5") },
  "form-total": { near: line("total") },
};

/** Return the librarian's text for a task, or for a wrong choice there. */
export function saying(task: string, isWrong: boolean, words: Record<string, string | number>): string {
  const id: string = `learn-${task}-wrong`;
  const answer = isWrong ? t(id, words) : id;
  return answer === id ? t(`learn-${task}` as string, words) : answer;
}

const headingOf = (lesson: string): `lesson-${string}` => `lesson-${lesson.replaceAll("_", "-")}`;

export const nameOf = (lesson: string): string => t(headingOf(lesson));
export const aboutOf = (lesson: string): string => t(`${headingOf(lesson)}-about`);
