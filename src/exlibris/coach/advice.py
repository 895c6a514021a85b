"""Advice: the best action of a seat, the next best ones and what they cost, and the reasons."""

from random import Random
from typing import Final, NamedTuple

from exlibris.coach.denial import denied
from exlibris.coach.ranking import Patience, estimated, ranked
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
from exlibris.search import EFFECT, ROUND, ActionEstimate, after_draft, endings, load_network

ALTERNATIVES: Final = 2
BOARD_DEALS: Final = 4
FORESEEN_DEALS: Final = 8
ENDLESS: Final = Patience()


class NothingToChoose(Exception):
    """A view whose seat has no decision."""


class Advice(NamedTuple):
    """The best action, up to two alternatives in order of value, and what speaks for the best one."""

    best: ActionEstimate
    alternatives: tuple[ActionEstimate, ...]
    reasons: tuple[Reason, ...]


def advise(view: PlayerView, seed: str, seconds: float | None = None) -> Advice:
    """Return advice for the decision of the view's seat, the same for the same seed. Raises NothingToChoose.

    After `seconds` it is made of what has been tried until then, on fewer determinizations. The view is not
    changed, and nothing that the seat can't see plays a part.
    """
    if view.decision is None:
        raise NothingToChoose(f"seat {view.seat} has nothing to choose")
    patience = Patience(seconds)
    return advice_among(view, ranked(view, view.decision.actions, seed, patience), seed, patience)


def advice_among(view: PlayerView, estimates: list[ActionEstimate], seed: str, patience: Patience = ENDLESS) -> Advice:
    """Return advice by these estimates, the best one first and at least one, made on the same determinizations."""
    best, *rest = estimates
    others = _others(best, rest)[:ALTERNATIVES]
    return Advice(best, tuple(others), _reasons(view, best, others, seed, patience) if others else ())


def _others(best: ActionEstimate, rest: list[ActionEstimate]) -> list[ActionEstimate]:
    """Return those that differ from the best one and from each other in what they lead to, or all if none does."""
    different = {other.samples: other for other in reversed(rest)}
    different.pop(best.samples, None)
    return list(different.values())[::-1] or rest


def foresee(view: PlayerView, action: int, seed: str, seconds: float | None = None) -> ActionEstimate:
    """Return what a legal action of the view's seat leads to at the end of the round, the same for the same seed.

    After `seconds` it is what has been found until then.
    """
    return estimated(view, [action], seed, FORESEEN_DEALS, ROUND, Patience(seconds))[0]


def _reasons(
    view: PlayerView, best: ActionEstimate, others: list[ActionEstimate], seed: str, patience: Patience
) -> tuple[Reason, ...]:
    found = line_reasons(best, others)
    if not patience.is_over:
        found += board_reasons(*_boards(view, [best.action, *[other.action for other in others]], seed))
        found += denial_reasons(denied(view, best.action, others[0].action, seed))
    return weightiest(found)


def _boards(view: PlayerView, actions: list[int], seed: str) -> tuple[Board, Board, Board]:
    """Return the seat's board now, after the first action's effect, and on average after those of the others."""
    network = load_network(view.game.ruleset.mode)
    found = endings(view, actions, seed, BOARD_DEALS, EFFECT, network)
    best, *others = [board_of(states, view.seat) for states in found]
    return board_of([after_draft(determinize(view, Random(seed)))], view.seat), best, average(others)
