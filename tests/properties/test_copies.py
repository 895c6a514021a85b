"""Clones, pickles and JSON go on identically, and old copies never change."""

import json
import pickle
from collections.abc import Callable

import pytest
from hypothesis import given, settings

from exlibris.engine import State, from_json, playout, to_json
from support.examples import examples
from support.random_play import SEATS, SEEDS, fresh_game, go_on, positions

STRIDE = 23  # decisions between two copies: no divisor of anything, so that all kinds of steps come up


def by_pickle(state: State) -> State:
    copied = pickle.loads(pickle.dumps(state))  # noqa: S301 (our own bytes)
    assert isinstance(copied, State)
    return copied


def by_json(state: State) -> State:
    return from_json(json.loads(json.dumps(to_json(state))))


COPIES = [State.clone, by_pickle, by_json]


@pytest.mark.parametrize("copied", COPIES)
@settings(max_examples=examples(45))
@given(seats=SEATS, seed=SEEDS, policy=SEEDS)
def test_copies_go_on_identically(copied: Callable[[State], State], seats: int, seed: int, policy: int) -> None:
    for number, state in enumerate(positions(fresh_game(seats, seed), policy)):
        if number % STRIDE:
            continue
        one, other = state.clone(), copied(state)
        assert to_json(one) == to_json(other) == to_json(state)
        assert [other.legal_actions(seat) for seat in range(seats)] == [
            state.legal_actions(seat) for seat in range(seats)
        ]
        playout(one, policy + 1, 40)
        playout(other, policy + 1, 40)
        assert to_json(one) == to_json(other)


@pytest.mark.parametrize("copied", COPIES)
@settings(max_examples=examples(30))
@given(seats=SEATS, seed=SEEDS, policy=SEEDS)
def test_a_copy_plays_to_the_same_end(copied: Callable[[State], State], seats: int, seed: int, policy: int) -> None:
    state = fresh_game(seats, seed)
    playout(state, policy, policy % 300)
    other = copied(state)
    assert go_on(state, policy, 10**6) == go_on(other, policy, 10**6)
    assert to_json(state) == to_json(other)


@settings(max_examples=examples(45))
@given(seats=SEATS, seed=SEEDS, policy=SEEDS)
def test_old_copies_never_change(seats: int, seed: int, policy: int) -> None:
    kept = []
    for number, state in enumerate(positions(fresh_game(seats, seed), policy)):
        if number % 5 == 0:
            copied = state.clone()
            kept.append((copied, to_json(copied)))
    for copied, as_it_was in kept:
        assert to_json(copied) == as_it_was


@settings(max_examples=examples(45))
@given(seats=SEATS, seed=SEEDS, policy=SEEDS)
def test_the_original_does_not_notice_what_its_copies_do(seats: int, seed: int, policy: int) -> None:
    for number, state in enumerate(positions(fresh_game(seats, seed), policy)):
        if number % STRIDE:
            continue
        before = to_json(state)
        playout(state.clone(), policy, 30)
        assert to_json(state) == before
