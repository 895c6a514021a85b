"""The result of a game for a log of plays: as a link for BG Stats, and as text for BoardGameGeek.

The link has the fields that BG Stats documents. BG Stats accepts 8,000 characters of data, enough for four of the
longest names.
"""

from hashlib import sha256
from typing import Final
from urllib.parse import quote

import msgspec
from msgspec import Struct

from exlibris.forms.form import NamedForm
from exlibris.texts import assistant_name, text

BG_STATS: Final = "https://app.bgstatsapp.com/createPlay.html?data="
SOURCE: Final = "Ex Libris, unofficial"


class LoggedGame(Struct, frozen=True, kw_only=True, rename="camel"):
    """The game that was played."""

    name: str = "Ex Libris"
    source_game_id: str = "ex-libris"
    highest_wins: bool = True
    no_points: bool = False


class LoggedPlayer(Struct, frozen=True, kw_only=True, rename="camel", omit_defaults=True):
    """A person who played; `role` is the special assistant, "" if it is not known."""

    name: str
    source_player_id: str
    score: str
    rank: int
    winner: bool
    start_player: bool | None = None
    role: str = ""


class Play(Struct, frozen=True, kw_only=True, rename="camel", omit_defaults=True):
    """A game for a log of plays. `board` is the rulebook; `play_date` is local time, as "2026-11-28 20:15:00"."""

    source_name: str
    source_play_id: str
    game: LoggedGame
    board: str
    players: list[LoggedPlayer]
    play_date: str = ""
    duration_min: int | None = None
    location: str = ""


def play_of(named: NamedForm, preset: str, language: str, key: str, first: int | None = None) -> Play:
    """Return the play of a form, with its people but without the Public Library.

    Only a hash of `key`, a text that identifies the play, is passed on. `first` is the start player's column, if known.
    """
    return Play(
        source_name=SOURCE,
        source_play_id=sha256(key.encode()).hexdigest()[:32],
        game=LoggedGame(),
        board=text(f"preset-{preset}", language=language),
        players=[
            LoggedPlayer(
                name=facts.name,
                source_player_id=facts.name,
                score=str(column.total),
                rank=column.rank,
                winner=seat in named.form.winners,
                start_player=None if first is None else seat == first,
                role=assistant_name(facts.library, language) if facts.library else "",
            )
            for seat, (column, facts) in enumerate(zip(named.form.seats, named.facts, strict=False))
        ],
    )


def link_of(play: Play) -> str:
    """Return the link that opens BG Stats with the play."""
    return BG_STATS + quote(msgspec.json.encode(play), safe="")


def play_text(play: Play, verdict: str, language: str) -> str:
    """Return the play as lines of text, for a play at BoardGameGeek; `verdict` says who won."""
    ranked = sorted(play.players, key=lambda player: player.rank)
    lines = [f"{one.rank}. {_points(one, language)}" for one in ranked]
    return "\n".join([f"{play.game.name}, {play.board}", *lines, verdict])


def _points(player: LoggedPlayer, language: str) -> str:
    name = f"{player.name} ({player.role})" if player.role else player.name
    return f"{text('form-label', {'label': name}, language)} {player.score}"
