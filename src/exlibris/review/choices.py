"""Judge a choice: its value compared with the best action, from the view that the seat had.

A better action comes with a line of play: the seat's next actions, as long as they don't depend on hidden cards.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum
from random import Random
from typing import Final, NamedTuple

from exlibris import search
from exlibris.engine import PlayerView, State, action_name, is_placing, player_view
from exlibris.search.ranking import alike, distinct, race_seed, rank_by_effect, rank_by_race

CONFIRMING: Final = 2  # times as many determinizations to confirm that an action is better than the played one
SETTLED: Final = 4.0  # standard errors of a difference that ends this early; with fewer, costs would be overstated
MISTAKE: Final = 0.02  # value lost; a smaller loss counts as none
NO_GAP: Final = search.Gap(0.0, 0.0)
NO_LINE: Final[tuple[str, ...]] = ()
TRIES: Final = 3  # determinizations in which a line of play must be the same
LONGEST: Final = 12  # actions in a line of play


@dataclass(frozen=True)
class ReviewedOption:
    """An action and its estimate, the mean over determinizations of its seat's view."""

    action: int
    name: str
    value: float  # the chance of winning, plus a little for each point ahead of the best rival
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


def judged(s: State, seat: int, action: int, network: search.Network, seed: str, deals: int) -> ReviewedChoice | None:
    """Compare the seat's action with the best one; return None if there was no other. Determined by the seed.

    An action that seems to be better at the end of its effect has to be better at the end of the round, too, on up to
    CONFIRMING times `deals` determinizations. What a hint with the same seed and enough time names is never a mistake.
    """
    view = player_view(s, seat)
    actions = s.legal_actions(seat)
    if len(actions) < 2:
        return None
    first = rank_by_effect(view, distinct(view, actions), seed)
    same = [each for each in first if alike(view, each.action) == alike(view, action)]
    [found] = same or rank_by_effect(view, [action], seed)
    played = best = _option(view, found._replace(action=action))
    gap, line = NO_GAP, NO_LINE
    if search.gap_between(first[0].values, found.values).mean >= MISTAKE:
        compared = _compared(view, first, action, seed, deals)
        played = best = _option(view, compared.played)
        if compared.is_mistake:
            best, gap = _option(view, compared.better), compared.gap
            line = line_of_play(view, best.action, network, seed)
    cost = _random_cost_of(first)
    return ReviewedChoice(s.ply, s.round.number, seat, len(actions), cost, played, best, line, gap.least, gap.most)


class _Comparison(NamedTuple):
    """Estimates of the played action and of another at the end of the round, and by how much that is better."""

    played: search.ActionEstimate
    better: search.ActionEstimate
    gap: search.Gap

    @property
    def is_mistake(self) -> bool:
        return self.gap.least > 0.0 and self.gap.mean >= MISTAKE


def _compared(view: PlayerView, first: list[search.ActionEstimate], action: int, seed: str, deals: int) -> _Comparison:
    """Compare with the best action after the effects; if that finds a mistake, with the action that a hint names."""
    found = _at_the_end_of_the_round(view, first[0].action, action, seed, deals)
    if not found.is_mistake:
        return found
    hinted = rank_by_race(view, first, seed, most=deals)[0].action
    if alike(view, hinted) == alike(view, action):
        return found._replace(gap=NO_GAP)
    return found if hinted == first[0].action else _at_the_end_of_the_round(view, hinted, action, seed, deals)


def _at_the_end_of_the_round(view: PlayerView, better: int, played: int, seed: str, deals: int) -> _Comparison:
    rule = search.StopRule(CONFIRMING * deals, fewest=deals // 2, clearly=SETTLED)
    found = search.estimate_actions(view, [better, played], race_seed(view, seed), rule, search.ROUND)
    other, one = sorted(found, key=lambda estimate: estimate.action == played)
    return _Comparison(one, other, search.gap_between(other.values, one.values))


def _random_cost_of(first: Sequence[search.ActionEstimate]) -> float:
    """Return the best value of all actions at the end of their effects minus the mean."""
    values = [estimate.value.mean for estimate in first]
    return max(values) - fsum(values) / len(values)


def _option(view: PlayerView, found: search.ActionEstimate) -> ReviewedOption:
    lines = tuple([line.mean for line in found.lines])
    return ReviewedOption(
        found.action, action_name(view, found.action, view.seat), found.value.mean, found.win.mean, lines
    )


def line_of_play(view: PlayerView, action: int, network: search.Network, seed: str) -> tuple[str, ...]:
    """Return the names of the action and of the best actions that follow within its effect."""
    unknown = search.LikelyDeals(view, Random(f"line {seed}"))
    lines = [_line(unknown.deal(), view.seat, action, network) for _ in range(TRIES)]
    return tuple(common_beginning(lines))


def _line(s: State, seat: int, action: int, network: search.Network) -> list[str]:
    """Return the line in one determinization, which is changed; it ends where another seat must choose."""
    lookahead = search.Lookahead(network, s)
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
