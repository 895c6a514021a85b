"""A record may say why people ended its game before the rules did."""

import json

import pytest

from exlibris.engine import Ending, Record, RecordError, preset

GAME = Record(preset("first-en"), 2, bytes(32), ())


@pytest.mark.parametrize("ending", [Ending("resigned", 1, 0), Ending("agreed", None, None), None])
def test_an_ending_is_written_and_read(ending: Ending | None) -> None:
    record = Record(GAME.ruleset, GAME.seats, GAME.seed, GAME.actions, ending)
    assert Record.from_json(record.to_json()) == record
    assert ("ending" in json.loads(record.to_json())) == (ending is not None)


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
