"""The coach's advice as it is sent."""

from typing import Final

from msgspec import Struct

from exlibris.coach import NothingToChoose, advise, foresee
from exlibris.coach.words import cost_text, reason_texts
from exlibris.engine import PlayerView
from exlibris.search import FEWEST, ActionEstimate, chance_interval
from exlibris.search import Figure as Found
from exlibris.texts.sentences import Cast, action_text

HINT_SECONDS: Final = 1.2  # for trying actions; what has been begun is finished, and sentences are made of it


class HintRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request for a hint; `number` is the snapshot's, as in `Act`."""

    number: int


class EstimateRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request for what an action leads to; `number` is the snapshot's, as in `Act`."""

    action: int
    number: int


class Figure(Struct, frozen=True, kw_only=True):
    """An expected figure and its standard deviation, which is null where too little was tried to tell it."""

    mean: float
    spread: float | None


class Chance(Struct, frozen=True, kw_only=True):
    """Between which chances to win (0 to 1) the true one most likely is."""

    least: float
    most: float


class Estimate(Struct, frozen=True, kw_only=True):
    """What an action is expected to lead to: the points of lines B1 to B5, totals, and the chance to win.

    `best_rival` is the total of the best rival; in solo that of the Public Library. `win` is null where too little was
    tried to tell it, as on a busy server.
    """

    lines: list[Figure]
    total: Figure
    best_rival: Figure
    win: Chance | None


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


def hint_of(view: PlayerView, players: Cast, luck: str, number: int) -> Hint:
    """Return what is best at the view's decision, and why. Raises NothingToChoose for a view without one."""
    asked = view.decision
    if asked is None:
        raise NothingToChoose
    advice = advise(view, luck, HINT_SECONDS)

    def hinted(estimate: ActionEstimate) -> HintedAction:
        return HintedAction(
            action=estimate.action,
            text=action_text(estimate.action, asked, players, view.shelves[asked.seat].grid),
            estimate=estimate_message(estimate),
            cost="" if estimate is advice.best else cost_text(advice.best, estimate, players),
        )

    return Hint(
        number=number,
        best=hinted(advice.best),
        alternatives=[hinted(other) for other in advice.alternatives],
        reasons=reason_texts(advice, players),
    )


def estimate_of(view: PlayerView, action: int, luck: str) -> Estimate:
    """Return the points that an action leads to by the end of the round, by line of the form."""
    return estimate_message(foresee(view, action, luck, HINT_SECONDS))


def estimate_message(estimate: ActionEstimate) -> Estimate:
    """Return what an action is expected to lead to."""
    trials = len(estimate.samples)
    found = chance_interval(estimate.wins)
    return Estimate(
        lines=[figure(line, trials) for line in estimate.lines],
        total=figure(estimate.total, trials),
        best_rival=figure(estimate.best_rival, trials),
        win=None if found is None else Chance(least=round(found[0], 3), most=round(found[1], 3)),
    )


def figure(estimated: Found, trials: int) -> Figure:
    """Return a figure of that number of trials, rounded to what is of use."""
    return Figure(mean=round(estimated.mean, 3), spread=round(estimated.spread, 3) if trials >= FEWEST else None)
