"""Tables as they were opened, and the events that have happened there since."""

from datetime import datetime
from typing import Any, Final, Literal

from msgspec import Struct

from exlibris.server.messages.tables import Player

Kind = Literal[
    "claim", "release", "action", "undo",
    "leave", "replace", "return", "resign", "vote", "agree", "disagree", "end", "fill",
]  # fmt: skip
STAND_INS: Final[tuple[Kind, ...]] = ("leave", "replace", "resign", "fill")  # a bot decides from then on


class Seat(Struct, frozen=True):
    """A seat as the table was opened; people may give another name when they sit down."""

    name: str
    player: Player


def default_name(seat: int) -> str:
    """Return what a seat is called that has been given no name."""
    return f"Seat {seat + 1}"


class OpenedTable(Struct, frozen=True, kw_only=True):
    """What never changes about a table; `maker_session` is of the browser that opened it, `seed` 32 secret bytes.

    `hints`: the coach may be asked even where people play from several browsers.
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


class TableEvent(Struct, frozen=True, kw_only=True):
    """Something that happened at a table; `number` counts from 1 without gaps.

    A claim has the `name` that somebody sits down under and their browser's `session`, an action its `action`; a vote
    has the `session` that votes about `seat`. When a bot takes over a seat, `name` is the bot's.
    """

    number: int
    kind: Kind
    seat: int
    action: int | None = None
    name: str | None = None
    session: str | None = None
