// The commands of the table as text: their words in English, which work in every language, and in the page's own.
import { msg, t } from "../i18n";
import { plain } from "./words";

interface Word {
  /** The English words. */
  english: readonly string[];
  /** The message with the words in the page's language, between bars. */
  words: string;
  /** The message that says what the command does. */
  about: string;
}

const COMMANDS = {
  help: { english: ["help", "?"], words: msg("bytext-word-help"), about: msg("bytext-about-help") },
  question: {
    english: ["question"],
    words: msg("bytext-word-question"),
    about: msg("bytext-about-question"),
  },
  moves: { english: ["moves"], words: msg("bytext-word-moves"), about: msg("bytext-about-moves") },
  why: { english: ["why not", "why"], words: msg("bytext-word-why"), about: msg("bytext-about-why") },
  do: { english: ["do"], words: msg("bytext-word-do"), about: msg("bytext-about-do") },
  yes: { english: ["yes"], words: msg("bytext-word-yes"), about: msg("bytext-about-yes") },
  undo: { english: ["undo"], words: msg("bytext-word-undo"), about: msg("bytext-about-undo") },
  pass: { english: ["pass"], words: msg("bytext-word-pass"), about: msg("bytext-about-pass") },
  state: { english: ["state"], words: msg("bytext-word-state"), about: msg("bytext-about-state") },
  town: { english: ["town"], words: msg("bytext-word-town"), about: msg("bytext-about-town") },
  tile: { english: ["tile"], words: msg("bytext-word-tile"), about: msg("bytext-about-tile") },
  players: { english: ["players"], words: msg("bytext-word-players"), about: msg("bytext-about-players") },
  shelf: { english: ["shelf"], words: msg("bytext-word-shelf"), about: msg("bytext-about-shelf") },
  hand: { english: ["hand"], words: msg("bytext-word-hand"), about: msg("bytext-about-hand") },
  card: { english: ["card"], words: msg("bytext-word-card"), about: msg("bytext-about-card") },
  assistant: {
    english: ["assistant"],
    words: msg("bytext-word-assistant"),
    about: msg("bytext-about-assistant"),
  },
  form: { english: ["form"], words: msg("bytext-word-form"), about: msg("bytext-about-form") },
  log: { english: ["log"], words: msg("bytext-word-log"), about: msg("bytext-about-log") },
  board: { english: ["picture"], words: msg("bytext-word-board"), about: msg("bytext-about-board") },
} satisfies Record<string, Word>;

export type CommandName = keyof typeof COMMANDS;

export interface Command {
  name: CommandName;
  /** What follows the command's words. */
  about: string;
}

const entries = Object.entries(COMMANDS) as [CommandName, Word][];

const ownWords = (message: string): string[] => t(message).split("|").map(plain);

/** Return the command that a text begins with, by the most words that fit; null if it begins with none. */
export function commandIn(typed: string): Command | null {
  const text = plain(typed);
  const fitting = entries.flatMap(([name, { english, words }]) =>
    [...english, ...ownWords(words)]
      .filter((word) => text === word || text.startsWith(`${word} `))
      .map((word) => ({ name, word })),
  );
  const [longest] = fitting.sort((a, b) => b.word.length - a.word.length);
  return longest ? { name: longest.name, about: text.slice(longest.word.length).trim() } : null;
}

/** Return a line about each command. */
export function helpLines(): string[] {
  return entries.map(([, { words, about }]) => {
    const [name = ""] = t(words).split("|");
    return t("bytext-fact", { name: name.trim(), value: t(about) });
  });
}

/** Return an action's name as it must be typed: after "do" where it could be taken for a command. */
export const typedName = (name: string): string => (commandIn(name) ? `do ${name}` : name);
