import type { ChatLine, FullSnapshot, Pushed, SeatPresence, ServerLoad } from "../api/types";
import type { Clocks } from "./clock";
import { stallsOf, type Stalls } from "./stalls";

/** The surroundings of a game, which change without a move: people, the server's load, the chat, clocks. */
export class Around {
  /** Which people have the table open, as far as is known. */
  presence = $state.raw<readonly SeatPresence[]>([]);
  /** The server's load, as shown at the table. */
  load = $state.raw<ServerLoad | null>(null);
  /** The latest lines of the chat. */
  chat = $state.raw<readonly ChatLine[]>([]);
  clocks = $state.raw<Clocks>({ at: 0, seats: [] });
  stalls = $state.raw<Stalls>({ at: 0, seats: [] });

  /** Read it from the newest snapshot. */
  read(snapshot: FullSnapshot): void {
    this.presence = snapshot.presence ?? [];
    this.load = snapshot.load ?? null;
    this.clocks = { at: performance.now(), seats: snapshot.clocks ?? [] };
    this.stalls = stallsOf(snapshot, performance.now());
  }

  /** Take the server's message; return whether it had anything for this object. */
  hear({ presence, load, chat }: Pushed): boolean {
    if (presence) this.presence = presence;
    if (load) this.load = load;
    if (chat) this.chat = chat;
    return Boolean(presence || load || chat);
  }
}
