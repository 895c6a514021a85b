"""The coach's advice as it is sent."""

from msgspec import Struct

from exlibris.coach import Advice, NothingToChoose
from exlibris.coach.words import cost_text, reason_texts
from exlibris.engine import PlayerView
from exlibris.search import ActionEstimate
from exlibris.search import Figure as Found
from exlibris.texts.sentences import Cast, action_text


class HintRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request for a hint; `number` is the snapshot's, as in `Act`."""

    number: int


class EstimateRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request for what an action leads to; `number` is the snapshot's, as in `Act`."""

    action: int
    number: int


class Figure(Struct, frozen=True, kw_only=True):
    """An expected figure and its standard deviation."""

    mean: float
    spread: float


class Estimate(Struct, frozen=True, kw_only=True):
    """What an action is expected to lead to: the points of lines B1 to B5, totals, and the chance to win (0 to 1).

    `best_rival` is the total of the best rival; in solo that of the Public Library.
    """

    lines: list[Figure]
    total: Figure
    best_rival: Figure
    win: Figure


class HintedAction(Struct, frozen=True, kw_only=True):
    """An action in words and what it leads to; `cost` says what it costs against the best one, "" for that itself."""

    action: int
    text: str
    estimate: Estimate
    cost: str


class Hint(Struct, frozen=True, kw_only=True):
    """The best action at `number`, the next best ones, and sentences that say why."""

    number: int
    best: HintedAction
    alternatives: list[HintedAction]
    reasons: list[str]


def hint_of(advice: Advice, view: PlayerView, players: Cast, number: int) -> Hint:
    """Return the advice about the view's decision, in words. Raises NothingToChoose for a view without one."""
    asked = view.decision
    if asked is None:
        raise NothingToChoose

    def hinted(estimate: ActionEstimate) -> HintedAction:
        return HintedAction(
            action=estimate.action,
            text=action_text(estimate.action, asked, players, view.shelves[asked.seat].grid),
            estimate=estimate_message(estimate),
            cost="" if estimate is advice.best else cost_text(*estimate.cost(advice.best), players),
        )

    return Hint(
        number=number,
        best=hinted(advice.best),
        alternatives=[hinted(other) for other in advice.alternatives],
        reasons=reason_texts(advice, players),
    )


def estimate_message(estimate: ActionEstimate) -> Estimate:
    """Return what an action is expected to lead to."""
    return Estimate(
        lines=[figure(line) for line in estimate.lines],
        total=figure(estimate.total),
        best_rival=figure(estimate.best_rival),
        win=figure(estimate.win),
    )


def figure(estimated: Found) -> Figure:
    """Return a figure, rounded to what is of use."""
    return Figure(mean=round(estimated.mean, 3), spread=round(estimated.spread, 3))
