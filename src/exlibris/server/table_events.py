"""Tables as they were opened, and the events that have happened there since."""

from datetime import datetime
from typing import Any, Final, Literal, get_args

from msgspec import Struct

from exlibris.engine import Commitment
from exlibris.server.messages.pace import Pace
from exlibris.server.messages.tables import Player

Kind = Literal[
    "claim", "release", "action", "undo",
    "leave", "replace", "overtime", "return", "resign", "vote", "agree", "disagree", "end", "fill", "rematch",
    "transfer", "host", "ask", "withdraw", "decline", "reassign",
]  # fmt: skip
VERSIONS: Final[dict[str, int]] = dict.fromkeys(get_args(Kind), 1)  # the newest meaning of each kind of event
ASKING: Final[tuple[Kind, ...]] = ("ask", "withdraw", "decline", "reassign")  # about requests to sit down
STAND_INS: Final[tuple[Kind, ...]] = ("leave", "replace", "overtime", "resign", "fill")  # a bot decides from then on


class Seat(Struct, frozen=True):
    """A seat as the table was opened; people may give another name when they sit down."""

    name: str
    player: Player


def default_name(seat: int) -> str:
    """Return what a seat is called that has been given no name."""
    return f"Seat {seat + 1}"


class OpenedTable(Struct, frozen=True, kw_only=True):
    """What a table is from its opening on; `maker_session` is of whoever opened it, `seed` 32 secret bytes.

    `hints`: the coach may be asked even where people play from several browsers. `request_key` is a hash of whose
    request opened the table, and which: the same request again opens no other one. `draw_seats`: when the game begins,
    everybody gets a seat drawn from the seed. `listed`: the lobby shows the table while it waits for people.
    `approval`: the maker decides who sits down.
    `commitment`: its hash is public from the start; tables opened before there were commitments have none.
    """

    id: str
    created: datetime
    maker_session: str
    seats: list[Seat]
    preset: str
    variants: list[str] = []
    ruleset: dict[str, Any]
    seed: bytes
    open_deal: bool
    hints: bool = False
    request_key: str | None = None
    pace: Pace | None = None
    draw_seats: bool = False
    listed: bool = False
    approval: bool = False
    commitment: Commitment | None = None


class TableEvent(Struct, frozen=True, kw_only=True):
    """Something that happened at a table; `number` counts from 1 without gaps.

    A claim has the `name` that somebody sits down under and their browser's `session`, an action its `action`; a vote
    has the `session` that votes about `seat`. When a bot takes over a seat, `name` is the bot's; a rematch has the new
    table's id there. By a transfer the seat belongs to another `session` from then on, under that `name` if there is
    one; "host" says whose the table is from then on. Where the host decides who sits down, "ask" is a request to do so,
    and later events are `about` the number of that one: "withdraw", "decline", and "reassign", by which all requests of
    whoever made it are another `session`'s. Who gives up a seat is the `session` of its release, None if the host
    removes them. `version` says which meaning of its kind an event has, so that a server without that meaning doesn't
    play on as if it were nothing.
    `at` is when it happened, None before it is stored.
    """

    number: int
    kind: Kind
    seat: int
    action: int | None = None
    name: str | None = None
    session: str | None = None
    about: int | None = None
    version: int = 1
    at: datetime | None = None


def check_known(event: TableEvent) -> None:
    """Raise ValueError for an event of a kind, or with a meaning, that this server doesn't have."""
    if event.version > VERSIONS.get(event.kind, 0):
        raise ValueError(
            f"event {event.number} is {event.kind!r} in version {event.version}, made with a newer Ex Libris"
        )
