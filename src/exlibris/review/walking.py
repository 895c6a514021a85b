"""Review a game from its record, action by action."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import inf
from random import Random
from time import monotonic
from typing import Final, Self

from exlibris.engine import PLACEMENT, Record, State, action_name, is_placing, phase
from exlibris.review.choices import ReviewedChoice, judged
from exlibris.review.estimates import (
    PositionEstimate,
    difference,
    expected_after,
    expected_at_setup,
    has_drawn,
    position_estimate,
)
from exlibris.review.report import Review, ReviewedAction, SeatReview, seat_review, turning_points
from exlibris.search import load_network
from exlibris.search.ranking import DEALS, SEED

MOST_DEALS: Final = 100
SHUFFLES: Final = 8  # shuffles of the undealt cards and tiles, to compute luck


class NotFinished(Exception):
    """An unfinished game, which can't be reviewed."""


@dataclass
class ReviewSoFar:
    """A review in progress: all estimates, and the choices and luck of the first `looked_at` actions.

    The luck of later actions is 0; `seats` is empty until the review is complete.
    """

    seed: str
    deals: int
    start: PositionEstimate
    actions: list[ReviewedAction]
    choices: list[ReviewedChoice]
    looked_at: int = 0
    seats: tuple[SeatReview, ...] = ()

    @classmethod
    def of(cls, record: Record, seed: str = SEED, deals: int = DEALS) -> Self:
        """Return a review of a finished game with the estimates only; this takes about a second.

        Raises NotFinished, and RecordError for an invalid record.
        """
        states = _states_of(record)
        network = load_network(record.ruleset.mode)
        start, *after = [position_estimate(state, network) for state in states]
        nothing = difference(start, start)
        actions = []
        for before, estimate, action, turn in zip(states, after, record.actions, turns_of(states), strict=False):
            seat = before.actor(action)
            name = action_name(before, action, seat)
            actions.append(ReviewedAction(before.ply, before.round.number, turn, seat, name, estimate, nothing))
        return cls(seed, deals, start, actions, [])

    @property
    def is_complete(self) -> bool:
        """Whether all actions have been reviewed."""
        return bool(self.seats)

    def go_on(self, record: Record, seconds: float = inf, done: Callable[[], None] | None = None) -> None:
        """Review more actions of the same record for about `seconds`; call `done` after each."""
        end = monotonic() + seconds
        states = _states_of(record)
        while self.looked_at < len(self.actions) and monotonic() < end:
            self._look_at(record, states[self.looked_at], states[self.looked_at + 1])
            self.looked_at += 1
            if done is not None:
                done()
        if self.looked_at == len(self.actions) and not self.seats:
            self.seats = self._seats(record)

    def _look_at(self, record: Record, before: State, after: State) -> None:
        """Judge the action between the two states and store its luck."""
        network, action = load_network(record.ruleset.mode), record.actions[before.ply]
        reviewed = self.actions[before.ply]
        choice = judged(before, reviewed.seat, action, network, self.seed, self.deals)
        if choice is not None:
            self.choices.append(choice)
        if has_drawn(before, after):
            rng = Random(f"luck {self.seed} {before.ply}")
            expected = expected_after(before, reviewed.seat, action, network, rng, SHUFFLES)
            self.actions[before.ply] = replace(reviewed, luck=difference(reviewed.after, expected))

    def _seats(self, record: Record) -> tuple[SeatReview, ...]:
        rng = Random(f"setup {self.seed}")
        deal = difference(self.start, expected_at_setup(record, load_network(record.ruleset.mode), rng, 2 * SHUFFLES))
        return tuple([seat_review(seat, self.start, deal, self.actions, self.choices) for seat in range(record.seats)])

    def review(self) -> Review:
        """Return the review so far."""
        actions = tuple(self.actions)
        turns = turning_points(self.start, actions)
        return Review(self.seed, self.deals, self.start, actions, tuple(self.choices), turns, self.seats)


def review_of(record: Record, seed: str = SEED, deals: int = DEALS, done: Callable[[], None] | None = None) -> Review:
    """Return the review of a finished game, determined by the seed; call `done` after each action.

    Raises NotFinished, and RecordError for an invalid record.
    """
    so_far = ReviewSoFar.of(record, seed, deals)
    so_far.go_on(record, done=done)
    return so_far.review()


def _states_of(record: Record) -> Sequence[State]:
    """Return the states of a finished game. Raises NotFinished, and RecordError for an invalid record."""
    if not record.replay().is_over:
        raise NotFinished("the game is not over")
    return list(record)


def turns_of(states: Iterable[State]) -> list[int]:
    """Return the turn number of each of a game's states, from 0."""
    turn, turns = 0, [0]
    for before, after in pairwise(states):
        turn += _begins_turn(before, after)
        turns.append(turn)
    return turns


def _begins_turn(before: State, after: State) -> bool:
    """Return True if a turn begins with the state `after`; sealing flips is one turn, revealing them another."""
    if after.is_over or after.is_sealing_flips():
        return doing(before) != doing(after)
    if is_placing(after):
        return True
    if phase(after) != PLACEMENT:
        return doing(before) != doing(after)
    return phase(before) != PLACEMENT or next_to_place(before) != next_to_place(after)


def next_to_place(state: State) -> int:
    """Return the seat after the one whose turn it is in Placement.

    A change shows that a placement without an alternative lies between two decisions; in solo, such a placement is part
    of the turn before.
    """
    seat = state.stack[0].seat
    return (seat + 1) % state.game.seats if is_placing(state) else seat


def doing(state: State) -> Hashable:
    """Return a key for the current step outside Placement: round, tile and deciding seat, or "flips" or "over"."""
    if state.is_over:
        return "over"
    if state.is_sealing_flips():
        return "flips"
    tiles = [frame.tile for frame in state.stack if frame.tile]
    return state.round.number, next(iter(tiles), 0), state.pending_seats()[0]
