"""Sequential halving: promising actions are tried more often, and each phase drops the worse half."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from exlibris.engine import State
from exlibris.search.estimates import counted, sample_value
from exlibris.search.lookahead import Lookahead, is_only_counting_left, ranked
from exlibris.search.network import Network
from exlibris.search.placements import PlacementPolicy

PRIOR: Final = 4.0  # weight, in rollouts, of an action's value at the end of its effect


def best_by_halving(
    network: Network,
    policy: PlacementPolicy,
    seat: int,
    values: Mapping[int, float],
    deal: Callable[[], State],
    spent: Callable[[int], float],
) -> int:
    """Return the action with the best value for the seat at the end of the round.

    Each phase gets an equal part of the budget. The search ends when the budget is used up; a determinization on which
    not all actions were tried does not count. Rollouts see further than the effect but vary much with the luck of the
    round, so the value at the end of the effect counts as much as PRIOR rollouts.

    Args:
        network: Chooses for all seats.
        policy: Proposes the placements after the action.
        seat: The seat to move.
        values: The actions, each with its value at the end of its effect.
        deal: Returns a new determinization, on which all remaining actions are tried so that they meet the same luck.
        spent: Returns the fraction of the budget that a number of rollouts uses up.
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
    """Return the value to the seat at the end of the round; if only the flips are left, the forms are counted.

    Within the action's effect, the seat follows its best options to the end of the effect; later choices look one step
    ahead. The position is not changed.
    """
    s = position.clone()
    s.apply(action, seat)
    lookahead.finish_effect(s, seat)
    s = lookahead.finish_round(s, position.round.number)
    return sample_value(counted(s, seat)) if is_only_counting_left(s) else lookahead.value(s, seat)
