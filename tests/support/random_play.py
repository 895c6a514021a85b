"""Games by random play for property tests: a position is named by seats, seed, policy seed and ply."""

import pickle
import random
from collections.abc import Iterator

from hypothesis import strategies as st

from exlibris.engine import (
    SPECTATOR,
    State,
    determinize,
    is_placing,
    new_game,
    player_view,
    preset,
    problems,
)

SEATS = st.integers(2, 4)
SEEDS = st.integers(0, 2**32 - 1)

# The ruleset's round_limit bounds the rounds. Within a round every placement uses up an assistant, and what gives one
# back (Guild, Auction House, Sasquatch) needs another placement first; each effect chooses among the few cards of a
# hand, shelf or tile. The longest round of 4,000 random games had 250 decisions; twice that, and at the end one flip
# for each card and one seal for each seat.
MOST_ROUNDS = 18
MOST_DECISIONS = MOST_ROUNDS * 500 + 152 + 4


def fresh_game(seats: int, seed: int) -> State:
    """Return a first-edition game at its first decision."""
    return new_game(preset("first-en"), seats, random.Random(seed).randbytes(32))


def positions(state: State, policy: int) -> Iterator[State]:
    """Yield one and the same state at each decision of a random game, and at its end."""
    luck = random.Random(policy)
    while not state.is_over:
        yield state
        state.apply_option(luck.choice(state.options))
    yield state


def position(seats: int, seed: int, policy: int, ply: int) -> State:
    """Return the state after that many decisions of a random game; the last one with a decision if it is shorter."""
    state = fresh_game(seats, seed)
    luck = random.Random(policy)
    before = state
    for _ in range(ply):
        before = state.clone() if state.round.final else state
        state.apply_option(luck.choice(state.options))
        if state.is_over:
            return before
    return state


def placing(seats: int, seed: int, ply: int, policy: int, least: int = 1) -> State:
    """Return the first position from that one on in which a seat has at least so many placements to choose from."""
    later = positions(position(seats, seed, seed, ply), policy)
    return next(state for state in later if is_placing(state) and len(state.options) >= least)


def go_on(state: State, policy: int, plies: int) -> list[int]:
    """Carry out that many random decisions, fewer if the game ends; return the actions."""
    luck = random.Random(policy)
    actions: list[int] = []
    while not state.is_over and len(actions) < plies:
        seat = luck.choice(state.pending_seats())
        actions.append(luck.choice(state.legal_actions(seat)))
        state.apply(actions[-1], seat)
    return actions


def copies_of(state: State) -> tuple[State, State, State]:
    """Return copies of the state in all three ways: a clone, by pickle and by JSON."""
    pickled = pickle.loads(pickle.dumps(state))  # noqa: S301 (our own bytes)
    return state.clone(), pickled, State.from_text(state.to_text())


def check_deals(state: State, luck: random.Random) -> None:
    """Check for every seat and a spectator that a deal that agrees with its view is sound and looks the same to it."""
    for seat in range(SPECTATOR, state.game.seats):
        view = player_view(state, seat)
        deal = determinize(view, luck)
        assert problems(deal) == []
        assert player_view(deal, seat) == view
        assert deal.legal_actions(seat) == state.legal_actions(seat)
