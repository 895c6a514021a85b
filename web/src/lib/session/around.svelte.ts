import type { ChatLine, FullSnapshot, Pushed, SeatPresence, ServerLoad } from "../api/types";
import type { Clocks } from "./clock";
import { stallsOf, type Stalls } from "./stalls";

/** What surrounds a game and changes without a move: people, the server's load, the chat, clocks. */
export class Around {
  /** Which people have the table open, as far as is known. */
  presence = $state.raw<readonly SeatPresence[]>([]);
  /** What the table notices of a busy server. */
  load = $state.raw<ServerLoad | null>(null);
  /** The lines of the chat that came last. */
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

  /** Take what the server has sent; whether anything of it was meant for here. */
  hear({ presence, load, chat }: Pushed): boolean {
    if (presence) this.presence = presence;
    if (load) this.load = load;
    if (chat) this.chat = chat;
    return Boolean(presence || load || chat);
  }
}
