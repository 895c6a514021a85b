"""Action estimates: the mean inspection form after each action and its spread, from what one seat can see.

All actions meet the same determinizations of the seat's view, so luck favors none of them. An action is followed to the
end of its effect or of its round while every seat chooses by the network, which then judges the position. Where only
the flips are left, the form is counted instead.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from typing import Final, NamedTuple

from exlibris.engine import PlayerView, State
from exlibris.engine.analysis import best_flips
from exlibris.engine.scoring import Form, form
from exlibris.search.comparing import gap_between
from exlibris.search.features import Viewpoint
from exlibris.search.foci import LikelyDeals, after_draft
from exlibris.search.lookahead import EFFECT, ROUND, Lookahead, is_only_counting_left
from exlibris.search.network import BEST_RIVAL, LINES, WIN, Network, chance, value_of
from exlibris.search.placements import PlacementPolicy
from exlibris.search.racing import StopRule, Trial, race
from exlibris.search.weights import load_network, load_policy

DEALS: Final = 8


class Figure(NamedTuple):
    """Expected value and its standard deviation over the determinizations."""

    mean: float
    spread: float


class ActionEstimate(NamedTuple):
    """Results of an action in each determinization, by HEADS, with the chance to win instead of its log-odds."""

    action: int
    samples: tuple[tuple[float, ...], ...]

    @property
    def lines(self) -> tuple[Figure, ...]:
        """The expected points of each of LINES."""
        return tuple([self._figure(head) for head in range(len(LINES))])

    @property
    def total(self) -> Figure:
        """The expected points of all lines together."""
        return _figure_of([sum(sample[:BEST_RIVAL]) for sample in self.samples])

    @property
    def best_rival(self) -> Figure:
        """The expected total of the best rival; in solo, of the Public Library."""
        return self._figure(BEST_RIVAL)

    def cost(self, best: ActionEstimate) -> tuple[float, float]:
        """Return the action's loss against the best action: points against the best rival, and chance to win."""
        return gap_between(best.leads, self.leads).mean, gap_between(best.wins, self.wins).mean

    @property
    def leads(self) -> tuple[float, ...]:
        """The lead over the best rival in each determinization, in points."""
        return tuple([sum(sample[:BEST_RIVAL]) - sample[BEST_RIVAL] for sample in self.samples])

    @property
    def wins(self) -> tuple[float, ...]:
        """The chance to win in each determinization."""
        return tuple([sample[WIN] for sample in self.samples])

    @property
    def win(self) -> Figure:
        """The chance to win."""
        return self._figure(WIN)

    @property
    def value(self) -> Figure:
        """The chance to win plus a little for each point ahead of the best rival; players choose by this value."""
        return _figure_of(self.values)

    @property
    def values(self) -> tuple[float, ...]:
        """The value in each determinization, for comparing actions pair by pair."""
        return tuple([sample_value(sample) for sample in self.samples])

    def _figure(self, head: int) -> Figure:
        return _figure_of([sample[head] for sample in self.samples])


def _figure_of(numbers: Sequence[float]) -> Figure:
    mean = sum(numbers) / len(numbers)
    return Figure(mean, sqrt(sum([(number - mean) ** 2 for number in numbers]) / len(numbers)))


def estimate_actions(
    view: PlayerView,
    actions: Sequence[int],
    seed: str,
    deals: int = DEALS,
    horizon: str = EFFECT,
    network: Network | None = None,
) -> list[ActionEstimate]:
    """Return an estimate of each action. The same seed gives the same estimates. The view is not changed.

    Args:
        view: The view of the seat to move.
        actions: Legal actions of that seat.
        seed: Any text; decides how the unknown cards are dealt.
        deals: Number of determinizations on which each action is tried.
        horizon: How far an action is followed, EFFECT or ROUND; ROUND takes many times as long.
        network: Judges positions; None for the built-in network of this mode.

    Returns:
        The estimates, in the order of the actions.
    """
    found = race_actions(view, actions, seed, StopRule(deals), horizon, network)
    return sorted(found, key=lambda estimate: actions.index(estimate.action))


def race_actions(
    view: PlayerView,
    actions: Sequence[int],
    seed: str,
    rule: StopRule,
    horizon: str = EFFECT,
    network: Network | None = None,
) -> list[ActionEstimate]:
    """Return estimates of the actions by a race, the best first; otherwise like `estimate_actions`.

    All actions meet the same determinizations, but actions that dropped out met only the first ones.
    """
    judge = network or load_network(view.game.ruleset.mode)
    policy = load_policy(view.game.ruleset.mode) if horizon == ROUND else None
    samples: list[list[tuple[float, ...]]] = [[] for _ in actions]

    def trial(position: State) -> Callable[[int], float]:
        lookahead = Lookahead(judge, position, policy)

        def value(i: int) -> float:
            sample = sample_of(lookahead.followed(position, view.seat, actions[i], horizon), view.seat, judge)
            samples[i].append(sample)
            return sample_value(sample)

        return value

    deals = LikelyDeals(view, Random(f"estimate_actions {seed}"))
    found = race(range(len(actions)), deals.deal, trial, rule)
    return [ActionEstimate(actions[i], tuple(samples[i][:pairs])) for i, _, _, pairs in found if pairs]


def rollout_trial(network: Network, policy: PlacementPolicy, seat: int) -> Trial:
    """Return the trial of actions to the end of the round; if only the flips are left then, the forms are counted."""

    def trial(position: State) -> Callable[[int], float]:
        lookahead = Lookahead(network, position, policy)

        def value(action: int) -> float:
            s = lookahead.followed(position, seat, action, ROUND)
            return sample_value(counted(s, seat)) if is_only_counting_left(s) else lookahead.value(s, seat)

        return value

    return trial


def endings(
    view: PlayerView,
    actions: Sequence[int],
    seed: str,
    deals: int,
    horizon: str,
    network: Network,
) -> list[list[State]]:
    """Return the positions after each action. The view is not changed.

    Args:
        view: The view of the seat to move.
        actions: Legal actions of that seat.
        seed: Any text; decides how the unknown cards are dealt.
        deals: Number of determinizations on which each action is tried.
        horizon: How far an action is followed, EFFECT or ROUND.
        network: Chooses for all seats.

    Returns:
        For each action, its position at the horizon in each determinization, in the same order.
    """
    unknown = LikelyDeals(view, Random(f"estimate_actions {seed}"))
    policy = load_policy(view.game.ruleset.mode) if horizon == ROUND else None
    found: list[list[State]] = [[] for _ in actions]
    for _ in range(deals):
        position = unknown.deal()
        lookahead = Lookahead(network, position, policy)
        for i, action in enumerate(actions):
            found[i].append(lookahead.followed(position, view.seat, action, horizon))
    return found


def sample_of(s: State, seat: int, network: Network) -> tuple[float, ...]:
    """Return the results that the seat can expect, by HEADS, with the chance to win instead of its log-odds.

    During the draft, the position is judged after the draft that this state deals.
    """
    s = after_draft(s)
    if is_only_counting_left(s):
        return counted(s, seat)
    heads = network.outputs(Viewpoint(s.game, s.deal, seat).features(s))
    heads[WIN] = chance(heads[WIN])
    return tuple(heads)


def sample_value(sample: Sequence[float]) -> float:
    """Return the value of expected results given by HEADS, with the chance to win instead of its log-odds."""
    return value_of(sample[WIN], sum(sample[:BEST_RIVAL]) - sample[BEST_RIVAL])


def counted(s: State, seat: int) -> tuple[float, ...]:
    """Return the seat's form by HEADS, its share of the win last, if all seats make their expected flips."""
    return points_by_head(form(s, expected_flips(s)), seat)


def points_by_head(filled: Form, seat: int) -> tuple[float, ...]:
    """Return the seat's points on a form by HEADS, its share of the win last."""
    own = filled.columns[seat]
    rivals = [column.total for i, column in enumerate(filled.columns) if i != seat]
    won = 1.0 / len(filled.winners) if seat in filled.winners else 0.0
    return (float(own.b1), float(own.b2), float(own.b3), float(own.b4), float(own.b5), float(max(rivals)), won)


def expected_flips(s: State) -> list[bytes]:
    """Return, by seat, the cards that it probably flips in reply to the best flips of the others.

    Those replies assume that the other seats in turn flip their best cards for the shelves as they are.
    """
    seats = range(s.game.seats)
    choosing = [not (s.is_over or s.ready >> seat & 1) for seat in seats]
    at_first = [s.flips[seat] + best_flips(s, seat) if choosing[seat] else s.flips[seat] for seat in seats]
    if sum(choosing) < 2:
        return at_first
    return [s.flips[seat] + best_flips(s, seat, at_first) if choosing[seat] else s.flips[seat] for seat in seats]
