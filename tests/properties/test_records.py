"""Replayed records tell what happened, and say where they go wrong; test_every_preset.py replays to the same end."""

import pytest
from hypothesis import given, settings

from exlibris.engine import Record, Recorder, RecordError, preset, to_json
from support.attributes import field_names
from support.examples import examples
from support.random_play import MOST_DECISIONS, SEATS, SEEDS, fresh_game, go_on


def recorded(seats: int, seed: int, policy: int) -> tuple[Record, dict[str, object]]:
    """Return a record of a random game, and the state it ended in."""
    state = fresh_game(seats, seed)
    luck = state.rng.seed
    actions = tuple(go_on(state, policy, MOST_DECISIONS))
    return Record(preset("first-en"), seats, luck, actions), to_json(state)


@settings(max_examples=examples(30))
@given(seats=SEATS, seed=SEEDS, policy=SEEDS)
def test_a_recorder_changes_nothing_and_hears_the_same_twice(seats: int, seed: int, policy: int) -> None:
    record, end = recorded(seats, seed, policy)
    first, second = Recorder(), Recorder()
    assert to_json(record.replay(first)) == end
    record.replay(second)
    heard = [[getattr(event, name) for name in field_names(event)] for event in first.take()]
    assert heard
    assert heard == [[getattr(event, name) for name in field_names(event)] for event in second.take()]


def test_an_action_too_many_is_named() -> None:
    record, _ = recorded(2, 1, 1)
    played = len(record.actions)
    longer = Record(record.ruleset, 2, record.seed, (*record.actions, 0))
    with pytest.raises(RecordError, match=rf"^actions\[{played}\]: the game is over after {played} actions, "):
        longer.replay()
