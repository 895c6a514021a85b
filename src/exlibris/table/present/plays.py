"""The result of a game for a log of plays, for a player who wants to post it."""

from datetime import datetime

import msgspec
from msgspec import Struct, structs

from exlibris.engine import new_game
from exlibris.forms.form import Form, form_of
from exlibris.forms.given import BadInput, Given
from exlibris.forms.lines import sheet
from exlibris.forms.plays import Play, play_of, play_text
from exlibris.forms.score import score
from exlibris.table.errors import TableError
from exlibris.table.fold.live import LiveTable
from exlibris.texts import text

MINUTE = 60


class PostedPlay(Struct, frozen=True, kw_only=True):
    """A play as BG Stats takes it, without its date, and as text. `ended` is when the game ended, if that is known."""

    play: Play
    text: str
    ended: datetime | None = None


def table_play(live: LiveTable, language: str) -> PostedPlay:
    """Return the play of a table's game. Raises TableError unless it is over by the rules."""
    if live.status != "over":
        raise TableError("not-over", "The result is there when the game is over.")
    state, opened = live.playing(), live.opened
    form = form_of(state, [occupant.name for occupant in live.occupants])
    first = None if state.game.is_solo else new_game(live.ruleset, state.game.seats, opened.seed).round.first
    play = play_of(form, live.ruleset.preset, language, opened.id, first)
    began, ended = live.began or opened.created, live.ended
    minutes = max(1, round((ended - began).total_seconds() / MINUTE)) if ended else None
    play = structs.replace(play, duration_min=minutes, location=text("form-online", language=language))
    return _posted(play, form, language, ended)


def sheet_play(given: Given, language: str) -> PostedPlay:
    """Return the play of a scored sheet. Raises TableError for a bad sheet."""
    try:
        form = score(given)
    except BadInput as error:
        raise TableError(error.code, str(error)) from error
    key = msgspec.json.encode(given).decode()
    return _posted(play_of(form, given.ruleset, language, key), form, language)


def _posted(play: Play, form: Form, language: str, ended: datetime | None = None) -> PostedPlay:
    return PostedPlay(play=play, text=play_text(play, sheet(form, language).verdict), ended=ended)
