"""Results for a log of plays: the link for BG Stats, decoded field by field, and the text."""

import json
from collections.abc import Mapping
from inspect import Parameter, signature
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import msgspec
import pytest

from exlibris.content import LANGUAGES
from exlibris.engine import new_game, preset, result
from exlibris.forms.given import read_given
from exlibris.forms.plays import BG_STATS, LoggedGame, LoggedPlayer, Play, link_of, play_of, play_text
from exlibris.forms.score import score as filled
from exlibris.texts import assistant_name, text
from support.commands import exlibris
from support.editions import edition
from support.given import game, seat
from support.recording import played_out

LONGEST_LINK_DATA = 8_000  # characters that BG Stats takes
GAMES = {2: preset("first-en"), 4: preset("revised-en"), 1: edition("first-en", "solo")}


def decoded(link: str) -> Mapping[str, Any]:
    """Return the play that a link carries."""
    assert link.startswith(BG_STATS)
    data = link.removeprefix(BG_STATS)
    assert len(data) <= LONGEST_LINK_DATA
    play: dict[str, Any] = json.loads(unquote(data))
    return play


@pytest.mark.parametrize("seats", GAMES)
def test_the_link_has_each_field_of_a_game(seats: int, tmp_path: Path) -> None:
    record = played_out(GAMES[seats], seats, 3)
    (tmp_path / "game.json").write_text(record.to_json())
    printed = exlibris("form", tmp_path / "game.json", "--play", "--language", "pl").stdout
    link, _, words = printed.partition("\n\n")
    play, state = decoded(link), record.replay()
    end, first = result(state), new_game(record.ruleset, seats, record.seed).round.first
    assert play["game"] == {
        "name": "Ex Libris", "sourceGameId": "ex-libris", "highestWins": True, "noPoints": False
    }  # fmt: skip
    assert play["board"] == text(f"preset-{record.ruleset.preset}", language="pl")
    assert (play["sourceName"], len(play["sourcePlayId"])) == ("Ex Libris, unofficial", 32)
    assert [player["name"] for player in play["players"]] == [f"Miejsce {n + 1}" for n in range(seats)]
    assert [int(line[0]) for line in words.splitlines()[1 : 1 + seats]] == sorted(
        end.seats[n].rank for n in range(seats)
    )
    for n, (player, column) in enumerate(zip(play["players"], end.seats, strict=True)):
        assert (player["score"], player["rank"]) == (str(column.total), column.rank)
        assert player["winner"] == (n in end.winners)
        assert player.get("startPlayer") == (None if seats == 1 else n == first)
        assert player["role"] == assistant_name(state.deal.powers[n].key, "pl")
        assert player["sourcePlayerId"] == player["name"]
        assert f"{player['rank']}. {player['name']} ({player['role']}): {player['score']}" in words.splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_scored_evening_has_names_and_points(language: str) -> None:
    given = game(seat("Łukasz & Żofie"), seat("محمد", "historic"), ruleset="first-cs")
    form = filled(read_given(json.dumps(given).encode()))
    play = decoded(link_of(play_of(form, "first-cs", language, "key")))
    assert [(player["name"], player["score"]) for player in play["players"]] == [
        (facts.name, str(points.total)) for facts, points in zip(form.facts, form.form.columns, strict=True)
    ]
    assert all(player.keys() >= {"rank", "winner"} and "role" not in player for player in play["players"])


def test_french_has_a_no_break_space_before_the_points() -> None:
    form = filled(read_given(json.dumps(game(seat("Rita"), seat("Ida", "historic"))).encode()))
    lines = play_text(play_of(form, "first-fr", "fr", "key"), "", "fr").splitlines()
    assert sorted(line.partition("\N{NO-BREAK SPACE}: ")[0][3:] for line in lines[1:3]) == ["Ida", "Rita"]


def test_the_longest_names_fit_into_a_link() -> None:
    sheet = game(*[seat("👩🏽" * 19 + str(n), focus) for n, focus in enumerate(("spells", "historic", "monster"))])
    form = filled(read_given(json.dumps(sheet).encode()))
    assert decoded(link_of(play_of(form, "first-en", "cs", "key")))


@pytest.mark.parametrize("play", [LoggedGame, LoggedPlayer, Play])
def test_the_fields_of_plays_are_given_by_name_and_stay_as_they_are(play: type[msgspec.Struct]) -> None:
    assert {field.kind for field in signature(play).parameters.values()} == {Parameter.KEYWORD_ONLY}
    assert play.__struct_config__.frozen
