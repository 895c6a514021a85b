"""Requests about a table, each declared once: a server answers them over HTTP, a page in the browser."""

from collections.abc import Callable, Coroutine
from functools import partial
from typing import Annotated, Any, Final, Literal, Protocol, TypeAlias, TypeVar, TypeVarTuple

from msgspec import Meta, Struct

from exlibris.table import approval, commands, games, seats
from exlibris.table.advice import (
    Estimate,
    EstimateRequest,
    Foretold,
    Hint,
    HintRequest,
    estimate_of,
    hint_of,
    preview_of,
)
from exlibris.table.commands import Act, UndoRequest, check_legal
from exlibris.table.events import AnyEvent
from exlibris.table.form import PostedPlay, table_play
from exlibris.table.games import FirstSnapshot, SentGame, SnapshotCount
from exlibris.table.live import Table
from exlibris.table.onlooker import Onlooker
from exlibris.table.public import table_of
from exlibris.table.replay import Replay, ReplaySnapshot
from exlibris.table.review import REVIEWS, GameReview, reviewed
from exlibris.table.snapshot import Snapshot
from exlibris.table.worth import BestFlips, best_flips_of
from exlibris.verification import HASH, Verification

JSON: Final = "application/json"
TABLE: Final = "/tables/{table_id}"
SEAT: Final = TABLE + "/seats/{seat}"
LENT: Final = frozenset(
    {"bots", "live", "onlooker", "sent", "spoken", "tables", "think", "think_long", "think_quickly"}
)
Result = TypeVar("Result")
Arguments = TypeVarTuple("Arguments")
Wanted: TypeAlias = Callable[[Table], AnyEvent | None]  # a command
SeatWish: TypeAlias = Literal["leave", "return", "resign", "agree", "disagree", "substitute", "replace", "call-off"]
LookedAt: TypeAlias = Annotated[int, Meta(ge=0)] | None
Noted: TypeAlias = Annotated[str, Meta(pattern=f"^{HASH.pattern}$")] | None


class Route(Struct, frozen=True, kw_only=True):
    """A kind of request: its method, its path below `/api`, and the function that answers it.

    Name and docstring of the function are those of the API. What its arguments are follows from their names: `data` is
    the body, `sent` the same as bytes, `spoken` the language of all texts, `onlooker` who asks, `live` the table as it
    is, `tables` all `Tables`, `bots` those that there are; `think`, `think_quickly` and `think_long` do work elsewhere,
    by how long it may take. All others stand in the path or in the query.

    An answer of another `kind` than JSON is bytes. So is JSON made elsewhere, of the type `shape`. For `max_age`
    seconds an answer stays the same.
    """

    method: str
    path: str
    work: Callable[..., Coroutine[Any, Any, Any]]
    shape: Any = None
    kind: str = JSON
    max_age: int = 0


class Tables(Protocol):
    """All tables, as far as a route changes them."""

    async def change(self, table_id: str, wanted: Wanted) -> Table:
        """Append the event that `wanted` returns, if any, and return the table. Raises TableError."""

    async def delete(self, table_id: str, check: Callable[[Table], None]) -> None:
        """Delete a table unless the check raises TableError."""


class Think(Protocol):
    """What has a function called where work is done that takes longer; raises as the function does."""

    async def __call__(self, work: Callable[[*Arguments], Result], *args: *Arguments) -> Result:
        """Return what the function returns."""


def get(path: str, work: Callable[..., Coroutine[Any, Any, Any]], **more: Any) -> Route:
    """Return a route that changes nothing."""
    return Route(method="GET", path=path, work=work, **more)


def post(path: str, work: Callable[..., Coroutine[Any, Any, Any]], **more: Any) -> Route:
    """Return a route whose requests have a body, or change something."""
    return Route(method="POST", path=path, work=work, **more)


def delete(path: str, work: Callable[..., Coroutine[Any, Any, Any]]) -> Route:
    """Return a route that takes something away."""
    return Route(method="DELETE", path=path, work=work)


async def read_table(*, live: Table, onlooker: Onlooker, seat: int | None = None, after: int | None = None) -> Snapshot:
    """Return the table as this browser may see it, from the given one of its seats if it has several.

    With `after`: as it was one event after that number, so that moves can be followed one by one.
    """
    return onlooker.looks(live, seat, after)


async def act(*, table_id: str, data: Act, tables: Tables, onlooker: Onlooker) -> Snapshot:
    """Take an action for one of this browser's seats.

    The same over the table's WebSocket: `{"id": 1, "seat": 0, "action": 17, "number": 3}`.
    """
    live = await tables.change(table_id, partial(commands.act, wanted=data, session=onlooker.session))
    return onlooker.sees_after(live, data.seat, data.number)


async def undo(*, table_id: str, data: UndoRequest, tables: Tables, onlooker: Onlooker) -> Snapshot:
    """Take back the last action of one of this browser's seats.

    The same over the table's WebSocket: `{"id": 1, "seat": 0, "undo": true, "number": 3}`.
    """
    live = await tables.change(table_id, partial(commands.undo, wanted=data, session=onlooker.session))
    return onlooker.sees_after(live, data.seat, data.number)


async def release_seat(*, table_id: str, seat: int, tables: Tables, onlooker: Onlooker) -> Snapshot:
    """Open a seat again before the game begins: this browser's own, or for the host anybody's."""
    live = await tables.change(table_id, partial(approval.release, seat=seat, session=onlooker.session))
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
        live = await tables.change(table_id, partial(seats.call_off, seat=seat, session=session, at=now))
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


async def preview(*, data: Act, live: Table, onlooker: Onlooker, think_quickly: Think) -> Foretold:
    """Return what the seat would see after the action, as far as it could know."""
    return Foretold(preview=await think_quickly(preview_of, *onlooker.tries(live, data)))


async def read_best_flips(*, seat: int, live: Table, onlooker: Onlooker, think_quickly: Think) -> BestFlips:
    """Return what one of this browser's seats would best turn face down, by what it sees itself."""
    return await think_quickly(best_flips_of, onlooker.flips(live, seat))


async def give_hint(*, seat: int, data: HintRequest, live: Table, onlooker: Onlooker, think: Think) -> Hint:
    """Return what the seat had best do, and why."""
    return await think(hint_of, *onlooker.asks(live, seat, data.number))


async def give_estimate(*, seat: int, data: EstimateRequest, live: Table, onlooker: Onlooker, think: Think) -> Estimate:
    """Return the points that an action of the seat leads to by the end of the round, by line of the form."""
    view, _, luck, _ = onlooker.asks(live, seat, data.number)
    check_legal(live.playing(), seat, data.action)
    return await think(estimate_of, view, data.action, luck)


ADVICE: Final = (post(f"{TABLE}/preview", preview), get(f"{TABLE}/best-flips", read_best_flips))
HINTS: Final = (post(f"{SEAT}/hint", give_hint), post(f"{SEAT}/estimate", give_estimate))


async def read_timeline(*, live: Table, onlooker: Onlooker, think: Think, eyes: str | None = None) -> bytes:
    """Return the timeline of the table's game; without `eyes` from the first of this browser's seats."""
    game = games.looked_at(live, onlooker, eyes)
    table = table_of(live, onlooker.session, onlooker.share_url, onlooker.language)
    return await think(games.table_replay, game, table, games.allowed_at(live, onlooker.session))


async def read_snapshots(
    *,
    live: Table,
    onlooker: Onlooker,
    think: Think,
    eyes: str | None = None,
    first: FirstSnapshot,
    count: SnapshotCount = 1,
) -> bytes:
    """Return up to `count` snapshots of the table's game, from the given one on."""
    return await think(games.replay_snapshots, games.looked_at(live, onlooker, eyes), first, count)


async def read_review(*, live: Table, onlooker: Onlooker, think_long: Think, after: LookedAt = None) -> bytes:
    """Return what the game promised each seat, where it turned, which choices cost most, and what was luck.

    It is for everybody who has the link, once the game is over. With `after`, the number of actions that have been
    looked at so far, the review goes on for two seconds; it is complete when all have been.
    """
    return await REVIEWS.answer(think_long, reviewed(live, onlooker), after)


async def read_play(*, live: Table, spoken: str) -> PostedPlay:
    """Return the result of the table's game for a log of plays, once the game is over."""
    return table_play(live, spoken)


async def read_record_timeline(*, sent: bytes, spoken: str, think: Think, eyes: str | None = None) -> bytes:
    """Return the timeline of the game whose record is sent."""
    return await think(games.sent_replay, SentGame(sent=sent, eyes=eyes, language=spoken))


async def read_record_snapshots(
    *,
    sent: bytes,
    spoken: str,
    think: Think,
    eyes: str | None = None,
    first: FirstSnapshot,
    count: SnapshotCount = 1,
) -> bytes:
    """Return up to `count` snapshots of the game whose record is sent, from the given one on."""
    return await think(games.replay_snapshots, SentGame(sent=sent, eyes=eyes, language=spoken), first, count)


async def read_record_review(*, sent: bytes, spoken: str, think_long: Think, after: LookedAt = None) -> bytes:
    """Return the review of the finished game whose record is sent, with `after` as above."""
    return await REVIEWS.answer(think_long, SentGame(sent=sent, eyes=None, language=spoken), after)


async def verify_record(*, sent: bytes, think: Think, noted: Noted = None) -> bytes:
    """Return what is found in the record; with `noted` also whether that was its commitment."""
    return await think(games.verification_of, sent, noted)


LOOKING_BACK: Final = (
    get(f"{TABLE}/replay", read_timeline, shape=Replay),
    get(f"{TABLE}/replay/snapshots", read_snapshots, shape=list[ReplaySnapshot]),
    get(f"{TABLE}/replay/review", read_review, shape=GameReview),
    get(f"{TABLE}/play", read_play),
    post("/replay", read_record_timeline, shape=Replay),
    post("/replay/snapshots", read_record_snapshots, shape=list[ReplaySnapshot]),
    post("/replay/review", read_record_review, shape=GameReview),
    post("/verify", verify_record, shape=Verification),
)
