"""Rank a seat's actions: all of them to the end of their effects, then the best ones in a race to the round's end.

Hints and reviews use the same determinizations for the same seed, so they name the same best action.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from exlibris.engine import (
    PlayerView,
    describe_action,
    forward_actions,
    is_placing,
    placed_space,
    places_special,
    tile_of,
)
from exlibris.search.comparing import FEWEST
from exlibris.search.estimates import ActionEstimate, estimate_actions
from exlibris.search.lookahead import ROUND
from exlibris.search.racing import Spent, StopRule, unlimited

SEED: Final = "1"  # of hints and reviews at tables
FIRST_DEALS: Final = 4  # determinizations on which every action is tried
CANDIDATES: Final = 4  # actions that race
FEWEST_DEALS: Final = 8  # determinizations of the race
DEALS: Final = 32  # determinizations of the race at most


class Ranking(NamedTuple):
    """The estimates of all distinct actions after their effects, and of the most promising in the race; best first."""

    first: list[ActionEstimate]
    best_first: list[ActionEstimate]


def rank_actions(
    view: PlayerView, actions: list[int], seed: str, spent: Spent = unlimited, most: int = DEALS
) -> Ranking:
    """Return the ranking of legal actions. The view is not changed.

    Args:
        view: The view of the seat to move.
        actions: The actions to compare; equivalent ones count once, and none that cancels an effect counts.
        seed: Any text. The same seed and enough time give the same ranking.
        spent: The budget; at least one determinization is tried.
        most: The largest number of determinizations in the race.
    """
    first = rank_by_effect(view, distinct(view, actions), seed, spent)
    return Ranking(first, first if spent(0) >= 1.0 else rank_by_race(view, first, seed, spent, most))


def rank_by_effect(view: PlayerView, actions: list[int], seed: str, spent: Spent = unlimited) -> list[ActionEstimate]:
    """Return the estimates of the actions at the end of their effects, best first."""
    return estimate_actions(view, actions, f"{seed} {view.ply} first", StopRule(FIRST_DEALS, spent))


def rank_by_race(
    view: PlayerView, first: list[ActionEstimate], seed: str, spent: Spent = unlimited, most: int = DEALS
) -> list[ActionEstimate]:
    """Return the estimates of the most promising actions at the end of the round, best first.

    `first`: the result of `rank_by_effect`, which is returned if only one action is promising, or if the budget
    allows fewer than FEWEST determinizations of the race.
    """
    again = promising(view, first)
    if len(again) == 1:
        return first
    raced = estimate_actions(view, again, race_seed(view, seed), StopRule(most, spent, fewest=FEWEST_DEALS), ROUND)
    is_cut_off = len(raced[0].samples) < min(most, FEWEST)
    return first if is_cut_off and len(first[0].samples) >= FEWEST else raced


def race_seed(view: PlayerView, seed: str) -> str:
    """Return the seed of the race in `rank_actions`, to try more on the same determinizations."""
    return f"{seed} {view.ply} race"


def promising(view: PlayerView, found: Sequence[ActionEstimate]) -> list[int]:
    """Return the actions for the race, from estimates in order of value: those with different outcomes."""
    different = {each.samples: each.action for each in reversed(found)}
    actions = list(different.values())[::-1]
    return candidates(actions) if is_placing(view) else actions[:CANDIDATES]


def candidates(placements: Sequence[int]) -> list[int]:
    """Return the placements for the race, from placements in order of value: mostly on different locations."""
    first = {tile_of(placed_space(describe_action(action).value)): action for action in reversed(placements)}
    varied = [action for action in placements if action in first.values()][: CANDIDATES - 1]
    rest = [action for action in placements if action not in varied]
    return varied + rest[: CANDIDATES - len(varied)]


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
