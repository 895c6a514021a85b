"""The engine's values travel between processes and can be copied, interpreted and compiled."""

import copy
import pickle

import pytest

from exlibris.engine import Record, Recorder, form, player_view, playout
from support.random_play import fresh_game, position

STATE = position(3, 5, 7, 60)
VALUES = {
    "state": STATE,
    "ruleset": STATE.game.ruleset,
    "decision": STATE.decisions()[0],
    "view": player_view(STATE, STATE.decisions()[0].seat),
    "form": form(STATE),
    "record": Record(STATE.game.ruleset, 2, bytes(32), (1, 2, 3)),
    "library": form(position(3, 8, 7, 60), [b"", b"", b""]).seats[0],
}


@pytest.mark.parametrize("name", VALUES)
def test_values_survive_a_journey(name: str) -> None:
    value = VALUES[name]
    for twin in (pickle.loads(pickle.dumps(value)), copy.copy(value), copy.deepcopy(value)):  # noqa: S301 (our own)
        assert twin == value
        assert type(twin) is type(value)


def test_a_deep_copy_keeps_its_recorder_and_tells_nothing_to_the_first() -> None:
    state = fresh_game(2, 1)
    state.recorder = Recorder()
    playout(state, 3, 20)
    told = list(state.recorder.events)
    twin = copy.deepcopy(state)
    assert twin == state
    playout(twin, 3, 20)
    assert twin.recorder is not None
    assert twin.recorder.events[: len(told)] == state.recorder.events == told
    assert len(twin.recorder.events) > len(told) > 0
