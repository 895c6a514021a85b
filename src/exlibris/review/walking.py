"""Reviewing a game: from its record to a report."""

from collections.abc import Callable
from random import Random
from typing import Final

from exlibris.engine import Record, State, action_name, new_game
from exlibris.review.choices import ReviewedChoice, judged
from exlibris.review.estimates import difference, expected_after, expected_at_setup, has_drawn, position_estimate
from exlibris.review.report import Review, ReviewedAction
from exlibris.review.summing import seat_review, turning_points
from exlibris.review.turns import turns_of
from exlibris.search import Network, load_network

DEALS: Final = 6  # determinizations on which the actions that count are compared
MOST_DEALS: Final = 100
SHUFFLES: Final = 8  # of what is still to come, to tell luck


class NotFinished(Exception):
    """Raised for a game that is not over, which can't be reviewed."""


def review_of(record: Record, seed: str = "1", deals: int = DEALS, done: Callable[[], None] | None = None) -> Review:
    """Return the review of a finished game, the same for the same seed; `done` is called after each action.

    Choices are judged by what their seats could see; luck is told with all hands open. Raises NotFinished, and
    RecordError for a record that makes no game.
    """
    states = _states_of(record)
    network = load_network(record.ruleset.mode)
    actions: list[ReviewedAction] = []
    choices: list[ReviewedChoice] = []
    for before, after, action, turn in zip(states, states[1:], record.actions, turns_of(states), strict=False):
        choice = judged(before, before.actor(action), action, network, f"{seed} {before.ply}", deals)
        if choice is not None:
            choices.append(choice)
        actions.append(_reviewed(before, after, action, turn, network, seed))
        if done is not None:
            done()
    start = position_estimate(states[0], network)
    deal = difference(start, expected_at_setup(record, network, Random(f"setup {seed}"), 2 * SHUFFLES))
    seats = tuple([seat_review(seat, start, deal, actions, choices) for seat in range(record.seats)])
    return Review(seed, deals, start, tuple(actions), tuple(choices), turning_points(start, actions), seats)


def _states_of(record: Record) -> list[State]:
    """Return the states of a finished game. Raises NotFinished, and RecordError as replaying does."""
    if not record.replay().is_over:
        raise NotFinished("the game is not over")
    states = [new_game(record.ruleset, record.seats, record.seed)]
    for action in record.actions:
        after = states[-1].clone()
        after.apply(action)
        states.append(after)
    return states


def _reviewed(before: State, after: State, action: int, turn: int, network: Network, seed: str) -> ReviewedAction:
    seat, now = before.actor(action), position_estimate(after, network)
    luck = difference(now, now)
    if has_drawn(before, after):
        rng = Random(f"luck {seed} {before.ply}")
        luck = difference(now, expected_after(before, seat, action, network, rng, SHUFFLES))
    name = action_name(before, action, seat)
    return ReviewedAction(before.ply, before.round.number, turn, seat, name, now, luck)
