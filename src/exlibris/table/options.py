"""The options of a new table, and the facts that its opening fixes."""

import re
from datetime import datetime
from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta, Struct, structs

from exlibris.engine import Commitment, Ruleset

# No control characters, line breaks or marks that change the direction of text.
PRINTABLE = r"^[^\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$"
Name = Annotated[str, Meta(max_length=40, pattern=PRINTABLE)]
Status = Literal["waiting", "playing", "over", "ended"]  # ended: by people, before the rules end the game
# The name of a bot, which is only looked up among the listed bots and may be unknown.
BotName = Annotated[str, Meta(min_length=1, max_length=100, pattern=PRINTABLE)]
Player: TypeAlias = BotName  # "human", or the name of a bot
HUMAN = "human"
DealText = Annotated[str, Meta(max_length=800, pattern=r"^[0-9A-Za-z_-]*$")]  # a shared deal, as in its link
DAY: Final = re.compile(r"\d{4}-\d\d-\d\d")  # the deal of a day


class Pace(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The time limit of each seat: "live" is a budget of `seconds` for the game, plus an `increment` after each turn.

    "correspondence" allows `seconds` for each turn. A live budget is 1 minute to 6 hours, an increment up to 5 minutes,
    a correspondence turn 1 hour to 30 days.
    """

    kind: Literal["live", "correspondence"]
    seconds: int
    increment: int = 0


class NewSeat(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A seat of a new table: a person on this device (`human`), one who joins by the link (`open`), or a bot's key."""

    name: Name = ""
    player: Player = "human"


class TableOptions(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The public options of a table: stored as one document, shown at the table and in the lobby.

    `variants` belong to the preset's rulebook. With "solo", the table has one seat, for a person on this device, and
    `level` is the number of cards that the Public Library gets each round. `deck` is the language of the cards, by
    default the preset's; an opened table always has it, and a solo table its level.
    `hints` allows the coach's hints even if people play from several browsers; on one device they are always allowed.
    With a `pace`, people's seats have clocks; a computer may take over for a person who runs out of time, or, with
    `loses_on_time`, that person resigns. With `draw_seats`, the seats are drawn by lot from the seed when the game
    begins. A `listed` table is shown in the lobby while it has open seats; other tables are found only by their link.
    With `approval`, people ask for an open seat, and the host accepts or declines.
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

    A request with a `request_key` opens only one table, even if it is sent again because its answer was lost. The key
    is a long random text, as secret as the browser's cookie. A shared `deal` determines the options, seed and players:
    from the rest of the request, only the names of the seats and the key are used.
    """

    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=4)]
    seed: Annotated[str, Meta(max_length=200)] | None = None
    request_key: Annotated[str, Meta(pattern=r"^[0-9A-Za-z_-]{20,100}$")] | None = None
    deal: DealText | None = None


class Seat(Struct, frozen=True):
    """A seat when the table is opened; people may give another name when they sit down."""

    name: str
    player: Player


class OpenedTable(Struct, frozen=True, kw_only=True):
    """The facts fixed when a table is opened; `maker_session` is the host's, `seed` is 32 secret bytes.

    `seats` has the names that people gave, separate from the options so that a person's name can be erased.
    `network` is a secret tag of the network from which the table was opened, None once it is erased.
    `request_key` is a hash of the sender and key of the request, so that a repeated request opens no second table.
    The hash of `commitment` is public from the start. If `from_file` is true, the host may know all cards.
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
    """Return the default name of a seat."""
    return f"Seat {seat + 1}"
