"""Sequential halving: trying the more promising actions more often, and the worse half no further after each phase."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from exlibris.engine import State
from exlibris.search.estimates import counted, sample_value
from exlibris.search.lookahead import Lookahead, is_only_counting_left, ranked
from exlibris.search.network import Network
from exlibris.search.placements import PlacementPolicy

PRIOR: Final = 4.0  # rollouts that the value of an action at the end of its effect counts as much as


def best_by_halving(
    network: Network,
    policy: PlacementPolicy,
    seat: int,
    values: Mapping[int, float],
    deal: Callable[[], State],
    spent: Callable[[int], float],
) -> int:
    """Return which of the actions ends the round best for the seat.

    Each phase takes an equal part of the budget. When all of it is used up the search ends, and a determinization on
    which not all actions have been tried does not count. Rollouts see more of what comes after an action than its
    effect, but differ much with the luck of the round, so that the values at the end of the effects count as much as
    several of them.

    Args:
        network: By which all seats choose.
        policy: Proposes the placements that come after the action.
        seat: The seat that has to choose.
        values: The actions, each with its value at the end of its effect.
        deal: Returns a new determinization; in each, all actions that are left are tried, so that they meet the same
            luck.
        spent: Returns which part of the budget is used up after a number of rollouts.
    """
    left = list(values)
    phases = (len(left) - 1).bit_length()
    totals = {action: PRIOR * value for action, value in values.items()}
    done = 0
    for phase in range(1, phases + 1):
        while spent(done) * phases < phase:
            position = deal()
            lookahead = Lookahead(network, position, policy)
            found: list[float] = []
            for action in left:
                if spent(done) >= 1:
                    break
                found.append(rollout_value(lookahead, position, seat, action))
                done += 1
            if len(found) == len(left):
                for i, action in enumerate(left):
                    totals[action] += found[i]
        best = ranked([totals[action] for action in left])
        left = [left[i] for i in best[: (len(left) + 1) // 2]]
    return left[0]


def rollout_value(lookahead: Lookahead, position: State, seat: int, action: int) -> float:
    """Return the value to the seat at the end of the round after the action; before the flips, forms are counted.

    In the effect of the action, the seat follows its best options at once to the end of it; later choices are made at
    once. The position is not changed.
    """
    s = position.clone()
    s.apply(action, seat)
    lookahead.finish_effect(s, seat)
    s = lookahead.finish_round(s, position.round.number)
    return sample_value(counted(s, seat)) if is_only_counting_left(s) else lookahead.value(s, seat)
