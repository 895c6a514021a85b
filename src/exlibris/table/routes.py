"""Requests common to server and page, each declared once: a server answers them over HTTP, a page in the browser."""

from collections.abc import Callable, Coroutine
from functools import partial, wraps
from inspect import Parameter, signature
from typing import Annotated, Any, Final, Literal, Protocol, TypeAlias, TypeVar, TypeVarTuple

from msgspec import Meta, Struct

from exlibris.table import advice, approval, catalog, commands, deals, files, form, games, lessons, puzzles, seats
from exlibris.table.bots import ServerBots
from exlibris.table.commands import Act, UndoRequest, check_legal
from exlibris.table.events import AnyEvent
from exlibris.table.form import PostedPlay, table_play
from exlibris.table.games import FirstSnapshot, SentGame, SnapshotCount
from exlibris.table.live import Table
from exlibris.table.public import table_of
from exlibris.table.replay import Replay, ReplaySnapshot
from exlibris.table.review import REVIEWS, GameReview, reviewed
from exlibris.table.sentences import BotInfo, bot_info
from exlibris.table.snapshot import Onlooker, Snapshot
from exlibris.table.worth import BestFlips, best_flips_of
from exlibris.verification import HASH, Verification

AN_HOUR: Final = 3600
ZIP: Final = "application/zip"
SVG: Final = "image/svg+xml"
JSON: Final = "application/json"
TABLE: Final = "/tables/{table_id}"
SEAT: Final = TABLE + "/seats/{seat}"
LESSON: Final = "/lessons/{key}"
PUZZLE: Final = "/puzzles/{day}"
Result = TypeVar("Result")
Arguments = TypeVarTuple("Arguments")
Wanted: TypeAlias = Callable[[Table], AnyEvent | None]  # a command
SeatWish: TypeAlias = Literal["leave", "return", "resign", "agree", "disagree", "substitute", "replace", "call-off"]
LookedAt: TypeAlias = Annotated[int, Meta(ge=0)] | None
Noted: TypeAlias = Annotated[str, Meta(pattern=f"^{HASH.pattern}$")] | None


class Route(Struct, frozen=True):
    """A kind of request: its method, its path below `/api`, and the function that answers it.

    The API documentation uses the function's name and docstring. The function's arguments are filled by name: `data` is
    the body, `sent` the body as bytes, `spoken` the language of all texts, `onlooker` the caller, `live` the table,
    `tables` all `Tables`, `bots` the available bots; `think`, `think_quickly` and `think_long` run work in a worker, by
    how long it may take. All other arguments come from the path or the query.

    An answer of a `kind` other than JSON is bytes, and so is JSON from a worker, which has the type `shape`. An answer
    may be cached for `max_age` seconds. `status` is the HTTP status of success, if it is neither 200 nor 204.
    """

    method: str
    path: str
    work: Callable[..., Coroutine[Any, Any, Any]]
    shape: Any = None
    kind: str = JSON
    max_age: int = 0
    status: int = 0


class Tables(Protocol):
    """All tables, with the operations by which routes change them."""

    async def change(self, table_id: str, wanted: Wanted) -> Table:
        """Append the event that `wanted` returns, if any, and return the table. Raises TableError."""

    async def delete(self, table_id: str, check: Callable[[Table], None]) -> None:
        """Delete a table unless the check raises TableError."""


class Think(Protocol):
    """A way to call a function in a worker; it raises what the function raises."""

    async def __call__(self, work: Callable[[*Arguments], Result], *args: *Arguments) -> Result:
        """Return the function's result."""


get = partial(Route, "GET")
post = partial(Route, "POST")
put = partial(Route, "PUT")
patch = partial(Route, "PATCH")
delete = partial(Route, "DELETE")


def called(work: Callable[..., Any], pool: str = "") -> Callable[..., Coroutine[Any, Any, Any]]:
    """Return a route's function with the arguments of `work`, which it calls here, or in the named pool of workers."""
    wanted = signature(work)

    @wraps(work)
    async def answer(**given: Any) -> Any:
        arguments = [given[name] for name in wanted.parameters]
        return await given[pool](work, *arguments) if pool else work(*arguments)

    lent = [Parameter(pool, Parameter.KEYWORD_ONLY, annotation=Think)] if pool else []
    vars(answer)["__signature__"] = wanted.replace(parameters=[*wanted.parameters.values(), *lent])
    return answer


async def read_table(*, live: Table, onlooker: Onlooker, seat: int | None = None, after: int | None = None) -> Snapshot:
    """Return the table as this browser may see it, from `seat` if it has several seats.

    With `after`, return it as it was one event after that number, so that moves can be followed one by one.
    """
    return onlooker.looks(live, seat, after)


async def act(*, table_id: str, data: Act, tables: Tables, onlooker: Onlooker) -> Snapshot:
    """Take an action for one of this browser's seats.

    The same request over the table's WebSocket: `{"id": 1, "seat": 0, "action": 17, "number": 3}`.
    """
    live = await tables.change(table_id, partial(commands.act, wanted=data, session=onlooker.session))
    return onlooker.sees_after(live, data.seat, data.number)


async def undo(*, table_id: str, data: UndoRequest, tables: Tables, onlooker: Onlooker) -> Snapshot:
    """Undo the last action of one of this browser's seats.

    The same request over the table's WebSocket: `{"id": 1, "seat": 0, "undo": true, "number": 3}`.
    """
    live = await tables.change(table_id, partial(commands.undo, wanted=data, session=onlooker.session))
    return onlooker.sees_after(live, data.seat, data.number)


async def release_seat(*, table_id: str, seat: int, tables: Tables, onlooker: Onlooker) -> Snapshot:
    """Free a seat before the game begins: this browser's own, or, for the host, any person's."""
    live = await tables.change(table_id, partial(approval.release, seat=seat, session=onlooker.session))
    return onlooker.sees(live, None)


async def change_seat(*, table_id: str, seat: int, wish: SeatWish, tables: Tables, onlooker: Onlooker) -> Snapshot:
    """Change who decides for a seat, or how the game ends.

    "leave": a computer plays for this browser's seat until "return". "resign": it does so for good; the game ends if
    only one seat, or no person, is left in it. "agree": end the game without a winner once all people who play agree;
    "disagree" refuses that. "substitute": the usual computer takes the seat of a `missing` bot.

    "replace" is a vote on another person's seat: a computer takes over for a person who is away, out of time or, at a
    table without a pace, at one decision for 15 minutes, once all other players who are here have voted. "call-off"
    lets the only other person in the game end it without a winner because of that decision. Both are refused until
    then, with the remaining seconds as `Retry-After`.
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
    """Begin the game with computers in all open seats; only the host may.

    Once the host has been away for a minute, any person at the table may.
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
    """Delete a table for all players; only the host may, and not during the game."""
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


async def preview(*, data: Act, live: Table, onlooker: Onlooker, think_quickly: Think) -> advice.Foretold:
    """Return a preview of the action, as far as the seat can know the outcome."""
    return advice.Foretold(preview=await think_quickly(advice.preview_of, *onlooker.tries(live, data)))


async def read_best_flips(*, seat: int, live: Table, onlooker: Onlooker, think_quickly: Think) -> BestFlips:
    """Return the best flips for one of this browser's seats, judged by what that seat sees."""
    return await think_quickly(best_flips_of, onlooker.flips(live, seat))


async def give_hint(
    *, seat: int, data: advice.HintRequest, live: Table, onlooker: Onlooker, think: Think
) -> advice.Hint:
    """Return the best action for the seat, and the reasons."""
    return await think(advice.hint_of, *onlooker.asks(live, seat, data.number))


async def give_estimate(
    *, seat: int, data: advice.EstimateRequest, live: Table, onlooker: Onlooker, think: Think
) -> advice.Estimate:
    """Return the expected points of an action at the end of the round, by line of the form."""
    view, *_ = onlooker.asks(live, seat, data.number)
    check_legal(live.playing(), seat, data.action)
    return await think(advice.estimate_of, view, data.action)


ADVICE: Final = (post(f"{TABLE}/preview", preview), get(f"{TABLE}/best-flips", read_best_flips))
HINTS: Final = (post(f"{SEAT}/hint", give_hint), post(f"{SEAT}/estimate", give_estimate))


async def read_timeline(*, live: Table, onlooker: Onlooker, think: Think, eyes: str | None = None) -> bytes:
    """Return the timeline of the table's game, by default as seen from this browser's first seat."""
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
    """Return up to `count` snapshots of the table's game, beginning with number `first`."""
    return await think(games.replay_snapshots, games.looked_at(live, onlooker, eyes), first, count)


async def read_review(*, live: Table, onlooker: Onlooker, think_long: Think, after: LookedAt = None) -> bytes:
    """Return the review of a finished game: each seat's chances, turning points, costly choices, and luck.

    Anyone with the link may read it. With `after`, the number of actions reviewed so far, the review continues for two
    seconds; it is complete when all actions have been reviewed.
    """
    return await REVIEWS.answer(think_long, reviewed(live, onlooker), after)


async def read_play(*, live: Table, spoken: str) -> PostedPlay:
    """Return the result of the table's game for a log of plays, once the game is over."""
    return table_play(live, spoken)


async def read_record_timeline(*, sent: bytes, spoken: str, think: Think, eyes: str | None = None) -> bytes:
    """Return the timeline of the game in an uploaded record."""
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
    """Return up to `count` snapshots of the game in an uploaded record, beginning with number `first`."""
    return await think(games.replay_snapshots, SentGame(sent=sent, eyes=eyes, language=spoken), first, count)


async def read_record_review(*, sent: bytes, spoken: str, think_long: Think, after: LookedAt = None) -> bytes:
    """Return the review of the finished game in an uploaded record; `after` works as for a table."""
    return await REVIEWS.answer(think_long, SentGame(sent=sent, eyes=None, language=spoken), after)


async def verify_record(*, sent: bytes, think: Think, noted: Noted = None) -> bytes:
    """Verify an uploaded record; with `noted`, also check that this is its commitment."""
    return await think(games.verification_of, sent, noted)


LOOKING_BACK: Final = (
    get(f"{TABLE}/replay", read_timeline, shape=Replay),
    get(f"{TABLE}/replay/snapshots", read_snapshots, shape=list[ReplaySnapshot]),
    get(f"{TABLE}/replay/review", read_review, shape=GameReview),
    get(f"{TABLE}/play", read_play),
    get(f"{TABLE}/deal", called(deals.share_deal)),
    post("/replay", read_record_timeline, shape=Replay),
    post("/replay/snapshots", read_record_snapshots, shape=list[ReplaySnapshot]),
    post("/replay/review", read_record_review, shape=GameReview),
    post("/verify", verify_record, shape=Verification),
)


async def list_bots(*, spoken: str, bots: ServerBots) -> list[BotInfo]:
    """Return the computer players for new tables; levels are in order from the weakest to the strongest."""
    return [bot_info(name, bots, spoken) for name in bots.names]


STUDY: Final = (
    get("/catalog", called(catalog.read_catalog), max_age=AN_HOUR),
    get("/presets", called(catalog.list_presets), max_age=AN_HOUR),
    get("/bots", list_bots),
    get("/rules", called(lessons.read_rules)),
    get("/lessons", called(lessons.list_lessons)),
    post(LESSON, called(lessons.read_lesson, "think")),
    post(f"{LESSON}/preview", called(lessons.preview_lesson, "think")),
    post(f"{LESSON}/best-flips", called(lessons.read_lesson_flips, "think")),
    get(PUZZLE, called(puzzles.read_puzzle, "think")),
    post(PUZZLE, called(puzzles.answer_puzzle, "think")),
    post(f"{PUZZLE}/preview", called(puzzles.preview_puzzle, "think")),
    post("/deal", called(deals.read_deal, "think")),
)
SHEETS: Final = (
    post("/score", called(form.score_sheet, "think")),
    post("/score/drawing", called(form.draw_sheet, "think"), kind=SVG),
    post("/score/play", called(form.read_sheet_play, "think")),
)
DECKS: Final = (
    post("/deck", called(catalog.read_deck, "think")),
    post("/deck/file", called(catalog.open_deck, "think")),
    post("/file-text", called(files.read_file, "think")),
    post("/deck/package", called(catalog.pack_deck, "think"), kind=ZIP),
)
