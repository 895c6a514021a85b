"""What the lobby says of an open table."""

from msgspec import Struct

from exlibris.table.options import Pace, Player


class OpenSeat(Struct, frozen=True, kw_only=True):
    """A seat of an open table; `played_by` says, in the reader's language, which computer or that a program plays."""

    name: str
    player: Player
    taken: bool
    played_by: str | None


class OpenTable(Struct, frozen=True, kw_only=True):
    """A table that waits for people; `member` if this browser has a seat there or has opened it.

    `approval`: the host decides who sits down.
    """

    id: str
    host: str
    preset: str
    variants: list[str]
    seats: list[OpenSeat]
    pace: Pace | None
    draw_seats: bool
    hints: bool
    approval: bool
    member: bool
    created: str


class FinishedTable(Struct, frozen=True, kw_only=True):
    """A table of the lobby whose game is over; anybody may look at its replay."""

    id: str
    names: list[str]
    preset: str
    created: str
