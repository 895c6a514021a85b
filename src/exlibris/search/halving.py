"""Sequential halving: trying the more promising actions more often, and the worse half no further after each phase."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from exlibris.engine import State
from exlibris.search.lookahead import Lookahead
from exlibris.search.network import Network
from exlibris.search.placements import PlacementPolicy
from exlibris.search.rollouts import Rollouts

PROMISE: Final = 4.0  # rollouts that the promise of an action counts as much as


def best_by_halving(
    network: Network,
    policy: PlacementPolicy,
    seat: int,
    promises: Mapping[int, float],
    deal: Callable[[], State],
    spent: Callable[[int], float],
) -> int:
    """Return which of the actions ends the round best for the seat.

    `policy`: proposes all placements after it. `promises`: by action, what it promises at the end of its effect.
    Rollouts see more of what comes after it, but differ much with the luck of the round, so that promises are worth
    more than a few of them. `deal` returns a new determinization; in each, all actions that are left are tried, so that
    they meet the same luck. `spent` returns which part of the budget is used up after so many rollouts. Each phase
    takes an equal part of it, and tries each action left at least once, unless nothing of the budget is left.
    """
    left = list(promises)
    phases = (len(left) - 1).bit_length()
    totals = {action: PROMISE * promise for action, promise in promises.items()}
    done = 0
    for phase in range(1, phases + 1):
        while True:
            position = deal()
            rollouts = Rollouts(position, Lookahead(network, position, policy))
            for action in left:
                totals[action] += rollouts.value(seat, action)
            done += len(left)
            if spent(done) * phases >= phase:
                break
        left.sort(key=lambda action: -totals[action])
        left = left[: (len(left) + 1) // 2]
        if spent(done) >= 1:
            break
    return left[0]
