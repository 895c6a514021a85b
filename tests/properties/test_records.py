"""Records replay to the very same game."""

import pytest
from hypothesis import given, settings

from exlibris.engine import Record, Recorder, RecordError, preset, result, to_json
from support.attributes import field_names
from support.examples import examples
from support.random_play import MOST_DECISIONS, SEATS, SEEDS, fresh_game, go_on


def recorded(seats: int, seed: int, policy: int, plies: int = MOST_DECISIONS) -> tuple[Record, dict[str, object]]:
    """Return a record of a random game, and the state it ended in."""
    state = fresh_game(seats, seed)
    luck = state.rng.seed
    actions = tuple(go_on(state, policy, plies))
    return Record(preset("first-en"), seats, luck, actions), to_json(state)


@settings(max_examples=examples(50))
@given(seats=SEATS, seed=SEEDS, policy=SEEDS)
def test_a_record_replays_to_the_same_state_and_form(seats: int, seed: int, policy: int) -> None:
    record, end = recorded(seats, seed, policy)
    read = Record.from_json(record.to_json())
    assert read == record
    replayed = read.replay()
    assert to_json(replayed) == end
    assert result(replayed) == result(record.replay())


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


@settings(max_examples=examples(50))
@given(seats=SEATS, seed=SEEDS, policy=SEEDS)
def test_an_unfinished_record_goes_on_where_it_stopped(seats: int, seed: int, policy: int) -> None:
    part, half_way = recorded(seats, seed, policy, policy % 250)
    state = part.replay()
    assert to_json(state) == half_way
    rest = go_on(state, policy, MOST_DECISIONS)
    whole = Record(part.ruleset, seats, part.seed, part.actions + tuple(rest))
    assert to_json(whole.replay()) == to_json(state)


def test_an_action_too_many_is_named() -> None:
    record, _ = recorded(2, 1, 1)
    played = len(record.actions)
    longer = Record(record.ruleset, 2, record.seed, (*record.actions, 0))
    with pytest.raises(RecordError, match=rf"^actions\[{played}\]: the game is over after {played} actions, "):
        longer.replay()
