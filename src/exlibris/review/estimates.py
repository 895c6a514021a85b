"""Estimates of positions: each seat's chances by what it can see, and how much luck changed them.

Luck is computed with more than a seat can see: all hands stay, only the deck and the tiles are shuffled again.
"""

from collections.abc import Sequence
from math import fsum
from random import Random
from typing import Final, NamedTuple

from exlibris.engine import SEED_BYTES, Record, State, determinize, new_game, open_view
from exlibris.search import Network, after_draft
from exlibris.search.estimates import samples_of
from exlibris.search.network import BEST_RIVAL, WIN

DRAFT_DEALS: Final = 16  # deals of the cards for a position in the draft


class PositionEstimate(NamedTuple):
    """Chances of winning and expected totals, by seat; in solo, the Public Library comes last."""

    wins: tuple[float, ...]
    totals: tuple[float, ...]


def position_estimate(s: State, network: Network) -> PositionEstimate:
    """Return the estimate of the position, or the result of a finished game; chances add up to 1.

    During the draft, it is the mean over random deals, the same deals for each position of a game.
    """
    if not s.deal.is_dealt:
        view, rng = open_view(s, s.pending_seats()[0]), Random("draft")
        return mean_of([position_estimate(after_draft(determinize(view, rng)), network) for _ in range(DRAFT_DEALS)])
    samples = samples_of(s, network)
    totals = [sum(sample[:BEST_RIVAL]) for sample in samples]
    wins = [sample[WIN] for sample in samples]
    if s.game.is_solo:
        return PositionEstimate((wins[0], 1.0 - wins[0]), (totals[0], samples[0][BEST_RIVAL]))
    return PositionEstimate(tuple(wins), tuple(totals))


def mean_of(estimates: Sequence[PositionEstimate]) -> PositionEstimate:
    """Return the mean of the estimates, at least one."""
    wins = zip(*[estimate.wins for estimate in estimates], strict=True)
    totals = zip(*[estimate.totals for estimate in estimates], strict=True)
    count = len(estimates)
    return PositionEstimate(
        tuple([fsum(numbers) / count for numbers in wins]), tuple([fsum(numbers) / count for numbers in totals])
    )


def difference(after: PositionEstimate, before: PositionEstimate) -> PositionEstimate:
    """Return `after` minus `before`."""
    wins = zip(after.wins, before.wins, strict=True)
    totals = zip(after.totals, before.totals, strict=True)
    return PositionEstimate(tuple([a - b for a, b in wins]), tuple([a - b for a, b in totals]))


def has_drawn(before: State, after: State) -> bool:
    """Return True if the action between these states drew, shuffled or revealed anything random."""
    return after.rng.at != before.rng.at or _to_come(after) != _to_come(before) or after.peeks != before.peeks


def _to_come(s: State) -> tuple[int, int, int]:
    """Return the numbers of undealt cards and tiles, and the round."""
    return len(s.deck) - s.dealt, len(s.round.stack), s.round.number


def expected_after(
    before: State, seat: int, action: int, network: Network, rng: Random, deals: int
) -> PositionEstimate:
    """Return the mean estimate after the action over `deals` shuffles of the undealt cards and tiles."""
    view = open_view(before, seat)
    found = []
    for _ in range(deals):
        s = determinize(view, rng)
        s.apply(action, seat)
        found.append(position_estimate(s, network))
    return mean_of(found)


def expected_at_setup(record: Record, network: Network, rng: Random, deals: int) -> PositionEstimate:
    """Return the mean estimate of new games with the record's ruleset and seats, over `deals` random deals."""
    starts = [new_game(record.ruleset, record.seats, rng.randbytes(SEED_BYTES)) for _ in range(deals)]
    return mean_of([position_estimate(s, network) for s in starts])
