// The commands of the table as text: their words in English, which work in every language, and in the page's own.
import { t } from "../i18n";
import { plain } from "./words";

/** The English words of each command. */
const COMMANDS = {
  help: ["help", "?"],
  question: ["question"],
  moves: ["moves"],
  why: ["why not", "why"],
  do: ["do"],
  yes: ["yes"],
  undo: ["undo"],
  pass: ["pass"],
  state: ["state"],
  town: ["town"],
  tile: ["tile"],
  players: ["players"],
  shelf: ["shelf"],
  hand: ["hand"],
  card: ["card"],
  assistant: ["assistant"],
  form: ["form"],
  log: ["log"],
  board: ["picture"],
} satisfies Record<string, readonly string[]>;

export type CommandName = keyof typeof COMMANDS;

export interface Command {
  name: CommandName;
  /** What follows the command's words. */
  about: string;
}

const entries = Object.entries(COMMANDS) as [CommandName, readonly string[]][];

/** The words in the page's language are separated by bars. */
const ownWords = (name: CommandName): string[] => t(`bytext-word-${name}`).split("|");

/** Return the command that a text begins with, the longest match; null if it begins with none. */
export function commandIn(typed: string): Command | null {
  const text = plain(typed);
  const fitting = entries.flatMap(([name, english]) =>
    [...english, ...ownWords(name).map(plain)]
      .filter((word) => text === word || text.startsWith(`${word} `))
      .map((word) => ({ name, word })),
  );
  const [longest] = fitting.sort((a, b) => b.word.length - a.word.length);
  return longest ? { name: longest.name, about: text.slice(longest.word.length).trim() } : null;
}

/** Return a line about each command. */
export function helpLines(): string[] {
  return entries.map(([name]) => {
    const [word = ""] = ownWords(name);
    return t("bytext-fact", { name: word.trim(), value: t(`bytext-about-${name}`) });
  });
}

/** Return an action's name as it must be typed: after "do" where it could be taken for a command. */
export const typedName = (name: string): string => (commandIn(name) ? `do ${name}` : name);
