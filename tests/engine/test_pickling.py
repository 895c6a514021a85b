"""The engine's values travel between processes and can be copied, interpreted and compiled."""

import copy
import pickle

import pytest

from exlibris.engine import Record, form, player_view
from support.random_play import fresh_game, position

STATE = position(3, 5, 7, 60)
VALUES = {
    "ruleset": STATE.game.ruleset,
    "decision": STATE.decisions()[0],
    "view": player_view(STATE, STATE.decisions()[0].seat),
    "form": form(STATE, STATE.flips),
    "record": Record(STATE.game.ruleset, 2, bytes(32), (1, 2, 3)),
    "library": form(fresh_game(3, 8), [b"", b"", b""]).seats[0],
}


@pytest.mark.parametrize("name", VALUES)
def test_values_survive_a_journey(name: str) -> None:
    value = VALUES[name]
    for twin in (pickle.loads(pickle.dumps(value)), copy.copy(value), copy.deepcopy(value)):  # noqa: S301 (our own)
        assert twin == value
        assert type(twin) is type(value)
