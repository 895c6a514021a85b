import { msg } from "../i18n";
import type { Phrase } from "./api";

/** The quick phrases with their texts, in the order in which they are offered. */
export const PHRASES: Readonly<Record<Phrase, string>> = {
  hello: msg("chat-hello"),
  luck: msg("chat-luck"),
  nice: msg("chat-nice"),
  thanks: msg("chat-thanks"),
  oops: msg("chat-oops"),
  moment: msg("chat-moment"),
  turn: msg("chat-turn"),
  played: msg("chat-played"),
  again: msg("chat-again"),
  bye: msg("chat-bye"),
};
