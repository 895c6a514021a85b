"""The requests that a page answers: each route of the server's API that needs no other people, by method and path.

What answers them is named here, and most of it is in `exlibris.table`: its arguments are what the request says.
"""

import re
from collections.abc import Awaitable, Callable
from functools import partial
from inspect import signature
from typing import Any, Final, TypeAlias
from urllib.parse import unquote

from msgspec import Struct

from exlibris.forms.given import Given
from exlibris.page.asking import Answer, Ask, file
from exlibris.page.tables import SESSION, PageTables
from exlibris.page.thinking import Thinker
from exlibris.table.commands import rematch, seats
from exlibris.table.commands.acting import Act, UndoRequest, act, undo
from exlibris.table.commands.admissions import ClaimSeat, release, sit_or_ask
from exlibris.table.commands.checks import check_legal
from exlibris.table.events import AnyEvent
from exlibris.table.fold.live import LiveTable
from exlibris.table.lessons import puzzles, snapshots
from exlibris.table.looking_back import games
from exlibris.table.looking_back.review import REVIEWS, reviewed
from exlibris.table.options import NewTable
from exlibris.table.present import hints
from exlibris.table.present.bots import BotInfo, bot_info
from exlibris.table.present.catalog import known_catalog, presets
from exlibris.table.present.onlooker import Onlooker
from exlibris.table.present.own_deck import DeckText, own_deck_info, own_package
from exlibris.table.present.preview import Foretold, preview_of
from exlibris.table.present.score import answer_to, drawing_of
from exlibris.table.present.snapshot import Snapshot
from exlibris.table.present.summary import TableSummary, summary_of
from exlibris.table.present.table import table_of
from exlibris.table.present.worth import best_flips_of


class Desk(Struct, frozen=True):
    """What requests are answered with: the tables, and the worker that thinks."""

    tables: PageTables
    thinker: Thinker

    async def live(self, ask: Ask) -> LiveTable:
        """Return the table that the path names."""
        return await self.tables.now(ask.named["table_id"])


Handler: TypeAlias = Callable[[Desk, Ask], Awaitable[Any]]
Work: TypeAlias = Callable[..., object]
Command: TypeAlias = Callable[..., AnyEvent | None]


async def prepared(work: Work, desk: Desk, ask: Ask, *first: object) -> partial[Any]:
    """Return a function with its arguments: `first`, what the request says and, as `live`, the table that it names."""
    given = ask.given(work, len(first))
    if "live" in signature(work).parameters:
        given["live"] = await desk.live(ask)
    return partial(work, *first, **given)


def here(work: Work) -> Handler:
    """Answer with what a function returns at once."""

    async def answer(desk: Desk, ask: Ask) -> object:
        return (await prepared(work, desk, ask))()

    return answer


def thought(work: Work, about: Handler | None = None) -> Handler:
    """Answer with what a function returns in the other worker; its first argument is what `about` answers, if given."""

    async def answer(desk: Desk, ask: Ask) -> object:
        first = [await about(desk, ask)] if about else []
        return await desk.thinker.run(await prepared(work, desk, ask, *first))

    return answer


def changed(command: Command) -> Handler:
    """Answer with the table after a command, from the seat that it is about if that is this browser's."""

    async def answer(desk: Desk, ask: Ask) -> Snapshot:
        given = ask.given(command)
        live = await desk.tables.change(ask.named["table_id"], partial(command, **given))
        seat = given.get("seat")
        return ask.onlooker.sees(live, seat if seat in live.seats_of(SESSION) else None)

    return answer


def acted(command: Command, kind: type[Act | UndoRequest]) -> Handler:
    """Answer with the table right after an action of one of its seats."""

    async def answer(desk: Desk, ask: Ask) -> Snapshot:
        wanted = ask.read(kind)
        live = await desk.tables.change(ask.named["table_id"], partial(command, wanted=wanted, session=SESSION))
        return ask.onlooker.sees_after(live, wanted.seat, wanted.number)

    return answer


def review(about: Handler) -> Handler:
    """Answer with the review of the game that `about` answers, as far as it has come; other work comes in between."""

    async def answer(desk: Desk, ask: Ask) -> bytes:
        return await REVIEWS.answer(desk.thinker.run, await about(desk, ask), **ask.given(REVIEWS.answer, 2))

    return answer


async def list_tables(desk: Desk, _: Ask) -> list[TableSummary]:
    """Return all tables, the newest first."""
    return [summary_of(line, SESSION) for line in await desk.tables.listed()]


async def list_bots(desk: Desk, ask: Ask) -> list[BotInfo]:
    """Return the computer players."""
    return [bot_info(name, ask.language) for name in desk.tables.bots.names]


async def open_table(desk: Desk, ask: Ask) -> dict[str, str]:
    """Open a table."""
    return {"id": await desk.tables.open(ask.read(NewTable))}


async def delete_table(desk: Desk, ask: Ask) -> None:
    """Delete a table at which no game is on."""
    await desk.tables.delete(ask.named["table_id"], partial(seats.check_may_delete, session=SESSION))


async def save_file(desk: Desk, ask: Ask) -> bytes:
    """Return a table as a file."""
    return (await desk.tables.file(ask.named["table_id"])).encode()


async def take_file(desk: Desk, ask: Ask) -> dict[str, str]:
    """Take in a table from a file."""
    return {"id": await desk.tables.take_in(ask.body.encode())}


async def sit_down(desk: Desk, ask: Ask) -> object:
    """Sit down at an open seat."""
    return await changed(partial(sit_or_ask, name=ask.read(ClaimSeat).name))(desk, ask)


async def change_seat(desk: Desk, ask: Ask) -> object:
    """Change who decides for a seat."""
    return await changed(seats.WISHES[ask.named["wish"]])(desk, ask)


async def start_game(desk: Desk, ask: Ask) -> object:
    """Begin the game with computers in all open seats."""
    while (shown := await changed(seats.fill)(desk, ask)).table.status == "waiting":
        pass
    return shown


async def play_again(desk: Desk, ask: Ask) -> dict[str, str]:
    """Open the rematch of a game that is over, or lead to it."""
    before = await desk.live(ask)
    rematch.check_may_rematch(before, SESSION)
    if before.people.rematch:
        return {"id": before.people.rematch.table_id}
    level = ask.read(rematch.RematchRequest).level
    new_id = await desk.tables.open(rematch.rematch_of(before, SESSION, level))
    await desk.tables.change(before.opened.id, partial(rematch.rematched, new_id=new_id, session=SESSION))
    return {"id": new_id}


async def give_hint(desk: Desk, ask: Ask) -> hints.Hint:
    """Return what a seat had best do, and why."""
    number = ask.read(hints.HintRequest).number
    asked = ask.onlooker.asks(await desk.live(ask), int(ask.named["seat"]), number)
    return await desk.thinker.run(hints.hint_of, *asked)


async def give_estimate(desk: Desk, ask: Ask) -> hints.Estimate:
    """Return the points that an action leads to."""
    live, seat, wanted = await desk.live(ask), int(ask.named["seat"]), ask.read(hints.EstimateRequest)
    view, _, luck, _ = ask.onlooker.asks(live, seat, wanted.number)
    check_legal(live.playing(), seat, wanted.action)
    return await desk.thinker.run(hints.estimate_of, view, wanted.action, luck)


async def read_timeline(desk: Desk, ask: Ask) -> bytes:
    """Return the timeline of a table's game."""
    live = await desk.live(ask)
    game = games.looked_at(live, ask.onlooker, ask.named.get("eyes"))
    table, allowed = table_of(live, SESSION, "", ask.language), games.allowed_at(live, SESSION)
    return await desk.thinker.run(games.table_replay, game, table, allowed)


async def sent_game(_: Desk, ask: Ask) -> games.SentGame:
    """Return the game whose record is sent."""
    return games.SentGame(sent=ask.body.encode(), eyes=ask.named.get("eyes"), language=ask.language)


async def sent(_: Desk, ask: Ask) -> bytes:
    """Return what is sent, as it is."""
    return ask.body.encode()


def foretold(live: LiveTable, onlooker: Onlooker, wanted: Act) -> Foretold:
    """Return what a seat would see after an action."""
    return Foretold(preview=preview_of(*onlooker.tries(live, wanted)))


def deck_package(deck: DeckText) -> Answer:
    """Return the zip of an expansion with the deck of a text."""
    return file(own_package(deck), "application/zip")


def drawn_form(given: Given, language: str) -> Answer:
    """Return the form of some shelves or tallies as a drawing."""
    return file(drawing_of(given, language), "image/svg+xml")


TABLE: Final = "/api/tables/{table_id}"
SEAT: Final = TABLE + "/seats/{seat}"
LESSON: Final = "/api/lessons/{key}"
PUZZLE: Final = "/api/puzzles/{day}"
ROUTES: Final[dict[tuple[str, str], Handler]] = {
    ("GET", "/api/tables"): list_tables,
    ("POST", "/api/tables"): open_table,
    ("GET", TABLE): here(Onlooker.looks),
    ("DELETE", TABLE): delete_table,
    ("GET", f"{TABLE}/record"): here(games.sent_record),
    ("POST", f"{TABLE}/file"): save_file,
    ("POST", "/api/files"): take_file,
    ("POST", f"{TABLE}/actions"): acted(act, Act),
    ("POST", f"{TABLE}/undo"): acted(undo, UndoRequest),
    ("POST", f"{TABLE}/start"): start_game,
    ("POST", f"{TABLE}/end"): changed(seats.stop),
    ("POST", f"{TABLE}/rematch"): play_again,
    ("POST", f"{TABLE}/preview"): here(foretold),
    ("GET", f"{TABLE}/best-flips"): thought(best_flips_of, here(Onlooker.flips)),
    ("GET", f"{TABLE}/replay"): read_timeline,
    ("GET", f"{TABLE}/replay/snapshots"): thought(games.replay_snapshots, here(games.looked_at)),
    ("GET", f"{TABLE}/replay/review"): review(here(reviewed)),
    ("POST", SEAT): sit_down,
    ("DELETE", SEAT): changed(release),
    ("POST", f"{SEAT}/hint"): give_hint,
    ("POST", f"{SEAT}/estimate"): give_estimate,
    ("POST", f"{SEAT}/{{wish}}"): change_seat,
    ("GET", "/api/queue"): here(lambda: {"requests": None, "reviews": None}),
    ("POST", "/api/replay"): thought(games.sent_replay, sent_game),
    ("POST", "/api/replay/snapshots"): thought(games.replay_snapshots, sent_game),
    ("POST", "/api/replay/review"): review(sent_game),
    ("POST", "/api/verify"): thought(games.verification_of, sent),
    ("GET", "/api/catalog"): here(known_catalog),
    ("GET", "/api/presets"): here(presets),
    ("GET", "/api/bots"): list_bots,
    ("GET", "/api/lessons"): here(snapshots.lessons),
    ("POST", LESSON): here(snapshots.snapshots_of),
    ("POST", f"{LESSON}/preview"): here(snapshots.foretold),
    ("POST", f"{LESSON}/best-flips"): thought(snapshots.best_flips),
    ("GET", "/api/rules"): here(snapshots.known_facts),
    ("GET", PUZZLE): here(puzzles.daily_puzzle),
    ("POST", PUZZLE): here(puzzles.verdict_on),
    ("POST", f"{PUZZLE}/preview"): here(puzzles.foretold),
    ("POST", "/api/score"): thought(answer_to),
    ("POST", "/api/score/drawing"): here(drawn_form),
    ("POST", "/api/deck"): here(own_deck_info),
    ("POST", "/api/deck/package"): here(deck_package),
}
KINDS: Final = {"seat": r"\d+", "wish": "|".join(seats.WISHES)}


def pattern(path: str) -> re.Pattern[str]:
    """Return what the path of a request looks like that is for a route."""
    return re.compile(re.sub(r"{(\w+)}", lambda name: f"(?P<{name[1]}>{KINDS.get(name[1], '[^/]+')})", path))


PATTERNS: Final = [(method, pattern(path), handler) for (method, path), handler in ROUTES.items()]


def route(method: str, path: str) -> tuple[Handler, dict[str, str]] | None:
    """Return what answers a request, and what its path names; None if nothing does."""
    for wanted, shape, handler in PATTERNS:
        if wanted == method and (found := shape.fullmatch(path)):
            return handler, {name: unquote(text) for name, text in found.groupdict().items()}
    return None
