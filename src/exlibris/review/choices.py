"""How good a choice was: its value to its seat, by what the seat could see, against that of the best one.

A better one comes with a line of play: how the seat could have gone on, as far as that doesn't depend on what it can't
see.
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

FIRST_LOOK: Final = 2  # determinizations on which all actions are tried; one less if there are many
MANY: Final = 12
CANDIDATES: Final = 3  # the most promising ones, that are looked at a second time beside what was played
PROMISING: Final = 1.0  # standard errors of the second look, from which on there is a third
SMALL: Final = 0.01  # value that is given away without a third look
CONFIRMING: Final = 8  # determinizations of the third look; the same number again and again until it is settled
CONFIRMING_AT_LAST: Final = 24  # the same in the final round, where much depends on few cards
MOST: Final = 32
NO_GAP: Final = Gap(0.0, 0.0)
TRIES: Final = 3  # determinizations in which a line of play has to be the same
LONGEST: Final = 12  # actions of such a line


@dataclass(frozen=True)
class ReviewedOption:
    """An action and its estimate, on average over determinizations of its seat's view."""

    action: int
    name: str
    value: float  # what players choose by: the chance to win, and a little for each point ahead of the best rival
    win: float
    lines: tuple[float, ...]  # the points by line, b1 to b5

    @property
    def total(self) -> float:
        """The points."""
        return sum(self.lines)


@dataclass(frozen=True)
class ReviewedChoice:
    """A choice among several actions. Where nothing was better than what was played, that is the best one."""

    ply: int
    round: int
    seat: int
    options: int
    random_cost: float  # the value that a choice at random gives away, on average
    played: ReviewedOption
    best: ReviewedOption
    line: tuple[str, ...]  # how the best one could have gone on, by the names of the actions
    least: float  # the ends of the interval in which the true cost most likely is; both 0 where nothing was better
    most: float

    @property
    def cost(self) -> float:
        """The value given away, 0 or more."""
        return self.best.value - self.played.value


def judged(s: State, seat: int, action: int, network: Network, seed: str, deals: int) -> ReviewedChoice | None:
    """Return how good the seat's action was, None if it had no other. The same seed gives the same answer.

    All actions are looked at briefly, then the most promising ones and the one played on `deals` new determinizations,
    then the best of these and the one played on others again, until it is settled which of them is better: the first
    look decides what is compared, the second one what may be better, and only the third one whether it is, and by how
    much. Of several actions on a few determinizations, the highest mean is often luck. The third look follows
    placements to the end of the round. In the final round all actions are: forms that are counted can't be compared
    with what a network expects of games that go on.
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
    """Return estimates of both actions on as many determinizations as settle which is better, up to MOST."""
    horizon = ROUND if view.round.final or is_placing(view) else EFFECT
    deals = CONFIRMING_AT_LAST if view.round.final else CONFIRMING
    one, other = estimate_actions(view, [better, played], seed, deals, horizon, network)
    while len(one.samples) < MOST and not gap_between(one.values, other.values).is_settled:
        more = estimate_actions(view, [better, played], f"{seed} {len(one.samples)}", CONFIRMING, horizon, network)
        one, other = one.with_samples(more[0].samples), other.with_samples(more[1].samples)
    return one, other


def _candidates(first: Sequence[ActionEstimate], played: int) -> list[int]:
    """Return the most promising actions and the one that was played, in the order of the legal actions."""
    ranked = sorted(first, key=lambda estimate: -estimate.value.mean)
    chosen = {played, *[estimate.action for estimate in ranked[:CANDIDATES]]}
    return [estimate.action for estimate in first if estimate.action in chosen]


def promising(compared: Sequence[ActionEstimate], played: ActionEstimate) -> ActionEstimate | None:
    """Return the best of the estimates if it seems better than the one played, else None."""
    best = max(compared, key=lambda estimate: estimate.value.mean)
    gap = gap_between(best.values, played.values)
    seems = gap.mean > SMALL and (gap.error == inf or gap.mean > PROMISING * gap.error)
    return best if seems else None


def _random_cost_of(first: Sequence[ActionEstimate], compared: Sequence[int]) -> float:
    """Return by how much the mean action falls short of the best one compared, by the first look at all of them."""
    values = [estimate.value.mean for estimate in first]
    return max(estimate.value.mean for estimate in first if estimate.action in compared) - fsum(values) / len(values)


def _option(view: PlayerView, found: ActionEstimate) -> ReviewedOption:
    lines = tuple([line.mean for line in found.lines])
    return ReviewedOption(
        found.action, action_name(view, found.action, view.seat), found.value.mean, found.win.mean, lines
    )


def line_of_play(view: PlayerView, action: int, network: Network, seed: str) -> tuple[str, ...]:
    """Return the names of the action and of what would best follow within its effect."""
    unknown = LikelyDeals(view, Random(f"line {seed}"))
    lines = [_line(unknown.deal(), view.seat, action, network) for _ in range(TRIES)]
    return tuple(common_beginning(lines))


def _line(s: State, seat: int, action: int, network: Network) -> list[str]:
    """Return the line in one determinization, which it changes; it ends where another seat has to choose."""
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
    """Return what all lines begin with."""
    shared = []
    for names in zip(*lines, strict=False):
        if len(set(names)) > 1:
            break
        shared.append(names[0])
    return shared
