"""What is chosen when a table is opened, and what a table is from its opening on."""

from datetime import datetime
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct, structs

from exlibris.engine import Commitment, Ruleset

# No control characters, line breaks, or signs that turn the direction of what follows.
PRINTABLE = r"^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$"
Name = Annotated[str, Meta(max_length=40, pattern=PRINTABLE)]
Status = Literal["waiting", "playing", "over", "ended"]  # ended: by people, before the rules end the game
# The name of a bot, which is only ever looked up among the bots that are listed here; most names stand for none.
BotName = Annotated[str, Meta(min_length=1, max_length=100, pattern=PRINTABLE)]
Player: TypeAlias = BotName  # "human", or the name of a bot
HUMAN = "human"


class Pace(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a seat has on its clock: "live" a budget of `seconds` for the game, with an `increment` after each turn.

    By "correspondence" it has so many `seconds` for each turn. A live budget is a minute to six hours, an increment up
    to five minutes, a turn by correspondence an hour to thirty days.
    """

    kind: Literal["live", "correspondence"]
    seconds: int
    increment: int = 0


class NewSeat(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A seat of a new table: a person here (`human`), one who joins by the link (`open`), or a bot by its key."""

    name: Name = ""
    player: Player = "human"


class TableOptions(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is chosen for a table, and everybody may read: stored as one document, shown at the table and in the lobby.

    `variants` are those of the preset's rulebook; with "solo" there is one seat, for a person here, and `level` says
    how many cards the Public Library gets each round. `deck` is the language of the cards, if not the preset's own; an
    opened table always has it, and a solo one its level.
    `hints` allows the coach's hints even where people play from several browsers; on one device they always are.
    With a `pace` the seats of people have clocks; a computer may play on for a person who runs out of time, or with
    `loses_on_time` that person resigns by it. With `draw_seats` everybody gets a seat by lot, drawn from the seed, when
    the game begins. A `listed` table is shown in the lobby as long as people are missing; others are found by their
    link only. With `approval` people ask for an open seat, and the host accepts or declines that.
    """

    preset: str = "first-en"
    variants: Annotated[list[str], Meta(max_length=10)] = []
    level: int | None = None
    deck: str | None = None
    hints: bool = False
    pace: Pace | None = None
    loses_on_time: bool = False
    draw_seats: bool = False
    listed: bool = False
    approval: bool = False


class NewTable(TableOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new table: its options and seats; a `seed` (any text, or 64 hexadecimal digits) makes it an open deal.

    A request that is sent again, because its answer was lost, opens one table if it has a `request_key`: a long random
    text, a secret like the browser's cookie.
    """

    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=4)]
    seed: Annotated[str, Meta(max_length=200)] | None = None
    request_key: Annotated[str, Meta(pattern=r"^[0-9A-Za-z_-]{20,100}$")] | None = None


class Seat(Struct, frozen=True):
    """A seat as the table was opened; people may give another name when they sit down."""

    name: str
    player: Player


class OpenedTable(Struct, frozen=True, kw_only=True):
    """What a table is from its opening on; `maker_session` is the host's, `seed` 32 secret bytes.

    `seats` has the names that people gave, which are apart from the options because people may be forgotten.
    `network` is a secret tag of the network that it was opened from, None if that is forgotten.
    `request_key` is a hash of whose request opened the table, and which: the same request again opens no other one.
    `commitment`: its hash is public from the start. `from_file`: the host may know all cards.
    """

    id: str
    created: datetime
    maker_session: str
    seats: list[Seat]
    options: TableOptions
    ruleset: dict[str, Any]
    seed: bytes
    open_deal: bool
    request_key: str | None = None
    network: str | None = None
    commitment: Commitment | None = None
    from_file: bool = False


def options_by(rules: Ruleset, options: TableOptions | None = None) -> TableOptions:
    """Return options with the preset, level and deck of a ruleset."""
    level = rules.solo_level if rules.is_solo else None
    return structs.replace(options or TableOptions(), preset=rules.preset, level=level, deck=rules.language)


def default_name(seat: int) -> str:
    """Return what a seat is called that has been given no name."""
    return f"Seat {seat + 1}"
