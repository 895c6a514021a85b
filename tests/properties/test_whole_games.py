"""Every random game ends in a sound state: 600 whole games, checked now and then on the way and at the end."""

import random

import pytest

from exlibris.engine import State, form, playout, problems, result
from support.random_play import MOST_DECISIONS, MOST_ROUNDS, fresh_game

BATCHES = 12
GAMES = 50  # in a batch
STRIDE = 97  # decisions between two checks


def played_soundly(state: State, policy: int) -> int:
    """Play to the end with checks on the way; return the number of decisions."""
    decisions = 0
    while not state.is_over:
        assert problems(state) == []
        assert state.legal_actions()
        decisions += playout(state, policy + decisions, STRIDE)
        assert decisions <= MOST_DECISIONS
    assert problems(state) == []
    return decisions


@pytest.mark.parametrize("batch", range(BATCHES))
def test_every_game_ends_and_is_sound_on_the_way(batch: int) -> None:
    for game in range(batch * GAMES, (batch + 1) * GAMES):
        seats = 2 + game % 3
        state = fresh_game(seats, game)
        decisions = played_soundly(state, random.Random(-game).randrange(1, 2**32))
        assert decisions == state.ply
        assert state.round.number <= MOST_ROUNDS
        assert state.round.final in {"shelf", "round_limit"}
        assert_the_form_adds_up(state)


def assert_the_form_adds_up(state: State) -> None:
    end = result(state)
    assert end == form(state, state.flips)
    for line in end.seats:
        assert line.total == line.b1 + line.b2 + line.b3 + line.b4 + line.b5
        assert line.b1 == line.stability + line.entombed
        assert line.books == sum(line.tally)
    best = max(line.total for line in end.seats)
    assert end.winners == tuple(seat for seat, line in enumerate(end.seats) if line.rank == 1)
    assert all(end.seats[seat].total == best for seat in end.winners)
    assert (len(end.winners) > 1) == (end.decided_by == "shared")
