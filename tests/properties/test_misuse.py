"""Illegal actions are refused with a reason, and the state stays as it was."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from exlibris.engine import ACTION_SPACE, ActionNameError, IllegalAction, State, playout
from support.examples import examples
from support.random_play import SEATS, SEEDS, fresh_game, position, positions

NUMBERS = [10**30, -1, -256, ACTION_SPACE, ACTION_SPACE + 255]
GARBAGE: list[object] = [None, 0.0, 1.5, b"\x00", [], (0,), {}]


@settings(max_examples=examples(6))
@given(seats=SEATS, seed=SEEDS, policy=SEEDS)
def test_every_number_that_is_not_legal_is_refused(seats: int, seed: int, policy: int) -> None:
    for number, state in enumerate(positions(fresh_game(seats, seed), policy)):
        if number % 101:
            continue
        before = state.key()
        for seat in (None, *range(seats)):
            legal = legal_for(state, seat)
            for action in range(-3, ACTION_SPACE + 3):
                if action not in legal:
                    assert_refused(state, action, seat)
        assert state.key() == before


def legal_for(state: State, seat: int | None) -> set[int]:
    """Return what the seat may do; without a seat, what any seat may do."""
    seats = range(state.game.seats) if seat is None else [seat]
    return {action for each in seats for action in state.legal_actions(each)}


def assert_refused(state: State, action: int, seat: int | None) -> None:
    with pytest.raises(IllegalAction) as refused:
        state.apply(action, seat)
    assert str(refused.value)


@settings(max_examples=examples(20))
@given(seats=SEATS, seed=SEEDS, policy=SEEDS, ply=st.integers(0, 600))
def test_garbage_is_refused(seats: int, seed: int, policy: int, ply: int) -> None:
    state = position(seats, seed, policy, ply)
    before = state.key()
    for seat in (None, state.pending_seats()[0]):
        for number in NUMBERS:
            assert_refused(state, number, seat)
        for garbage in GARBAGE:
            with pytest.raises(TypeError, match="int"):
                state.apply(garbage, seat)  # type: ignore[arg-type]
        for text in ("", "0", "fly home", "\x00"):
            with pytest.raises(ActionNameError):
                state.apply(text, seat)
    assert state.key() == before


@settings(max_examples=examples(20))
@given(seats=SEATS, seed=SEEDS, policy=SEEDS, ply=st.integers(0, 600))
def test_seats_that_are_not_there_can_do_nothing(seats: int, seed: int, policy: int, ply: int) -> None:
    state = position(seats, seed, policy, ply)
    before = state.key()
    for seat in (-1, seats, 99):
        assert state.legal_actions(seat) == []
        for action in state.legal_actions():
            assert_refused(state, action, seat)
    assert state.key() == before


@settings(max_examples=10)
@given(seats=SEATS, seed=SEEDS, policy=SEEDS)
def test_after_the_end_nothing_is_legal(seats: int, seed: int, policy: int) -> None:
    state = fresh_game(seats, seed)
    playout(state, policy)
    before = state.key()
    for action in random.Random(policy).sample(range(ACTION_SPACE), 50):
        assert_refused(state, action, None)
        assert_refused(state, action, 0)
    assert state.key() == before


@pytest.mark.parametrize(("seat", "whose"), [(None, ""), (1, " for seat 1")])
def test_after_the_end_the_refusal_says_that_the_game_is_over(seat: int | None, whose: str) -> None:
    state = fresh_game(2, 7)
    playout(state, 1)
    with pytest.raises(IllegalAction, match=rf"^action 5 is not legal{whose}: the game is over \(SCORE-C\)$"):
        state.apply(5, seat)


def test_the_refusal_names_decision_and_rule() -> None:
    state = fresh_game(2, 7)
    refusal = r"action 400 is not legal for seat \d: the pending decision is prompt-library \(SETUP1-05\)"
    with pytest.raises(IllegalAction, match=refusal):
        state.apply(400)
