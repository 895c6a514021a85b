"""Replayed records tell what happened, and say where they go wrong; test_every_preset.py replays to the same end."""

import copy

import pytest
from hypothesis import given, settings

from exlibris.engine import ImpossibleGame, Record, Recorder, RecordError, State, playout, preset
from support.attributes import field_names
from support.examples import examples
from support.random_play import MOST_DECISIONS, SEATS, SEEDS, fresh_game, go_on


def recorded(seats: int, seed: int, policy: int) -> tuple[Record, tuple[object, ...]]:
    """Return a record of a random game, and the state it ended in."""
    state = fresh_game(seats, seed)
    luck = state.rng.seed
    actions = tuple(go_on(state, policy, MOST_DECISIONS))
    return Record(preset("first-en"), seats, luck, actions), state.key()


@settings(max_examples=examples(30))
@given(seats=SEATS, seed=SEEDS, policy=SEEDS)
def test_a_recorder_changes_nothing_and_hears_the_same_twice(seats: int, seed: int, policy: int) -> None:
    record, end = recorded(seats, seed, policy)
    first, second = Recorder(), Recorder()
    assert record.replay(first).key() == end
    record.replay(second)
    heard = [[getattr(event, name) for name in field_names(event)] for event in first.take()]
    assert heard
    assert heard == [[getattr(event, name) for name in field_names(event)] for event in second.take()]


def test_an_action_too_many_is_named() -> None:
    record, _ = recorded(2, 1, 1)
    played = len(record.actions)
    longer = Record(record.ruleset, 2, record.seed, (*record.actions, 0))
    with pytest.raises(RecordError, match=rf"^actions\[{played}\]: the game is over after {played} actions; "):
        longer.replay()


def test_a_record_has_the_positions_of_its_game() -> None:
    record, end = recorded(3, 2, 5)
    positions = list(record)
    assert len(positions) == len(record) == 1 + len(record.actions)
    assert positions[0] == record.start().replay()
    assert positions[-1].key() == end
    assert [state.ply for state in positions] == list(range(len(record)))
    before = positions[9].clone()
    before.apply(record.actions[9])
    assert before == positions[10]
    assert len(record.start()) == 1
    assert record.start(), "a record is never false"


def test_positions_of_an_impossible_game_come_as_far_as_it_goes() -> None:
    record, _ = recorded(2, 1, 1)
    wrong = Record(record.ruleset, 2, record.seed, (*record.actions[:3], -1))
    positions = iter(wrong)
    assert [next(positions).ply for _ in range(4)] == [0, 1, 2, 3]
    with pytest.raises(ImpossibleGame, match=r"^actions\[3\]: action -1 is not legal"):
        next(positions)


@settings(max_examples=examples(20))
@given(seats=SEATS, seed=SEEDS, policy=SEEDS)
def test_the_record_of_a_state_is_that_of_its_game(seats: int, seed: int, policy: int) -> None:
    state = fresh_game(seats, seed)
    state.recorder = Recorder()
    actions = go_on(state, policy, 30)
    twin = copy.deepcopy(state)
    playout(twin, policy, 50)
    assert Record.of(state).actions == tuple(actions)
    assert Record.of(twin).replay() == twin
    assert state.recorder is not None
    assert len(state.recorder.actions) == 30


def test_a_state_without_its_actions_has_no_record() -> None:
    state = fresh_game(2, 3)
    go_on(state, 3, 2)
    state.recorder = Recorder()
    go_on(state, 3, 2)
    for unknown in (state, state.clone()):
        with pytest.raises(RecordError, match="give the state a Recorder before the first"):
            Record.of(unknown)
    built = State.from_text("exlibris position 1\npreset: first-en\nseats: 2", Recorder())
    with pytest.raises(RecordError, match="did not begin with new_game"):
        Record.of(built)
