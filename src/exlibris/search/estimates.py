"""Action estimates: the mean inspection form after each action and its spread, from what one seat can see.

All actions meet the same determinizations of the seat's view, so luck favors none of them. An action is followed to the
end of its effect or of its round while every seat chooses by the network, which then judges the position. Where only
the flips are left, the form is counted instead.
"""

from __future__ import annotations

from collections.abc import Sequence
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
from exlibris.search.network import BEST_RIVAL, LINES, WIN, Network, normalized, stage_of, value_of
from exlibris.search.racing import StopRule, race
from exlibris.search.weights import load_network, load_policy

EIGHT: Final = StopRule(8)
PROPOSALS: Final = 1  # placements that a rollout follows at each turn; with more it takes longer and changes little


class Figure(NamedTuple):
    """Expected value and its standard deviation over the determinizations."""

    mean: float
    spread: float


class ActionEstimate(NamedTuple):
    """Results of an action in each determinization, by HEADS, with the chance of winning instead of its log-odds."""

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
        """Return the action's loss against the best action: points against the best rival, and chance of winning."""
        return gap_between(best.leads, self.leads).mean, gap_between(best.wins, self.wins).mean

    @property
    def leads(self) -> tuple[float, ...]:
        """The lead over the best rival in each determinization, in points."""
        return tuple([sum(sample[:BEST_RIVAL]) - sample[BEST_RIVAL] for sample in self.samples])

    @property
    def wins(self) -> tuple[float, ...]:
        """The chance of winning in each determinization."""
        return tuple([sample[WIN] for sample in self.samples])

    @property
    def win(self) -> Figure:
        """The chance of winning."""
        return self._figure(WIN)

    @property
    def value(self) -> Figure:
        """The chance of winning plus a little for each point ahead of the best rival; players choose by this value."""
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
    rule: StopRule = EIGHT,
    horizon: str = EFFECT,
    network: Network | None = None,
) -> list[ActionEstimate]:
    """Race the actions; return their estimates, the best first. Those that dropped out met fewer determinizations.

    Args:
        view: The view of the seat to move; it is not changed.
        actions: Legal actions of that seat.
        seed: Any text; decides how the unknown cards are dealt.
        rule: Says when the race ends, by default after eight determinizations.
        horizon: How far an action is followed, EFFECT or ROUND; ROUND takes many times as long.
        network: Judges positions; None for the built-in network of this mode.
    """
    judge = network or load_network(view.game.ruleset.mode)
    policy = load_policy(view.game.ruleset.mode) if horizon == ROUND else None
    deals = LikelyDeals(view, Random(f"estimate_actions {seed}"))
    samples: list[list[tuple[float, ...]]] = [[] for _ in actions]

    def value(lookahead: Lookahead, i: int) -> float:
        samples[i].append(sample_of(lookahead.followed(view.seat, actions[i], horizon), view.seat, judge))
        return sample_value(samples[i][-1])

    found = race(range(len(actions)), lambda: Lookahead(judge, deals.deal(), policy, PROPOSALS), value, rule)
    return [ActionEstimate(actions[i], tuple(samples[i][:pairs])) for i, _, _, pairs in found if pairs]


def rollout_value(lookahead: Lookahead, seat: int, action: int) -> float:
    """Return the value of an action to a seat at the end of the round; if only flips are left, forms are counted."""
    s = lookahead.followed(seat, action, ROUND)
    return sample_value(counted(s, seat)) if is_only_counting_left(s) else lookahead.value(s, seat)


def endings(view: PlayerView, actions: Sequence[int], seed: str, deals: int) -> list[list[State]]:
    """Return, for each action, the positions at the end of its effect in the same determinizations.

    View, actions and seed are as in `estimate_actions`.
    """
    network = load_network(view.game.ruleset.mode)
    unknown = LikelyDeals(view, Random(f"estimate_actions {seed}"))
    lookaheads = [Lookahead(network, unknown.deal()) for _ in range(deals)]
    return [[each.followed(view.seat, action, EFFECT) for each in lookaheads] for action in actions]


def sample_of(s: State, seat: int, network: Network) -> tuple[float, ...]:
    """Return the entry of `samples_of` for the seat."""
    return samples_of(s, network)[seat]


def samples_of(s: State, network: Network) -> list[tuple[float, ...]]:
    """Return the results that each seat can expect, by HEADS, with chances that add up to 1 instead of log-odds.

    During the draft, the position is judged after the draft that this state deals.
    """
    s = after_draft(s)
    seats = range(s.game.seats)
    if is_only_counting_left(s):
        filled = form(s, expected_flips(s))
        return [points_by_head(filled, seat) for seat in seats]
    heads = [network.outputs(Viewpoint(s.game, s.deal, seat).features(s)) for seat in seats]
    wins = normalized([each[WIN] for each in heads], network.temperatures[stage_of(s)])
    return [(*heads[seat][:WIN], wins[seat]) for seat in seats]


def sample_value(sample: Sequence[float]) -> float:
    """Return the value of expected results given by HEADS, with the chance of winning instead of its log-odds."""
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
