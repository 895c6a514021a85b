"""The coach's advice as it is sent."""

from exlibris.coach import Advice, NothingToChoose
from exlibris.coach.words import cost_text, reason_texts
from exlibris.engine import PlayerView
from exlibris.search import Appraisal, Estimate
from exlibris.server.messages import Hint, HintedAction, LineOutlook, Outlook
from exlibris.texts.sentences import Cast, action_text


def hint_of(advice: Advice, view: PlayerView, players: Cast, number: int) -> Hint:
    """Return the advice about the view's decision, in words. Raises NothingToChoose for a view without one."""
    asked = view.decision
    if asked is None:
        raise NothingToChoose

    def hinted(one: Appraisal) -> HintedAction:
        return HintedAction(
            action=one.action,
            text=action_text(one.action, asked, players, view.shelves[asked.seat].grid),
            outlook=outlook_of(one),
            cost="" if one is advice.best else cost_text(advice.best, one, players),
        )

    return Hint(
        number=number,
        best=hinted(advice.best),
        alternatives=[hinted(one) for one in advice.alternatives],
        reasons=reason_texts(advice, players),
    )


def outlook_of(appraisal: Appraisal) -> Outlook:
    """Return what an action is expected to lead to."""
    return Outlook(
        lines=[figure(line) for line in appraisal.lines],
        total=figure(appraisal.total),
        best_rival=figure(appraisal.best_rival),
        win=figure(appraisal.win),
    )


def figure(estimate: Estimate) -> LineOutlook:
    """Return a figure, rounded to what is of use."""
    return LineOutlook(mean=round(estimate.mean, 3), spread=round(estimate.spread, 3))
