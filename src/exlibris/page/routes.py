"""The requests that a page answers: each route of the server's API that needs no other people, by method and path."""

import re
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final, TypeAlias

from exlibris.coach import advise, foresee
from exlibris.page import looking_back, studying
from exlibris.page.asking import Ask
from exlibris.page.storage import TableFile
from exlibris.page.tables import SESSION, PageTables
from exlibris.page.thinking import Thinker
from exlibris.table.commands import rematch, seats
from exlibris.table.commands.acting import Act, UndoRequest, act, undo
from exlibris.table.commands.admissions import release, sit_or_ask
from exlibris.table.commands.checks import check_legal
from exlibris.table.errors import TableError
from exlibris.table.looking_back.games import checked_record
from exlibris.table.options import NewTable
from exlibris.table.present.hints import HINT_SECONDS, EstimateRequest, HintRequest, estimate_message, hint_of
from exlibris.table.present.preview import Foretold, preview_of
from exlibris.table.present.snapshot import Snapshot, cast_of
from exlibris.table.present.summary import TableSummary, summary_of
from exlibris.table.present.worth import BestFlips, best_flips_of

Handler: TypeAlias = Callable[[PageTables, Thinker, Ask], Awaitable[object]]


async def list_tables(tables: PageTables, _: Thinker, __: Ask) -> list[TableSummary]:
    """Return all tables, the newest first."""
    return [summary_of(line, SESSION) for line in await tables.listed()]


async def open_table(tables: PageTables, _: Thinker, ask: Ask) -> dict[str, str]:
    """Open a table."""
    return {"id": await tables.open(ask.read(NewTable))}


async def read_table(tables: PageTables, _: Thinker, ask: Ask) -> Snapshot:
    """Return a table as it is, or with `after` as it was one event after that number."""
    live, seat, after = await tables.now(ask.table_id), ask.number("seat"), ask.number("after")
    return ask.onlooker.sees(live, seat) if after is None else ask.onlooker.sees_after(live, seat, after)


async def delete_table(tables: PageTables, _: Thinker, ask: Ask) -> None:
    """Delete a table at which no game is on."""
    await tables.delete(ask.table_id, partial(seats.check_may_delete, session=SESSION))


async def read_record(tables: PageTables, _: Thinker, ask: Ask) -> bytes:
    """Return the record of a finished game."""
    return checked_record(await tables.now(ask.table_id)).to_json().encode()


async def read_file(tables: PageTables, _: Thinker, ask: Ask) -> TableFile:
    """Return a table as a file."""
    return await tables.file(ask.table_id)


async def take_file(tables: PageTables, _: Thinker, ask: Ask) -> dict[str, str]:
    """Take in a table from a file."""
    return {"id": await tables.take_in(ask.read(TableFile))}


async def take_action(tables: PageTables, _: Thinker, ask: Ask) -> Snapshot:
    """Take an action."""
    wanted = ask.read(Act)
    live = await tables.change(ask.table_id, partial(act, wanted=wanted, session=SESSION))
    return ask.onlooker.sees_after(live, wanted.seat, wanted.number)


async def undo_action(tables: PageTables, _: Thinker, ask: Ask) -> Snapshot:
    """Take back the last action of a seat."""
    wanted = ask.read(UndoRequest)
    live = await tables.change(ask.table_id, partial(undo, wanted=wanted, session=SESSION))
    return ask.onlooker.sees_after(live, wanted.seat, wanted.number)


async def sit_down(tables: PageTables, _: Thinker, ask: Ask) -> Snapshot:
    """Sit down at an open seat."""
    name = ask.read(dict[str, str]).get("name", "")
    live = await tables.change(ask.table_id, partial(sit_or_ask, seat=ask.seat, name=name, session=SESSION))
    return ask.onlooker.sees(live, ask.seat)


async def stand_up(tables: PageTables, _: Thinker, ask: Ask) -> Snapshot:
    """Open a seat again before the game begins."""
    live = await tables.change(ask.table_id, partial(release, seat=ask.seat, session=SESSION))
    return ask.onlooker.sees(live, None)


async def change_seat(tables: PageTables, _: Thinker, ask: Ask) -> Snapshot:
    """Change who decides for a seat."""
    wish = seats.WISHES[ask.path["wish"]]
    live = await tables.change(ask.table_id, partial(wish, seat=ask.seat, session=SESSION))
    return ask.onlooker.sees(live, ask.seat)


async def start_game(tables: PageTables, _: Thinker, ask: Ask) -> Snapshot:
    """Begin the game with computers in all open seats."""
    wanted = partial(seats.fill, session=SESSION, at=ask.onlooker.now())
    live = await tables.change(ask.table_id, wanted)
    while live.status == "waiting":
        live = await tables.change(ask.table_id, wanted)
    return ask.onlooker.sees(live, None)


async def end_game(tables: PageTables, _: Thinker, ask: Ask) -> Snapshot:
    """End the game without a winner."""
    live = await tables.change(ask.table_id, partial(seats.stop, session=SESSION))
    return ask.onlooker.sees(live, None)


async def play_again(tables: PageTables, _: Thinker, ask: Ask) -> dict[str, str]:
    """Open the rematch of a game that is over, or lead to it."""
    before = await tables.now(ask.table_id)
    rematch.check_may_rematch(before, SESSION)
    if before.people.rematch:
        return {"id": before.people.rematch.table_id}
    level = ask.read(dict[str, int | None]).get("level")
    new_id = await tables.open(rematch.rematch_of(before, SESSION, level))
    await tables.change(ask.table_id, partial(rematch.rematched, new_id=new_id, session=SESSION))
    return {"id": new_id}


async def preview(tables: PageTables, _: Thinker, ask: Ask) -> Foretold:
    """Return what a seat would see after an action."""
    live = await tables.now(ask.table_id)
    return Foretold(preview=preview_of(*ask.onlooker.tries(live, ask.read(Act))))


async def read_best_flips(tables: PageTables, thinker: Thinker, ask: Ask) -> BestFlips:
    """Return what a seat would best turn face down."""
    seat = ask.number("seat")
    if seat is None:
        raise TableError("bad-request", "seat: which seat's?")
    view = ask.onlooker.flips(await tables.now(ask.table_id), seat)
    return await thinker.run(best_flips_of, view)


async def give_hint(tables: PageTables, thinker: Thinker, ask: Ask) -> object:
    """Return what a seat had best do, and why."""
    live, wanted = await tables.now(ask.table_id), ask.read(HintRequest)
    view = ask.onlooker.may_ask(live, ask.seat, wanted.number)
    advice = await thinker.run(advise, view, f"{ask.table_id} {wanted.number}", HINT_SECONDS)
    return hint_of(advice, view, cast_of(live, view, ask.language), wanted.number)


async def give_estimate(tables: PageTables, thinker: Thinker, ask: Ask) -> object:
    """Return the points that an action leads to."""
    live, wanted = await tables.now(ask.table_id), ask.read(EstimateRequest)
    view = ask.onlooker.may_ask(live, ask.seat, wanted.number)
    check_legal(live.playing(), ask.seat, wanted.action)
    seed = f"{ask.table_id} {wanted.number}"
    return estimate_message(await thinker.run(foresee, view, wanted.action, seed, HINT_SECONDS))


async def read_queue(_: PageTables, __: Thinker, ___: Ask) -> dict[str, None]:
    """Return that nothing waits for others."""
    return {"requests": None, "reviews": None}


TABLE: Final = "/api/tables/{table_id}"
SEAT: Final = TABLE + "/seats/{seat}"
PLAYING: Final[dict[tuple[str, str], Handler]] = {
    ("GET", "/api/tables"): list_tables,
    ("POST", "/api/tables"): open_table,
    ("GET", TABLE): read_table,
    ("DELETE", TABLE): delete_table,
    ("GET", f"{TABLE}/record"): read_record,
    ("POST", f"{TABLE}/actions"): take_action,
    ("POST", f"{TABLE}/undo"): undo_action,
    ("POST", f"{TABLE}/start"): start_game,
    ("POST", f"{TABLE}/end"): end_game,
    ("POST", f"{TABLE}/rematch"): play_again,
    ("POST", f"{TABLE}/preview"): preview,
    ("GET", f"{TABLE}/best-flips"): read_best_flips,
    ("POST", SEAT): sit_down,
    ("DELETE", SEAT): stand_up,
    ("POST", f"{SEAT}/hint"): give_hint,
    ("POST", f"{SEAT}/estimate"): give_estimate,
    ("POST", f"{SEAT}/{{wish}}"): change_seat,
    ("GET", "/api/queue"): read_queue,
}
OWN: Final[dict[tuple[str, str], Handler]] = {
    ("GET", f"{TABLE}/file"): read_file,
    ("POST", "/api/files"): take_file,
}
"""What only a page has."""
ROUTES: Final = {**PLAYING, **OWN, **looking_back.ROUTES, **studying.ROUTES}
KINDS: Final = {"seat": r"\d+", "wish": "|".join(seats.WISHES)}


def pattern(path: str) -> re.Pattern[str]:
    """Return what the path of a request looks like that is for a route."""
    return re.compile(re.sub(r"{(\w+)}", lambda name: f"(?P<{name[1]}>{KINDS.get(name[1], '[^/]+')})", path))


PATTERNS: Final[list[tuple[str, re.Pattern[str], Any]]] = [
    (method, pattern(path), handler) for (method, path), handler in ROUTES.items()
]
