"""Clones, pickles and JSON go on identically, and old copies never change."""

from hypothesis import given, settings

from exlibris.engine import playout
from support.examples import examples
from support.random_play import SEATS, SEEDS, copies_of, fresh_game, positions

STRIDE = 23  # decisions between two copies: no divisor of anything, so that all kinds of steps come up


@settings(max_examples=examples(30))
@given(seats=SEATS, seed=SEEDS, policy=SEEDS)
def test_copies_go_on_identically_and_the_original_does_not_notice(seats: int, seed: int, policy: int) -> None:
    for number, state in enumerate(positions(fresh_game(seats, seed), policy)):
        if number % STRIDE:
            continue
        before, legal = state.key(), [state.legal_actions(seat) for seat in range(seats)]
        copies = copies_of(state)
        for copied in copies:
            assert copied.key() == before
            assert [copied.legal_actions(seat) for seat in range(seats)] == legal
            playout(copied, policy + 1, 40)
        assert copies[0].key() == copies[1].key() == copies[2].key()
        assert state.key() == before


@settings(max_examples=examples(45))
@given(seats=SEATS, seed=SEEDS, policy=SEEDS)
def test_old_copies_never_change(seats: int, seed: int, policy: int) -> None:
    kept = []
    for number, state in enumerate(positions(fresh_game(seats, seed), policy)):
        if number % 5 == 0:
            copied = state.clone()
            kept.append((copied, copied.key()))
    for copied, as_it_was in kept:
        assert copied.key() == as_it_was
