"""A record may say why people ended its game before the rules did."""

import json
from dataclasses import replace

import pytest

from exlibris.engine import Ending, GameText, NotationError, Record, RecordError, preset

GAME = Record(preset("first-en"), 2, bytes(32), ())


@pytest.mark.parametrize(
    ("ending", "why"),
    [
        ("bored", "ending: expected an object with a reason"),
        ({"reason": "bored"}, "ending: expected an object with a reason"),
        ({"reason": "resigned", "seat": 2}, "ending.seat: expected a seat from 0 to 1, found 2"),
        ({"reason": "resigned", "seat": 1, "winner": True}, "ending.winner: expected a seat from 0 to 1, found True"),
    ],
)
def test_a_wrong_ending_is_named(ending: object, why: str) -> None:
    data = {**json.loads(GAME.to_json()), "ending": ending}
    with pytest.raises(RecordError, match=why):
        Record.from_json(json.dumps(data))


@pytest.mark.parametrize(
    ("ending", "line"),
    [
        (Ending("resigned", 1, 0), "ending: resigned by seat 1, won by 0"),
        (Ending("resigned", 1, None), "ending: resigned by seat 1"),
        (Ending("agreed", None, None), "ending: agreed"),
        (Ending("host", None, None), "ending: host"),
    ],
)
def test_an_ending_is_part_of_the_record_and_a_line_of_the_game_as_text(ending: Ending, line: str) -> None:
    game = GameText(replace(GAME, ending=ending))
    assert Record.from_json(game.record.to_json()) == game.record
    assert "ending" in json.loads(game.record.to_json())
    assert line in game.to_text().splitlines()
    assert GameText.from_text(game.to_text()) == game


def test_a_game_that_people_did_not_end_says_nothing_of_it() -> None:
    assert Record.from_json(GAME.to_json()) == GAME
    assert "ending" not in json.loads(GAME.to_json())
    assert "ending" not in GameText(GAME).to_text()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("bored", "line 5, ending: expected, for example,"),
        ("resigned by seat 2", "line 5, ending: this game has seats 0 to 1, found 2"),
        ("resigned by seat 0, won by 7", "line 5, ending: this game has seats 0 to 1, found 7"),
        ("", "line 5, ending: expected, for example,"),
    ],
)
def test_a_wrong_ending_in_a_text_is_named_by_its_line(text: str, why: str) -> None:
    head, seats, rest = GameText(GAME).to_text().partition("seats: 2\n")
    with pytest.raises(NotationError, match=why):
        GameText.from_text(f"{head}{seats}date: today\nending: {text}\n{rest}")
