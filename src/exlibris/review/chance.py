"""What chance brought: the position after an action, against what was to be expected of the deck.

This uses more than a seat can see: all hands are as they were, and only the deck and the tiles are shuffled again.
"""

from random import Random

from exlibris.engine import SEED_BYTES, Record, State, determinize, new_game, open_view
from exlibris.review.estimates import PositionEstimate, mean_of, position_estimate
from exlibris.search import Network


def has_drawn(before: State, after: State) -> bool:
    """Return whether an action has drawn, shuffled or shown anything that was left to chance."""
    return after.rng.at != before.rng.at or _to_come(after) != _to_come(before) or after.peeks != before.peeks


def _to_come(s: State) -> tuple[int, int, int]:
    """Return how many cards and tiles are still to come, and the number of the round."""
    return len(s.deck) - s.dealt, len(s.round.stack), s.round.number


def expected_after(
    before: State, seat: int, action: int, network: Network, rng: Random, deals: int
) -> PositionEstimate:
    """Return the mean estimate after the action, over shuffles of what is still to come."""
    view = open_view(before, seat)
    found = []
    for _ in range(deals):
        s = determinize(view, rng)
        s.apply(action, seat)
        found.append(position_estimate(s, network))
    return mean_of(found)


def expected_at_setup(record: Record, network: Network, rng: Random, deals: int) -> PositionEstimate:
    """Return the mean estimate of games that begin as the record's, each with a deal of its own."""
    starts = [new_game(record.ruleset, record.seats, rng.randbytes(SEED_BYTES)) for _ in range(deals)]
    return mean_of([position_estimate(s, network) for s in starts])
