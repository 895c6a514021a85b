"""The inspection form of a finished game or of a sheet that people fill in, also as an entry for a log of plays."""

from dataclasses import asdict
from datetime import datetime
from typing import Any, Literal, cast

import msgspec
from msgspec import Struct, structs

from exlibris.content import CATEGORIES
from exlibris.engine import LibraryResult as EngineLibraryResult
from exlibris.engine import SeatResult as EngineSeatResult
from exlibris.engine import State, new_game, result
from exlibris.forms.form import Form, form_of
from exlibris.forms.given import BadInput, Given
from exlibris.forms.lines import Sheet, sheet
from exlibris.forms.plays import Play, play_of, play_text
from exlibris.forms.score import best, score
from exlibris.forms.svg import svg
from exlibris.table.errors import TableError
from exlibris.table.live import Table
from exlibris.texts import text
from exlibris.texts.sentences import Cast, result_text

LIBRARY = 1  # the Public Library's column
MOST_CARDS = 39  # on a shelf whose best flips are found within a second; shelves in play have about 20
MINUTE = 60


class SeatResult(Struct, frozen=True, kw_only=True):
    """One column of the inspection form; `turned` are those `flipped` cards that the inspector flipped."""

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
    """The inspection form, the winners (empty if the Public Library won) and the tie-breaker that decided.

    `sheet` is the form in words, line by line with the calculations: a column per seat, then the Public Library's.
    """

    seats: list[SeatResult]
    library: LibraryResult | None
    winners: list[int]
    decided_by: Literal["total", "books", "hand", "banned", "shared"]
    ended_by: Literal["shelf", "round_limit", "rounds"]
    note: str
    sheet: Sheet


def result_of(state: State, players: Cast) -> Result:
    """Return the form of a finished game, with columns in seat order. Raises NotOver if the game is not over."""
    form = result(state)
    return Result(
        seats=[column_of(state, seat, players.names[seat], column) for seat, column in enumerate(form.seats)],
        library=msgspec.convert(_values_of(form.library), LibraryResult) if form.library else None,
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
    return msgspec.convert(_values_of(column) | {"seat": seat, "name": name, "turned": turned}, SeatResult)


def _values_of(column: EngineSeatResult | EngineLibraryResult) -> dict[str, Any]:
    """Return the fields of a column, with its focus as a key."""
    return asdict(column) | {"focus": CATEGORIES[column.focus]}


class ScoredSeat(Struct, frozen=True, kw_only=True):
    """A column of the form; cards are given by letter and number, the best flips only on request."""

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
    """The form; `winners` are names, `sheet` is the form in words, line by line with the calculations."""

    seats: list[ScoredSeat]
    library: ScoredLibrary | None
    winners: list[str]
    decided_by: str
    sheet: Sheet


def answer_to(given: Given, language: str, best_flips: bool = False) -> Scored:
    """Return the form of a sheet, as `scored` does. Raises TableError if the sheet is invalid or too large."""
    try:
        if best_flips:
            _check_sizes(given)
        return scored(given, best_flips, language)
    except BadInput as error:
        raise TableError(error.code, str(error)) from error


def drawing_of(given: Given, language: str) -> bytes:
    """Return the form of a sheet as SVG. Raises TableError if the sheet is invalid."""
    try:
        return svg(sheet(score(given), language)).encode()
    except BadInput as error:
        raise TableError(error.code, str(error)) from error


def scored(given: Given, best_flips: bool, language: str = "en") -> Scored:
    """Return the form of a sheet, with the best flips on request. Raises BadInput if the sheet is invalid."""
    form = score(given)
    return Scored(
        seats=[_scored_seat(given, form, seat, best_flips) for seat in range(len(given.seats))],
        library=_scored_library(form) if form.scores.solo else None,
        winners=[form.facts[column].name for column in form.scores.winners],
        decided_by=form.scores.decided_by,
        sheet=sheet(form, language),
    )


def _check_sizes(given: Given) -> None:
    for i, seat in enumerate(given.seats):
        cards = sum(card is not None for row in seat.shelf or [] for card in row)
        if cards > MOST_CARDS:
            raise BadInput(f"seats[{i}].shelf", f"best flips are found for up to {MOST_CARDS} cards, found {cards}")


def _scored_seat(given: Given, form: Form, seat: int, best_flips: bool) -> ScoredSeat:
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


def _scored_library(form: Form) -> ScoredLibrary:
    points, tally = form.scores.points[LIBRARY], form.scores.columns[LIBRARY].tally
    return ScoredLibrary(
        tally=dict(zip(CATEGORIES, tally, strict=True)),
        b2=points.b2,
        b3=points.b3,
        b4=points.b4,
        b5=points.b5,
        total=points.total,
    )


class PostedPlay(Struct, frozen=True, kw_only=True):
    """A play in the format of BG Stats, without its date, and as text; `ended` is when the game ended, if known."""

    play: Play
    text: str
    ended: datetime | None = None


def table_play(live: Table, language: str) -> PostedPlay:
    """Return the play of a table's game. Raises TableError unless the game is over by the rules."""
    if live.status != "over":
        raise TableError("not-over", "The result is available when the game is over.")
    state, opened = live.playing(), live.opened
    form = form_of(state, [occupant.name for occupant in live.occupants])
    first = None if state.game.is_solo else new_game(live.ruleset, state.game.seats, opened.seed).round.first
    play = play_of(form, live.ruleset.preset, language, opened.id, first)
    began, ended = live.began or opened.created, live.ended
    minutes = max(1, round((ended - began).total_seconds() / MINUTE)) if ended else None
    play = structs.replace(play, duration_min=minutes, location=text("form-online", language=language))
    return _posted(play, form, language, ended)


def sheet_play(given: Given, language: str) -> PostedPlay:
    """Return the play of a sheet. Raises TableError if the sheet is invalid."""
    try:
        form = score(given)
    except BadInput as error:
        raise TableError(error.code, str(error)) from error
    key = msgspec.json.encode(given).decode()
    return _posted(play_of(form, given.ruleset, language, key), form, language)


def _posted(play: Play, form: Form, language: str, ended: datetime | None = None) -> PostedPlay:
    return PostedPlay(play=play, text=play_text(play, sheet(form, language).verdict), ended=ended)
