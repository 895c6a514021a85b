"""The coach's advice on a decision, and previews of actions as far as their seat can know the outcome."""

from datetime import datetime
from random import Random
from typing import Final

from msgspec import Struct, structs

from exlibris import engine
from exlibris.coach import NothingToChoose, advise, foresee
from exlibris.coach.words import cost_text, reason_texts
from exlibris.search import FEWEST, ActionEstimate, chance_interval, gap_between
from exlibris.search import Figure as Found
from exlibris.search.ranking import SEED
from exlibris.table.board import kept_corners
from exlibris.table.decisions import Decision, decision_of
from exlibris.table.hinting import form_reasons
from exlibris.table.live import Table
from exlibris.table.placements import shelvings_of
from exlibris.table.sentences import LogLine, line_of
from exlibris.table.view import View, view_of
from exlibris.table.worth import RunningScore, running_score
from exlibris.texts.sentences import Cast, action_text

HINT_SECONDS: Final = 1.2  # for trying actions; no trial is cut off, and the sentences take extra time
HINT_SHARE: Final = 0.05  # of the time that the seat has left
WORLDS: Final = 3
MOST_STEPS: Final = 4  # from picking a card to its effect


class HintRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request for a hint; `number` is the snapshot's, as in `Act`."""

    number: int


class EstimateRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request for the estimate of an action; `number` is the snapshot's, as in `Act`."""

    action: int
    number: int


class EstimatedFigure(Struct, frozen=True, kw_only=True):
    """An expected value and its standard deviation, which is null if there were too few trials."""

    mean: float
    spread: float | None


class Chance(Struct, frozen=True, kw_only=True):
    """The interval in which the true chance of winning (0 to 1) most likely lies."""

    least: float
    most: float


class Estimate(Struct, frozen=True, kw_only=True):
    """The expected results of an action: the points of lines B1 to B5, totals, and the chance of winning.

    `best_rival` is the total of the best rival, or of the Public Library in a solo game. `win` is null if there were
    too few trials, as on a busy server.
    """

    lines: list[EstimatedFigure]
    total: EstimatedFigure
    best_rival: EstimatedFigure
    win: Chance | None


class HintedAction(Struct, frozen=True, kw_only=True):
    """An action in words and its estimate; `cost` compares it with the best action, and is "" for the best itself."""

    action: int
    text: str
    estimate: Estimate
    cost: str


class Hint(Struct, frozen=True, kw_only=True):
    """The best action at `number`, alternatives, and sentences with the reasons."""

    number: int
    best: HintedAction
    alternatives: list[HintedAction]
    reasons: list[str]


def hint_seconds(live: Table, seat: int, at: datetime) -> float:
    """Return the seconds in which the coach may try actions: fewer on a short clock, so that the hint comes in time."""
    return min(HINT_SECONDS, HINT_SHARE * live.clocks.left(seat, at)) if live.clocks else HINT_SECONDS


def hint_of(view: engine.PlayerView, players: Cast, number: int, seconds: float = HINT_SECONDS) -> Hint:
    """Return the best action found in these `seconds` for the view's decision, and the reasons.

    Raises NothingToChoose if nothing is asked.
    """
    asked = view.decision
    if asked is None:
        raise NothingToChoose
    advice = advise(view, SEED, seconds)
    next_best = advice.alternatives[0] if advice.alternatives else None
    is_sure = next_best is not None and gap_between(advice.best.values, next_best.values).is_clear

    def hinted(estimate: ActionEstimate) -> HintedAction:
        return HintedAction(
            action=estimate.action,
            text=action_text(estimate.action, asked, players, view.shelves[asked.seat].grid),
            estimate=_estimate_message(estimate),
            cost="" if estimate is advice.best else cost_text(advice.best, estimate, players),
        )

    return Hint(
        number=number,
        best=hinted(advice.best),
        alternatives=[hinted(other) for other in advice.alternatives],
        reasons=[
            *form_reasons(view, advice.best.action, next_best and next_best.action, players, is_sure=is_sure),
            *reason_texts(advice, players),
        ],
    )


def estimate_of(view: engine.PlayerView, action: int) -> Estimate:
    """Return the expected points of an action at the end of the round, by line of the form."""
    return _estimate_message(foresee(view, action, SEED, HINT_SECONDS))


def _estimate_message(estimate: ActionEstimate) -> Estimate:
    trials = len(estimate.samples)
    found = chance_interval(estimate.wins)
    return Estimate(
        lines=[_figure(line, trials) for line in estimate.lines],
        total=_figure(estimate.total, trials),
        best_rival=_figure(estimate.best_rival, trials),
        win=None if found is None else Chance(least=round(found[0], 3), most=round(found[1], 3)),
    )


def _figure(estimated: Found, trials: int) -> EstimatedFigure:
    return EstimatedFigure(
        mean=round(estimated.mean, 3), spread=round(estimated.spread, 3) if trials >= FEWEST else None
    )


class Ahead(Struct, frozen=True, kw_only=True):
    """The table and the log lines if you choose nothing else after the action."""

    view: View
    log: list[LogLine]


class Preview(Struct, frozen=True, kw_only=True):
    """The table as your seat would see it after the action, the log lines, and the seat's next decision.

    `ahead` is set if the action by itself changes nothing yet, such as picking a card that is moved next.
    """

    view: View
    log: list[LogLine]
    decision: Decision | None
    running: RunningScore | None
    ahead: Ahead | None


class Foretold(Struct, frozen=True, kw_only=True):
    """The preview of an action; null if luck or a secret decides the outcome, or if something new would be revealed."""

    preview: Preview | None


def preview_of(view: engine.PlayerView, action: int, players: Cast, rng: Random) -> Preview | None:
    """Return the preview of a legal action; None if the outcome depends on luck or reveals something new."""
    outcomes = [_outcome(view, action, players, rng) for _ in range(WORLDS)]
    first = outcomes[0]
    if first is None or any(other != first for other in outcomes):
        return None
    if first.decision is None:
        return first
    decision = structs.replace(first.decision, shelving=shelvings_of(view, action))
    return structs.replace(first, decision=decision)


def _outcome(view: engine.PlayerView, action: int, players: Cast, rng: Random) -> Preview | None:
    world = engine.determinize(view, rng)
    recorder = world.recorder = engine.Recorder()
    world.apply(action, view.seat)
    after = engine.player_view(world, view.seat)
    if _reveals(view, after):
        return None
    corners = kept_corners(view, after)
    log = _lines(recorder, view.seat, players)
    return Preview(
        view=view_of(after, corners),
        log=log,
        decision=decision_of(after, players, corners),
        running=running_score(after),
        ahead=None if log or after.decision is None else _ahead_of(world, view, players),
    )


def _lines(recorder: engine.Recorder, seat: int, players: Cast) -> list[LogLine]:
    """Take the events from the recorder; return them as log lines with only what the seat may know."""
    events = [event.for_seat(seat) for event in recorder.take()]
    return [line_of(n, event, players) for n, event in enumerate(events, start=1)]


def _ahead_of(world: engine.State, view: engine.PlayerView, players: Cast) -> Ahead | None:
    """Return the result of a choice that changed nothing yet, if nothing else is chosen; None if that is undecided.

    Changes `world`.
    """
    recorder = world.recorder = engine.Recorder()
    for _ in range(MOST_STEPS):
        action = _way_on(world.legal_actions(view.seat))
        if action is None:
            return None
        world.apply(action, view.seat)
        log = _lines(recorder, view.seat, players)
        if log:
            after = engine.player_view(world, view.seat)
            return None if _reveals(view, after) else Ahead(view=view_of(after, kept_corners(view, after)), log=log)
    return None


def _way_on(legal: list[int]) -> int | None:
    if engine.DONE_ACTION in legal:
        return engine.DONE_ACTION
    rest = engine.forward_actions(legal)
    return rest[0] if len(rest) == 1 else None


def _reveals(before: engine.PlayerView, after: engine.PlayerView) -> bool:
    new_card = known_cards(after) - known_cards(before)
    new_tile = set(after.round.tiles) - set(before.round.tiles) - set(before.round.discarded)
    new_clue = after.deal.revealed > before.deal.revealed
    return bool(new_card or new_tile or new_clue) or after.is_over


def known_cards(view: engine.PlayerView) -> set[int]:
    """Return the cards whose place the seat knows."""
    shelved = b"".join(shelf.cards() + shelf.entombed() for shelf in view.shelves)
    return {*b"".join(view.hands), *b"".join(view.pools), *view.discard, *shelved} - {engine.HIDDEN}
