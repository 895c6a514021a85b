"""The inspection form of a finished game, with names and a closing sentence."""

from dataclasses import asdict
from typing import Any, Literal, cast

import msgspec
from msgspec import Struct

from exlibris.content import CATEGORIES
from exlibris.engine import LibraryResult as EngineLibraryResult
from exlibris.engine import SeatResult as EngineSeatResult
from exlibris.engine import State, result
from exlibris.forms.form import form_of
from exlibris.forms.lines import Sheet, sheet
from exlibris.texts.sentences import Cast, result_text


class SeatResult(Struct, frozen=True, kw_only=True):
    """One column of the inspection form; of the `flipped` cards, the inspector has turned those in `turned`."""

    seat: int
    name: str
    tally: list[int]
    stability: int
    entombed: int
    b1: int
    b2: int
    b3: int
    b4: int
    b5: int
    total: int
    books: int
    hand: int
    flipped: list[int]
    turned: list[int]
    focus: str
    rank: int


class LibraryResult(Struct, frozen=True, kw_only=True):
    """The Public Library's column of the form in a solo game."""

    tally: list[int]
    b2: int
    b3: int
    b4: int
    b5: int
    total: int
    focus: str


class Result(Struct, frozen=True, kw_only=True):
    """The inspection form, who won and by which tie-breaker; nobody, if the Public Library has won.

    `sheet` is the same in words, line by line with its working: a column per seat, then the Public Library's.
    """

    seats: list[SeatResult]
    library: LibraryResult | None
    winners: list[int]
    decided_by: Literal["total", "books", "hand", "banned", "shared"]
    ended_by: Literal["shelf", "round_limit", "rounds"]
    note: str
    sheet: Sheet


def result_of(state: State, players: Cast) -> Result:
    """Return the form of a finished game, column by column in the order of the seats. Raises NotOver before."""
    form = result(state)
    return Result(
        seats=[column_of(state, seat, players.names[seat], column) for seat, column in enumerate(form.seats)],
        library=msgspec.convert(values_of(form.library), LibraryResult) if form.library else None,
        winners=list(form.winners),
        decided_by=cast("Literal['total', 'books', 'hand', 'banned', 'shared']", form.decided_by),
        ended_by=cast("Literal['shelf', 'round_limit', 'rounds']", form.ended_by),
        note=result_text(form, players),
        sheet=sheet(form_of(state, players.names), players.language),
    )


def column_of(state: State, seat: int, name: str, column: EngineSeatResult) -> SeatResult:
    """Return one seat's column of the form."""
    before = state.shelves[seat].dark_cards() + state.flips[seat]
    turned = [card for card in column.flipped if card not in before]
    return msgspec.convert(values_of(column) | {"seat": seat, "name": name, "turned": turned}, SeatResult)


def values_of(column: EngineSeatResult | EngineLibraryResult) -> dict[str, Any]:
    """Return the fields of a column, its focus by key."""
    return asdict(column) | {"focus": CATEGORIES[column.focus]}
