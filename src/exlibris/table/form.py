"""The inspection form of a finished game or of a sheet that people fill in, also as an entry for a log of plays."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from typing import Any, Literal

import msgspec
from msgspec import Struct, structs

from exlibris.engine import State, new_game
from exlibris.forms.form import NamedForm, form_of, values_of
from exlibris.forms.given import BadInput, Given
from exlibris.forms.lines import Sheet, sheet
from exlibris.forms.plays import Play, play_of, play_text
from exlibris.forms.score import Best, score, scored_values
from exlibris.forms.svg import svg
from exlibris.table.errors import Fault, TableError
from exlibris.table.live import Table
from exlibris.texts import text
from exlibris.texts.sentences import Cast, result_text

MOST_CARDS = 39  # on a shelf whose best flips are found within a second; shelves in play have about 20
MINUTE = 60


class FormColumn(Struct, frozen=True, kw_only=True):
    """One column of the form; the Public Library's has the seat -1. `tally` has the books face up by category.

    `flipped` names the cards that the inspector flipped; `turned` has their ids in a game. `best` are the best flips
    of a shelf on paper, on request.
    """

    seat: int
    name: str
    tally: dict[str, int]
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
    focus: str
    rank: int
    turned: list[int]
    flipped: list[str] = []
    best: Best | None = None


class FormView(Struct, frozen=True, kw_only=True):
    """The inspection form, the winning seats (none if the Public Library won) and the tie-breaker that decided.

    `ended_by` is empty and `note` the verdict of the sheet if the form is not of a game here. `sheet` is the form in
    words, line by line with the calculations: a column per seat, then the Public Library's.
    """

    seats: list[FormColumn]
    library: FormColumn | None
    winners: list[int]
    decided_by: Literal["total", "books", "hand", "banned", "shared"]
    ended_by: Literal["shelf", "round_limit", "rounds", ""]
    note: str
    sheet: Sheet


def result_of(state: State, players: Cast) -> FormView:
    """Return the form of a finished game, with columns in seat order. Raises NotOver if the game is not over."""
    named = form_of(state, players.names)
    return _form_view(named, values_of(named), players.language, result_text(named.form, players))


def score_sheet(data: Given, spoken: str, best_flips: bool = False) -> FormView:
    """Return the form of these shelves or tallies, with each seat's best flips on request."""
    with _refusing():
        if best_flips:
            _check_sizes(data)
        named = score(data)
        return _form_view(named, scored_values(data, named, best_flips), spoken)


def _form_view(named: NamedForm, values: dict[str, Any], language: str, note: str = "") -> FormView:
    words = sheet(named, language)
    columns = [
        msgspec.convert(values | {"turned": facts.turned}, FormColumn)
        for values, facts in zip([*values["seats"], *[values["library"]] * named.form.solo], named.facts, strict=True)
    ]
    return FormView(
        seats=columns[: len(named.form.seats)],
        library=columns[1] if named.form.solo else None,
        winners=values["winners"],
        decided_by=values["decided_by"],
        ended_by=values["ended_by"],
        note=note or words.verdict,
        sheet=words,
    )


def draw_sheet(data: Given, spoken: str) -> bytes:
    """Return the form of these shelves or tallies as SVG."""
    with _refusing():
        return svg(sheet(score(data), spoken)).encode()


@contextmanager
def _refusing() -> Iterator[None]:
    """Raise TableError if the sheet is invalid."""
    try:
        yield
    except BadInput as error:
        raise TableError(error.code, str(error), fault=Fault(error.path, error.what)) from error


def _check_sizes(given: Given) -> None:
    for i, seat in enumerate(given.seats):
        cards = sum(card is not None for row in seat.shelf or [] for card in row)
        if cards > MOST_CARDS:
            raise BadInput(f"seats[{i}].shelf", f"best flips are found for up to {MOST_CARDS} cards, found {cards}")


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


def read_sheet_play(data: Given, spoken: str) -> PostedPlay:
    """Return the result of these shelves or tallies for a log of plays."""
    with _refusing():
        form = score(data)
    key = msgspec.json.encode(data).decode()
    return _posted(play_of(form, data.ruleset, spoken, key), form, spoken)


def _posted(play: Play, form: NamedForm, language: str, ended: datetime | None = None) -> PostedPlay:
    return PostedPlay(play=play, text=play_text(play, sheet(form, language).verdict, language), ended=ended)
