"""Estimates of positions: what every seat can expect, each judged by what it can see, and what chance brought of that.

What is told of chance uses more than a seat can see: all hands are as they were, and only the deck and the tiles are
shuffled again.
"""

from collections.abc import Sequence
from math import fsum
from random import Random
from typing import Final, NamedTuple

from exlibris.engine import SEED_BYTES, Record, State, determinize, new_game, open_view
from exlibris.search import Network, after_draft
from exlibris.search.estimates import sample_of
from exlibris.search.network import BEST_RIVAL, WIN

DRAFT_DEALS: Final = 16  # of the cards, for a position of the draft


class PositionEstimate(NamedTuple):
    """Chances to win and expected totals, by seat; in solo those of the Public Library follow."""

    wins: tuple[float, ...]
    totals: tuple[float, ...]


def position_estimate(s: State, network: Network) -> PositionEstimate:
    """Return the estimate of the position; the chances add up to 1. At the end it is the result.

    Before the draft is over it is the mean over what may be dealt, the same deals for each position of a game.
    """
    if not s.deal.is_dealt:
        view, rng = open_view(s, s.pending_seats()[0]), Random("draft")
        return mean_of([position_estimate(after_draft(determinize(view, rng)), network) for _ in range(DRAFT_DEALS)])
    samples = [sample_of(s, seat, network) for seat in range(s.game.seats)]
    totals = [sum(sample[:BEST_RIVAL]) for sample in samples]
    wins = [sample[WIN] for sample in samples]
    if s.game.is_solo:
        return PositionEstimate((wins[0], 1.0 - wins[0]), (totals[0], samples[0][BEST_RIVAL]))
    return PositionEstimate(tuple([win / sum(wins) for win in wins]), tuple(totals))


def mean_of(estimates: Sequence[PositionEstimate]) -> PositionEstimate:
    """Return the mean of at least one."""
    wins = zip(*[estimate.wins for estimate in estimates], strict=True)
    totals = zip(*[estimate.totals for estimate in estimates], strict=True)
    count = len(estimates)
    return PositionEstimate(
        tuple([fsum(numbers) / count for numbers in wins]), tuple([fsum(numbers) / count for numbers in totals])
    )


def difference(after: PositionEstimate, before: PositionEstimate) -> PositionEstimate:
    """Return by how much the one exceeds the other."""
    wins = zip(after.wins, before.wins, strict=True)
    totals = zip(after.totals, before.totals, strict=True)
    return PositionEstimate(tuple([a - b for a, b in wins]), tuple([a - b for a, b in totals]))


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
