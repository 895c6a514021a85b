"""The inspection form of a finished game, with names and a closing sentence."""

from typing import Literal, cast

from exlibris.content import CATEGORIES
from exlibris.engine import LibraryResult as EngineLibraryResult
from exlibris.engine import Result as EngineResult
from exlibris.engine import SeatResult as EngineSeatResult
from exlibris.server.messages import LibraryResult, Result, SeatResult
from exlibris.texts.sentences import Cast, result_text


def result_of(form: EngineResult, players: Cast) -> Result:
    """Return the form, column by column in the order of the seats."""
    columns = zip(form.seats, players.names, strict=True)
    return Result(
        seats=[column_of(seat, name, column) for seat, (column, name) in enumerate(columns)],
        library=library_of(form.library) if form.library else None,
        winners=list(form.winners),
        decided_by=cast("Literal['total', 'books', 'hand', 'banned', 'shared']", form.decided_by),
        ended_by=cast("Literal['shelf', 'round_limit', 'rounds']", form.ended_by),
        note=result_text(form, players),
    )


def column_of(seat: int, name: str, column: EngineSeatResult) -> SeatResult:
    """Return one seat's column of the form."""
    return SeatResult(
        seat=seat,
        name=name,
        tally=list(column.tally),
        stability=column.stability,
        entombed=column.entombed,
        b1=column.b1,
        b2=column.b2,
        b3=column.b3,
        b4=column.b4,
        b5=column.b5,
        total=column.total,
        books=column.books,
        hand=column.hand,
        flipped=list(column.flipped),
        focus=CATEGORIES[column.focus],
        rank=column.rank,
    )


def library_of(column: EngineLibraryResult) -> LibraryResult:
    """Return the Public Library's column of the form."""
    return LibraryResult(
        tally=list(column.tally),
        b2=column.b2,
        b3=column.b3,
        b4=column.b4,
        b5=column.b5,
        total=column.total,
        focus=CATEGORIES[column.focus],
    )
