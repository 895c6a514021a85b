"""What is done at a table; the answer is the table as this browser sees it then. To ask twice is harmless."""

from functools import partial
from typing import Final, Literal, TypeAlias

from exlibris.table.commands import acting, admissions, seats, stalled
from exlibris.table.commands.acting import Act, UndoRequest
from exlibris.table.fold.live import LiveTable
from exlibris.table.present.onlooker import Onlooker
from exlibris.table.present.snapshot import Snapshot
from exlibris.table.routes.route import SEAT, TABLE, Tables, delete, get, post

SeatWish: TypeAlias = Literal["leave", "return", "resign", "agree", "disagree", "substitute", "replace", "call-off"]


async def read_table(
    *, live: LiveTable, onlooker: Onlooker, seat: int | None = None, after: int | None = None
) -> Snapshot:
    """Return the table as this browser may see it, from the given one of its seats if it has several.

    With `after`: as it was one event after that number, so that moves can be followed one by one.
    """
    return onlooker.looks(live, seat, after)


async def act(*, table_id: str, data: Act, tables: Tables, onlooker: Onlooker) -> Snapshot:
    """Take an action for one of this browser's seats.

    The same over the table's WebSocket: `{"id": 1, "seat": 0, "action": 17, "number": 3}`.
    """
    live = await tables.change(table_id, partial(acting.act, wanted=data, session=onlooker.session))
    return onlooker.sees_after(live, data.seat, data.number)


async def undo(*, table_id: str, data: UndoRequest, tables: Tables, onlooker: Onlooker) -> Snapshot:
    """Take back the last action of one of this browser's seats.

    The same over the table's WebSocket: `{"id": 1, "seat": 0, "undo": true, "number": 3}`.
    """
    live = await tables.change(table_id, partial(acting.undo, wanted=data, session=onlooker.session))
    return onlooker.sees_after(live, data.seat, data.number)


async def release_seat(*, table_id: str, seat: int, tables: Tables, onlooker: Onlooker) -> Snapshot:
    """Open a seat again before the game begins: this browser's own, or for the host anybody's."""
    live = await tables.change(table_id, partial(admissions.release, seat=seat, session=onlooker.session))
    return onlooker.sees(live, None)


async def change_seat(*, table_id: str, seat: int, wish: SeatWish, tables: Tables, onlooker: Onlooker) -> Snapshot:
    """Change who decides for a seat, or how the game ends.

    "leave": a computer plays on at this browser's seat until a "return". "resign": it does so for good; the game
    ends if only one seat, or no person, is left in it. "agree": end the game without a winner, once everybody who
    plays agrees; "disagree" refuses that. "substitute": the usual computer takes the
    seat of a `missing` one. "replace" is a vote on somebody else's seat: a computer plays on for a
    person who is away, or out of time, or at one decision for a quarter of an hour at a table without a pace, once
    everybody has voted for it who plays and is here. "call-off" ends the game without a winner because of such a
    decision, for who waits alone. Both are refused before, with the seconds that are left as `Retry-After`.
    """
    session, now = onlooker.session, onlooker.now()
    if wish in seats.WISHES:
        live = await tables.change(table_id, partial(seats.WISHES[wish], seat=seat, session=session))
        return onlooker.sees(live, seat)
    if wish == "call-off":
        live = await tables.change(table_id, partial(stalled.call_off, seat=seat, session=session, at=now))
        return onlooker.sees(live, None)
    live = await tables.change(table_id, partial(seats.vote, seat=seat, session=session, at=now))
    for _ in live.occupants:  # a seat at a time
        live = await tables.change(table_id, partial(seats.replace, seat=seat, session=session, at=now))
    return onlooker.sees(live, None)


async def start_game(*, table_id: str, tables: Tables, onlooker: Onlooker) -> Snapshot:
    """Begin the game with computers in all open seats, for the host.

    Once the host has been away for a minute, anybody may who sits at the table.
    """
    wanted = partial(seats.fill, session=onlooker.session, at=onlooker.now())
    live = await tables.change(table_id, wanted)
    while live.status == "waiting":
        live = await tables.change(table_id, wanted)
    return onlooker.sees(live, None)


async def end_game(*, table_id: str, tables: Tables, onlooker: Onlooker) -> Snapshot:
    """End the game without a winner; only the host may."""
    live = await tables.change(table_id, partial(seats.stop, session=onlooker.session))
    return onlooker.sees(live, None)


async def delete_table(*, table_id: str, tables: Tables, onlooker: Onlooker) -> None:
    """Delete a table at which no game is on, for everybody; only the host may."""
    await tables.delete(table_id, partial(seats.check_may_delete, session=onlooker.session))


LEAVING: Final = (delete(SEAT, release_seat),)
PLAYING: Final = (
    get(TABLE, read_table),
    delete(TABLE, delete_table),
    post(f"{TABLE}/actions", act),
    post(f"{TABLE}/undo", undo),
    post(f"{SEAT}/{{wish}}", change_seat),
    post(f"{TABLE}/start", start_game),
    post(f"{TABLE}/end", end_game),
)
