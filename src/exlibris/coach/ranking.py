"""Rank a seat's actions: all of them briefly, then the most promising ones until it is clear which is best.

The second time, placements, and in the final round all actions, are followed to the end of the round. Determinizations
are added until the best action is clearly ahead or practically tied, or the time is up.
"""

from collections.abc import Callable, Sequence
from time import monotonic
from typing import Final

from exlibris.engine import (
    PlayerView,
    describe_action,
    forward_actions,
    is_placing,
    placed_space,
    places_special,
    tile_of,
)
from exlibris.search import EFFECT, ROUND, ActionEstimate, estimate_actions, gap_between

FIRST_DEALS: Final = 4  # determinizations on which every action is tried
CANDIDATES: Final = 4  # actions that are tried again
FEWEST_DEALS: Final = 8  # determinizations on which candidates are tried
MOST_DEALS: Final = 24


class Patience:
    """Time limit in seconds from now; None for no limit."""

    def __init__(self, seconds: float | None = None, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._end = None if seconds is None else clock() + seconds

    @property
    def is_over(self) -> bool:
        """Whether the time has passed."""
        return self._end is not None and self._clock() >= self._end


def ranked(view: PlayerView, actions: list[int], seed: str, patience: Patience) -> list[ActionEstimate]:
    """Return estimates of the most promising actions, the best first, all made in the same way."""
    found = by_value(estimated(view, distinct(view, actions), seed, FIRST_DEALS, EFFECT, patience))
    again = promising(view, found)
    if len(again) == 1 or patience.is_over:
        return found
    horizon = ROUND if is_placing(view) or view.round.final else EFFECT
    return by_value(estimated(view, again, f"{seed} again", MOST_DEALS, horizon, patience, FEWEST_DEALS))


def promising(view: PlayerView, found: Sequence[ActionEstimate]) -> list[int]:
    """Return the actions to try again, from estimates in order of value: those with different outcomes."""
    different = {each.samples: each.action for each in reversed(found)}
    actions = list(different.values())[::-1]
    return candidates(actions) if is_placing(view) else actions[:CANDIDATES]


def candidates(placements: Sequence[int]) -> list[int]:
    """Return the placements to try again, from placements in order of value: mostly on different locations."""
    first = {tile_of(placed_space(describe_action(action).value)): action for action in reversed(placements)}
    varied = [action for action in placements if action in first.values()][: CANDIDATES - 1]
    rest = [action for action in placements if action not in varied]
    return varied + rest[: CANDIDATES - len(varied)]


def by_value(estimates: Sequence[ActionEstimate]) -> list[ActionEstimate]:
    """Return the estimates by value, the highest first; equal ones keep their order."""
    return sorted(estimates, key=lambda estimate: -estimate.value.mean)


def distinct(view: PlayerView, actions: list[int]) -> list[int]:
    """Return the actions to compare: the first of each set of equivalent ones, and none that cancels an effect.

    Advice to cancel an effect and then begin it again would go in circles.
    """
    found = {alike(view, action): action for action in reversed(forward_actions(actions))}
    return list(found.values())[::-1]


def alike(view: PlayerView, action: int) -> tuple[int, ...]:
    """Return a key that is equal for placements of the same assistant on interchangeable spaces of a location."""
    kind, value = describe_action(action)
    if kind != "space" or not is_placing(view):
        return (action,)
    tile = tile_of(placed_space(value))
    if view.game.spaces_differ[tile]:
        return (action,)
    return (-1, tile, places_special(value))


def estimated(
    view: PlayerView,
    actions: Sequence[int],
    seed: str,
    deals: int,
    horizon: str,
    patience: Patience,
    fewest: int | None = None,
) -> list[ActionEstimate]:
    """Return estimates of the actions on `deals` determinizations, or on fewer, at least one, when the time is up.

    All actions are tried on the same determinizations, which depend only on the seed. With `fewest`, trying stops after
    that number as soon as it is settled which action is best.
    """
    found = [ActionEstimate(action, ()) for action in actions]
    for deal in range(deals):
        if deal and (patience.is_over or (fewest is not None and deal >= fewest and _is_settled(found))):
            break
        more = estimate_actions(view, actions, f"{seed} {deal}", 1, horizon)
        found = [each.with_samples(other.samples) for each, other in zip(found, more, strict=True)]
    return found


def _is_settled(found: Sequence[ActionEstimate]) -> bool:
    best, second = by_value(found)[:2]
    return gap_between(best.values, second.values).is_settled
