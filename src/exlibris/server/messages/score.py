"""The inspection form of shelves that were played on a real table."""

from msgspec import Struct

from exlibris.forms.lines import Sheet


class ScoredSeat(Struct, frozen=True, kw_only=True):
    """A column of the form; cards by letter and number. The best flips are there only if they were asked for."""

    name: str
    tally: dict[str, int]
    b1: int
    b2: int
    b3: int
    b4: int
    b5: int
    total: int
    flipped: list[str]
    rank: int
    best_total: int | None = None
    best_flips: list[str] | None = None


class ScoredLibrary(Struct, frozen=True, kw_only=True):
    """The Public Library's column in a solo game."""

    tally: dict[str, int]
    b2: int
    b3: int
    b4: int
    b5: int
    total: int


class Scored(Struct, frozen=True, kw_only=True):
    """The form; `winners` by name, `sheet` the same in words, line by line with its working."""

    seats: list[ScoredSeat]
    library: ScoredLibrary | None
    winners: list[str]
    decided_by: str
    sheet: Sheet
