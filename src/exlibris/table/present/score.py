"""A scored sheet as the scoring page draws it."""

from dataclasses import asdict

from msgspec import Struct

from exlibris.content import CATEGORIES
from exlibris.forms.form import Form
from exlibris.forms.given import BadInput, Given
from exlibris.forms.lines import Sheet, sheet
from exlibris.forms.score import best, score
from exlibris.forms.svg import svg
from exlibris.table.errors import TableError

LIBRARY = 1  # the Public Library's column
MOST_CARDS = 39  # of a shelf whose best flips are found within a second; played ones have about 20


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


def answer_to(given: Given, language: str, best_flips: bool = False) -> Scored:
    """Return the form of what is given, as `scored` does. Raises TableError for what is no sheet, or too large."""
    try:
        if best_flips:
            check_sizes(given)
        return scored(given, best_flips, language)
    except BadInput as error:
        raise TableError(error.code, str(error)) from error


def drawing_of(given: Given, language: str) -> bytes:
    """Return the form of what is given as SVG. Raises TableError for what is no sheet."""
    try:
        return svg(sheet(score(given), language)).encode()
    except BadInput as error:
        raise TableError(error.code, str(error)) from error


def scored(given: Given, best_flips: bool, language: str = "en") -> Scored:
    """Return the form of what is given, on request with the best flips. Raises BadInput."""
    form = score(given)
    return Scored(
        seats=[scored_seat(given, form, seat, best_flips) for seat in range(len(given.seats))],
        library=scored_library(form) if form.scores.solo else None,
        winners=[form.facts[column].name for column in form.scores.winners],
        decided_by=form.scores.decided_by,
        sheet=sheet(form, language),
    )


def check_sizes(given: Given) -> None:
    """Raise BadInput if the best flips of a shelf would take too long."""
    for i, seat in enumerate(given.seats):
        cards = sum(card is not None for row in seat.shelf or [] for card in row)
        if cards > MOST_CARDS:
            raise BadInput(f"seats[{i}].shelf", f"best flips are found for up to {MOST_CARDS} cards, found {cards}")


def scored_seat(given: Given, form: Form, seat: int, best_flips: bool) -> ScoredSeat:
    """Return a seat's column."""
    facts, points, tally = form.facts[seat], form.scores.points[seat], form.scores.columns[seat].tally
    best_score = best(given, seat) if best_flips else None
    return ScoredSeat(
        name=facts.name,
        tally=dict(zip(CATEGORIES, tally, strict=True)),
        **asdict(points),
        total=points.total,
        flipped=list(facts.flipped),
        rank=form.scores.ranks[seat],
        best_total=best_score.total if best_score else None,
        best_flips=list(best_score.flips) if best_score else None,
    )


def scored_library(form: Form) -> ScoredLibrary:
    """Return the Public Library's column."""
    points, tally = form.scores.points[LIBRARY], form.scores.columns[LIBRARY].tally
    return ScoredLibrary(
        tally=dict(zip(CATEGORIES, tally, strict=True)),
        b2=points.b2,
        b3=points.b3,
        b4=points.b4,
        b5=points.b5,
        total=points.total,
    )
