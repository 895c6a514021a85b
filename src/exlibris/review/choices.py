"""Judge a choice: its value compared with the best action, from the view that the seat had.

A better action comes with a line of play: the seat's next actions, as long as they don't depend on hidden cards.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum, inf
from random import Random
from typing import Final

from exlibris.engine import PlayerView, State, action_name, is_placing, player_view
from exlibris.search import (
    EFFECT,
    ROUND,
    ActionEstimate,
    Gap,
    LikelyDeals,
    Lookahead,
    Network,
    estimate_actions,
    gap_between,
)

FIRST_LOOK: Final = 2  # determinizations on which all actions are tried; one fewer for more than MANY actions
MANY: Final = 12
CANDIDATES: Final = 3  # most promising actions that are compared in the second look with the action played
PROMISING: Final = 1.0  # gap after the second look, in standard errors, above which a third look follows
SMALL: Final = 0.01  # value; a smaller gap needs no third look
CONFIRMING: Final = 8  # determinizations of the third look, and of each addition until the result is settled
CONFIRMING_AT_LAST: Final = 24  # for the third look in the final round, where much depends on few cards
MOST: Final = 32  # determinizations of the third look in all
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
    """Compare the seat's action with its alternatives; return None if there were none. Determined by the seed.

    There are three looks, each on new determinizations, because the highest of several means over a few
    determinizations is often luck:

    1. All actions on one or two determinizations, to select the candidates.
    2. The candidates and the played action on `deals` determinizations, to find an action that may be better.
    3. That action against the played action, until it is settled which is better, and by how much.

    The third look follows placements to the end of the round. In the final round, both it and the second look follow
    every action to the end, because a final score can't be compared with a network's estimate of an unfinished game.
    """
    view = player_view(s, seat)
    actions = s.legal_actions(seat)
    if len(actions) < 2:
        return None
    looks = FIRST_LOOK - (len(actions) > MANY)
    first = estimate_actions(view, actions, f"{seed} first", looks, network=network)
    compared = _candidates(first, action)
    horizon = ROUND if s.round.final else EFFECT
    second = estimate_actions(view, compared, f"{seed} second", deals, horizon, network)
    found = second[compared.index(action)]
    better, gap = promising(second, found), NO_GAP
    if better is not None:
        better, found = _confirmed(view, better.action, action, f"{seed} third", network)
        gap = gap_between(better.values, found.values)
    played = best = _option(view, found)
    line: tuple[str, ...] = ()
    if better is not None and gap.least > 0.0:
        best, line = _option(view, better), line_of_play(view, better.action, network, seed)
    ends = (gap.least, gap.most) if line else (0.0, 0.0)
    return ReviewedChoice(
        s.ply, s.round.number, seat, len(actions), _random_cost_of(first, compared), played, best, line, *ends
    )


def _confirmed(
    view: PlayerView, better: int, played: int, seed: str, network: Network
) -> tuple[ActionEstimate, ActionEstimate]:
    """Return estimates of both actions on enough determinizations to settle which is better, at most MOST."""
    horizon = ROUND if view.round.final or is_placing(view) else EFFECT
    deals = CONFIRMING_AT_LAST if view.round.final else CONFIRMING
    one, other = estimate_actions(view, [better, played], seed, deals, horizon, network)
    while len(one.samples) < MOST and not gap_between(one.values, other.values).is_settled:
        more = estimate_actions(view, [better, played], f"{seed} {len(one.samples)}", CONFIRMING, horizon, network)
        one, other = one.with_samples(more[0].samples), other.with_samples(more[1].samples)
    return one, other


def _candidates(first: Sequence[ActionEstimate], played: int) -> list[int]:
    """Return the most promising actions and the played action, in the order of the legal actions."""
    ranked = sorted(first, key=lambda estimate: -estimate.value.mean)
    chosen = {played, *[estimate.action for estimate in ranked[:CANDIDATES]]}
    return [estimate.action for estimate in first if estimate.action in chosen]


def promising(compared: Sequence[ActionEstimate], played: ActionEstimate) -> ActionEstimate | None:
    """Return the best of the estimates if it seems better than `played`, else None."""
    best = max(compared, key=lambda estimate: estimate.value.mean)
    gap = gap_between(best.values, played.values)
    seems = gap.mean > SMALL and (gap.error == inf or gap.mean > PROMISING * gap.error)
    return best if seems else None


def _random_cost_of(first: Sequence[ActionEstimate], compared: Sequence[int]) -> float:
    """Return the first look's best value among the compared actions minus its mean value over all actions."""
    values = [estimate.value.mean for estimate in first]
    return max(estimate.value.mean for estimate in first if estimate.action in compared) - fsum(values) / len(values)


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
