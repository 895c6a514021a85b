import type { Api } from "../api/http";
import type { SeatInfo, SeatWish, TableInfo } from "../api/types";
import { saveFile } from "../dom/saveFile";
import { msg } from "../i18n";

/** Something that can be done about a table, with the messages that name and explain it. */
export interface MenuItem {
  name: string;
  help: string;
  /** The seat of this browser that it is about, null for the whole table. */
  seat: number | null;
  send: (api: Api, id: string) => Promise<unknown>;
  /** Whether nothing is left to look at afterward. */
  goesHome?: boolean;
}

/** Return the offers for this browser at a table: for each of its seats, then as the host. */
export function menuFor(table: TableInfo): MenuItem[] {
  const own = table.seats.filter(({ yours }) => yours);
  const seats = table.status === "playing" ? own.flatMap((seat) => seatOffers(seat, table)) : [];
  return [...seats, ...hostOffers(table)];
}

function seatOffers({ seat, stand_in, agrees }: SeatInfo, table: TableInfo): MenuItem[] {
  const others = table.seats.filter((other) => other.seat !== seat);
  const people = others.some(({ player, stand_in: gone }) => player === "human" && !gone);
  const leave = wish("leave", seat, msg("people-leave"), msg("people-leave-help"));
  const propose = wish("agree", seat, msg("people-propose"), msg("people-propose-help"));
  const resign = wish("resign", seat, msg("people-resign"), msg("people-resign-help"));
  return [...(people && !stand_in ? [leave, ...(agrees ? [] : [propose])] : []), resign];
}

function wish(what: SeatWish, seat: number, name: string, help: string): MenuItem {
  return { name, help, seat, send: (api, id) => api.wish(id, seat, what) };
}

const JSON_FILE = { type: "application/json" };

/** Save a table as a file. */
async function carry(api: Api, id: string): Promise<void> {
  saveFile(new File([await api.tableFile(id)], `exlibris-table-${id}.json`, JSON_FILE));
}

/** Save the record of a finished game as a file. */
export async function saveRecord(api: Api, id: string): Promise<void> {
  saveFile(new File([await api.record(id)], `exlibris-${id}.json`, JSON_FILE));
}

function hostOffers({ hosting, status, seats }: TableInfo): MenuItem[] {
  if (!hosting) return [];
  const shared = seats.some(({ player, yours, taken }) => player === "human" && taken && !yours);
  const file: MenuItem = {
    name: msg("people-carry"),
    help: msg("people-carry-help"),
    seat: null,
    send: carry,
  };
  if (status === "playing")
    return [
      ...(shared ? [] : [file]),
      {
        name: msg("people-host-end"),
        help: msg("people-host-end-help"),
        seat: null,
        send: (api, id) => api.endGame(id),
      },
    ];
  return [
    {
      name: msg("people-delete"),
      help: msg("people-delete-help"),
      seat: null,
      send: (api, id) => api.deleteTable(id),
      goesHome: true,
    },
  ];
}
