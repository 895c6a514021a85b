import type { PresetFacts, TableInfo } from "../api/types";

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether a link leads back to the machine on which it is opened, so that nobody else can use it. */
export function isLoopback(link: string): boolean {
  try {
    return LOOPBACK.test(new URL(link).hostname);
  } catch {
    return false;
  }
}

/** What an invitation says. */
export interface Invitation {
  /** The first person at the table; "" while there is none. */
  host: string;
  /** The name of the rulebook, with those of the variants. */
  rulebook: string;
  seats: number;
}

/** Return who invites to which game; `presets` are in the reader's language. */
export function invitationTo(table: TableInfo, presets: readonly PresetFacts[]): Invitation {
  const preset = presets.find(({ key }) => key === table.preset);
  const variants = preset?.variants.filter(({ key }) => table.variants.includes(key)) ?? [];
  return {
    host: table.seats.find(({ player, taken }) => player === "human" && taken)?.name ?? "",
    rulebook: [preset?.name ?? table.preset, ...variants.map(({ name }) => name)].join("; "),
    seats: table.seats.length,
  };
}
