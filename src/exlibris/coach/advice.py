"""Advice: a seat's best action, the alternatives with their costs, and the reasons."""

from random import Random
from typing import Final, NamedTuple

from exlibris.coach.denial import denied
from exlibris.coach.reasons import (
    Board,
    Reason,
    average,
    board_of,
    board_reasons,
    denial_reasons,
    line_reasons,
    weightiest,
)
from exlibris.engine import PlayerView, determinize
from exlibris.search import ROUND, ActionEstimate, after_draft, endings, estimate_actions
from exlibris.search.racing import Spent, StopRule, unlimited, within
from exlibris.search.ranking import race_seed, rank_actions

ALTERNATIVES: Final = 2
BOARD_DEALS: Final = 4
FORESEEN_DEALS: Final = 8


class NothingToChoose(Exception):
    """Raised for a view whose seat has no decision."""


class Advice(NamedTuple):
    """The best action, up to two alternatives in order of value, and the reasons for the best action."""

    best: ActionEstimate
    alternatives: tuple[ActionEstimate, ...]
    reasons: tuple[Reason, ...]


def advise(view: PlayerView, seed: str, seconds: float | None = None) -> Advice:
    """Return advice for the decision of the view's seat, determined by the seed. Raises NothingToChoose.

    After `seconds`, the advice uses the determinizations tried so far. The view is not changed; the advice uses nothing
    that the seat can't see.
    """
    if view.decision is None:
        raise NothingToChoose(f"seat {view.seat} has nothing to choose")
    spent = within(seconds)
    return advice_among(view, rank_actions(view, view.decision.actions, seed, spent).best_first, seed, spent)


def advice_among(view: PlayerView, estimates: list[ActionEstimate], seed: str, spent: Spent = unlimited) -> Advice:
    """Return advice from at least one estimate, the best first; without reasons on the board if the budget is spent."""
    best, *rest = estimates
    others = _others(best, rest)[:ALTERNATIVES]
    return Advice(best, tuple(others), _reasons(view, best, others, seed, spent) if others else ())


def _others(best: ActionEstimate, rest: list[ActionEstimate]) -> list[ActionEstimate]:
    """Return the estimates with outcomes that differ from the best one's and from each other; all if none differ."""
    different = {other.samples: other for other in reversed(rest)}
    different.pop(best.samples, None)
    return list(different.values())[::-1] or rest


def foresee(view: PlayerView, action: int, seed: str, seconds: float | None = None) -> ActionEstimate:
    """Return the estimate of a legal action at the end of the round, determined by the seed.

    After `seconds`, the estimate uses the determinizations tried so far.
    """
    return estimate_actions(view, [action], race_seed(view, seed), StopRule(FORESEEN_DEALS, within(seconds)), ROUND)[0]


def _reasons(
    view: PlayerView, best: ActionEstimate, others: list[ActionEstimate], seed: str, spent: Spent
) -> tuple[Reason, ...]:
    found = line_reasons(best, others)
    if spent(0) < 1.0:
        found += board_reasons(*_boards(view, [best.action, *[other.action for other in others]], seed))
        found += denial_reasons(denied(view, best.action, others[0].action, seed))
    return weightiest(found)


def _boards(view: PlayerView, actions: list[int], seed: str) -> tuple[Board, Board, Board]:
    """Return the seat's board now, after the first action's effect, and the mean after the other actions' effects."""
    found = endings(view, actions, seed, BOARD_DEALS)
    best, *others = [board_of(states, view.seat) for states in found]
    return board_of([after_draft(determinize(view, Random(seed)))], view.seat), best, average(others)
