"""Judge a choice: its value compared with the best action, from the view that the seat had.

A better action comes with a line of play: the seat's next actions, as long as they don't depend on hidden cards.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum
from random import Random
from typing import Final

from exlibris.engine import PlayerView, State, action_name, is_placing, player_view
from exlibris.search import (
    ActionEstimate,
    Gap,
    LikelyDeals,
    Lookahead,
    Network,
    StopRule,
    estimate_actions,
    gap_between,
)
from exlibris.search.ranking import alike, horizon_of, race_seed, rank_actions

CONFIRMING: Final = 2  # times as many determinizations to confirm that an action is better than the played one
NO_GAP: Final = Gap(0.0, 0.0)
TRIES: Final = 3  # determinizations in which a line of play must be the same
LONGEST: Final = 12  # actions in a line of play


@dataclass(frozen=True)
class ReviewedOption:
    """An action and its estimate, the mean over determinizations of its seat's view."""

    action: int
    name: str
    value: float  # the chance to win, plus a little for each point ahead of the best rival
    win: float
    lines: tuple[float, ...]  # points by line, b1 to b5

    @property
    def total(self) -> float:
        """The total of points."""
        return sum(self.lines)


@dataclass(frozen=True)
class ReviewedChoice:
    """A choice among several actions. If no action was better than `played`, `best` is the same action."""

    ply: int
    round: int
    seat: int
    options: int
    random_cost: float  # mean value lost by a random choice
    played: ReviewedOption
    best: ReviewedOption
    line: tuple[str, ...]  # action names: the best action and how the seat could have continued
    least: float  # ends of the interval for the true cost; both 0 if no action was better
    most: float

    @property
    def cost(self) -> float:
        """The value lost, 0 or more."""
        return self.best.value - self.played.value


def judged(s: State, seat: int, action: int, network: Network, seed: str, deals: int) -> ReviewedChoice | None:
    """Compare the seat's action with the best one; return None if there was no other. Determined by the seed.

    The best action is the one that a hint with the same seed and enough time names, from `deals` determinizations at
    most. It then meets the played action on at least as many and at most CONFIRMING times as many, beginning with the
    same ones, until it is settled which of the two is better, and by how much.
    """
    view = player_view(s, seat)
    actions = s.legal_actions(seat)
    if len(actions) < 2:
        return None
    first, best_first = rank_actions(view, actions, seed, most=deals)
    better, found, gap = best_first[0], best_first[0]._replace(action=action), NO_GAP
    if alike(view, better.action) != alike(view, action):
        better, found = _confirmed(view, better.action, action, seed, deals)
        gap = gap_between(better.values, found.values)
    played = best = _option(view, found)
    line: tuple[str, ...] = ()
    if gap.least > 0.0:
        best, line = _option(view, better), line_of_play(view, better.action, network, seed)
    ends = (gap.least, gap.most) if line else (0.0, 0.0)
    return ReviewedChoice(s.ply, s.round.number, seat, len(actions), _random_cost_of(first), played, best, line, *ends)


def _confirmed(
    view: PlayerView, better: int, played: int, seed: str, deals: int
) -> tuple[ActionEstimate, ActionEstimate]:
    """Return estimates of both actions, in this order, on enough determinizations to settle which is better."""
    rule = StopRule(CONFIRMING * deals, fewest=deals)
    found = estimate_actions(view, [better, played], race_seed(view, seed), rule, horizon_of(view))
    one, other = sorted(found, key=lambda estimate: estimate.action == played)
    return one, other


def _random_cost_of(first: Sequence[ActionEstimate]) -> float:
    """Return the best value of all actions at the end of their effects minus the mean."""
    values = [estimate.value.mean for estimate in first]
    return max(values) - fsum(values) / len(values)


def _option(view: PlayerView, found: ActionEstimate) -> ReviewedOption:
    lines = tuple([line.mean for line in found.lines])
    return ReviewedOption(
        found.action, action_name(view, found.action, view.seat), found.value.mean, found.win.mean, lines
    )


def line_of_play(view: PlayerView, action: int, network: Network, seed: str) -> tuple[str, ...]:
    """Return the names of the action and of the best actions that follow within its effect."""
    unknown = LikelyDeals(view, Random(f"line {seed}"))
    lines = [_line(unknown.deal(), view.seat, action, network) for _ in range(TRIES)]
    return tuple(common_beginning(lines))


def _line(s: State, seat: int, action: int, network: Network) -> list[str]:
    """Return the line in one determinization, which is changed; it ends where another seat must choose."""
    lookahead = Lookahead(network, s)
    names = [action_name(s, action, seat)]
    s.apply(action, seat)
    while len(names) < LONGEST and not (s.is_over or is_placing(s) or s.is_sealing_flips()):
        if s.pending_seats() != [seat]:
            break
        option = lookahead.best_option(s)
        before = s.clone()
        s.apply_option(option)
        names.append(_name_of(before, option, seat))
    return names


def _name_of(s: State, option: int, seat: int) -> str:
    return action_name(s, s.legal_actions(seat)[s.options.index(option)], seat)


def common_beginning(lines: list[list[str]]) -> list[str]:
    """Return the names with which all lines begin."""
    shared = []
    for names in zip(*lines, strict=False):
        if len(set(names)) > 1:
            break
        shared.append(names[0])
    return shared
