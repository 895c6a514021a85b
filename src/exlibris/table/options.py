"""What is chosen when a table is opened, and what a table is from its opening on."""

from datetime import datetime
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from exlibris.engine import Commitment


class Pace(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a seat has on its clock: "live" a budget of `seconds` for the game, with an `increment` after each turn.

    By "correspondence" it has so many `seconds` for each turn. A live budget is a minute to six hours, an increment up
    to five minutes, a turn by correspondence an hour to thirty days.
    """

    kind: Literal["live", "correspondence"]
    seconds: int
    increment: int = 0


# No control characters, line breaks, or signs that turn the direction of what follows.
PRINTABLE = r"^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$"


Name = Annotated[str, Meta(max_length=40, pattern=PRINTABLE)]


Status = Literal["waiting", "playing", "over", "ended"]  # ended: by people, before the rules end the game


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


HUMAN = "human"


class Seat(Struct, frozen=True):
    """A seat as the table was opened; people may give another name when they sit down."""

    name: str
    player: Player


class OpenedTable(Struct, frozen=True, kw_only=True):
    """What a table is from its opening on; `maker_session` is of whoever opened it, `seed` 32 secret bytes.

    `hints`: the coach may be asked even where people play from several browsers. `request_key` is a hash of whose
    request opened the table, and which: the same request again opens no other one. `draw_seats`: when the game begins,
    everybody gets a seat drawn from the seed. `listed`: the lobby shows the table while it waits for people.
    `approval`: the maker decides who sits down.
    `commitment`: its hash is public from the start.
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


def default_name(seat: int) -> str:
    """Return what a seat is called that has been given no name."""
    return f"Seat {seat + 1}"
