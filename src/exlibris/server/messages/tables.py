"""Requests, lists of tables, pushes and errors."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from exlibris.server.messages.pace import Pace

# No control characters, line breaks, or signs that turn the direction of what follows.
PRINTABLE = r"^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$"
Name = Annotated[str, Meta(max_length=40, pattern=PRINTABLE)]
Status = Literal["waiting", "playing", "over", "ended"]  # ended: by people, before the rules end the game
ListedStatus = Literal["waiting", "playing", "over", "ended", "unreadable"]
Player: TypeAlias = str  # "human", or the name of a bot
NewPlayer = Annotated[str, Meta(max_length=100)]  # also "open"


class NewSeat(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A seat of a new table: a person here (`human`), one who joins by the link (`open`), or a bot by its key."""

    name: Name = ""
    player: NewPlayer = "human"


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new table; a `seed` (any text, or 64 hexadecimal digits) makes it an open deal.

    `variants` are those of the preset's rulebook; with "solo" there is one seat, for a person here, and `level` says
    how many cards the Public Library gets each round. `deck` is the language of the cards, if not the preset's own.
    `hints` allows the coach's hints even where people play from several browsers; on one device they always are.
    With a `pace` the seats of people have clocks. A request that is sent again, because its answer was lost, opens one
    table if it has a `request_key`: a long random text, a secret like the browser's cookie. With `draw_seats` everybody
    gets a seat by lot, drawn from the seed, when the game begins. A `listed` table is shown in the lobby as long as
    people are missing; others are found by their link only. With `approval` whoever wants an open seat asks for it, and
    this browser accepts or declines that.
    """

    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=4)]
    seed: Annotated[str, Meta(max_length=200)] | None = None
    preset: str = "first-en"
    variants: Annotated[list[str], Meta(max_length=10)] = []
    level: int | None = None
    deck: str | None = None
    hints: bool = False
    pace: Pace | None = None
    draw_seats: bool = False
    listed: bool = False
    approval: bool = False
    request_key: Annotated[str, Meta(pattern=r"^[0-9A-Za-z_-]{20,100}$")] | None = None


class RematchRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request for another game with the same players and rules; a solo game may go on at another `level`."""

    level: int | None = None


class TableCreated(Struct, frozen=True, kw_only=True):
    """The new table's id, which is also its link."""

    id: str


class TableSummary(Struct, frozen=True, kw_only=True):
    """A table of this browser; `round` is 0 while it waits for people.

    One that is "unreadable" can't go on here: it needs rules or components that this server does not have, or its
    events make no game. `trouble` says which; of the other fields only those from its opening are filled in.
    """

    id: str
    names: list[str]
    status: ListedStatus
    preset: str
    solo: bool
    your_seats: list[int]
    round: int
    your_turn: bool
    created: str
    trouble: str | None = None


class ClaimSeat(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request to sit down at an open seat."""

    name: Name = ""


class Act(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request to take an action; `number` is the snapshot's, so that nobody acts on an old one."""

    seat: int
    action: int
    number: int


class UndoRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request to undo the seat's last action; `number` is the snapshot's, as in `Act`."""

    seat: int
    number: int


class ErrorBody(Struct, frozen=True, kw_only=True):
    """Every refusal: a stable code for programs, a sentence for people."""

    code: str
    detail: str
