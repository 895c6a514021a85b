"""Ranking a seat's actions: all of them looked at shortly, the most promising ones until it is clear which is best.

Placements are followed to the end of the round, and in the final round all actions. They are tried on one
determinization after the other until the best one is surely best, or about as good as the next, or time is over.
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
CANDIDATES: Final = 4  # actions that are looked at again
FEWEST_DEALS: Final = 8  # determinizations on which these are tried
MOST_DEALS: Final = 24


class Patience:
    """Seconds from now on after which answers are made of what is there; None waits for all of it."""

    def __init__(self, seconds: float | None = None, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._end = None if seconds is None else clock() + seconds

    @property
    def is_over(self) -> bool:
        """Whether the time has passed."""
        return self._end is not None and self._clock() >= self._end


def ranked(view: PlayerView, actions: list[int], seed: str, patience: Patience) -> list[ActionEstimate]:
    """Return estimates of the most promising actions, the best one first, all made in the same way."""
    found = by_value(estimated(view, distinct(view, actions), seed, FIRST_DEALS, EFFECT, patience))
    again = promising(view, found)
    if len(again) == 1 or patience.is_over:
        return found
    horizon = ROUND if is_placing(view) or view.round.final else EFFECT
    return by_value(estimated(view, again, f"{seed} again", MOST_DEALS, horizon, patience, FEWEST_DEALS))


def promising(view: PlayerView, found: Sequence[ActionEstimate]) -> list[int]:
    """Return the actions to look at again, of those in order of value: such as differ in what they lead to."""
    different = {each.samples: each.action for each in reversed(found)}
    actions = list(different.values())[::-1]
    return candidates(actions) if is_placing(view) else actions[:CANDIDATES]


def candidates(placements: Sequence[int]) -> list[int]:
    """Return the placements to follow further, of those in order of value: mostly on different locations."""
    first = {tile_of(placed_space(describe_action(action).value)): action for action in reversed(placements)}
    varied = [action for action in placements if action in first.values()][: CANDIDATES - 1]
    rest = [action for action in placements if action not in varied]
    return varied + rest[: CANDIDATES - len(varied)]


def by_value(estimates: Sequence[ActionEstimate]) -> list[ActionEstimate]:
    """Return the estimates, the most valuable first; equal ones stay in order."""
    return sorted(estimates, key=lambda estimate: -estimate.value.mean)


def distinct(view: PlayerView, actions: list[int]) -> list[int]:
    """Return the actions to compare: of those that come to the same only the first, and none that calls an effect off.

    Advice to call an effect off, then to begin it again, would go round in a circle.
    """
    found = {alike(view, action): action for action in reversed(forward_actions(actions))}
    return list(found.values())[::-1]


def alike(view: PlayerView, action: int) -> tuple[int, ...]:
    """Return a key that is equal for placements of one assistant on spaces of a location that do not differ."""
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
    """Return estimates of the actions on `deals` determinizations, or on as many as there was time for, at least one.

    All actions meet the same determinizations, which depend on the seed alone. With `fewest`, no more than these are
    tried where it is settled which of the actions is best.
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
