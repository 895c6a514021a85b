import type { PresetInfo, TableInfo } from "../api/types";
import { rulesName } from "../ui/rulesName";

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether a link leads to the machine on which it is opened, so that others can't use it. */
export function isLoopback(link: string): boolean {
  try {
    return LOOPBACK.test(new URL(link).hostname);
  } catch {
    return false;
  }
}

/** What an invitation says. */
export interface Invitation {
  /** The first person at the table; "" while it is empty. */
  host: string;
  /** The names of the rulebook and of the variants. */
  rulebook: string;
  seats: number;
}

/** Return the host and the game of an invitation; `presets` are in the reader's language. */
export function invitationTo(table: TableInfo, presets: readonly PresetInfo[]): Invitation {
  return {
    host: table.seats.find(({ player, taken }) => player === "human" && taken)?.name ?? "",
    rulebook: rulesName(table.options, presets),
    seats: table.seats.length,
  };
}
