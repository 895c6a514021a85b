"""Advice on a decision: what the coach recommends, and what an action would bring as far as its seat can know."""

from random import Random
from typing import Final

from msgspec import Struct

from exlibris.coach import NothingToChoose, advise, foresee
from exlibris.coach.words import cost_text, reason_texts
from exlibris.engine import (
    DONE_ACTION,
    HIDDEN,
    PlayerView,
    Recorder,
    State,
    determinize,
    forward_actions,
    player_view,
)
from exlibris.search import FEWEST, ActionEstimate, chance_interval
from exlibris.search import Figure as Found
from exlibris.table.board import kept_corners
from exlibris.table.decisions import Decision, decision_of
from exlibris.table.sentences import LogLine, line_of
from exlibris.table.view import View, view_of
from exlibris.table.worth import RunningScore, running_score
from exlibris.texts.sentences import Cast, action_text

HINT_SECONDS: Final = 1.2  # for trying actions; what has been begun is finished, and sentences are made of it
WORLDS: Final = 3
MOST_STEPS: Final = 4  # from picking to what is done with it


class HintRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request for a hint; `number` is the snapshot's, as in `Act`."""

    number: int


class EstimateRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request for what an action leads to; `number` is the snapshot's, as in `Act`."""

    action: int
    number: int


class EstimatedFigure(Struct, frozen=True, kw_only=True):
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

    lines: list[EstimatedFigure]
    total: EstimatedFigure
    best_rival: EstimatedFigure
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
            estimate=_estimate_message(estimate),
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
    return _estimate_message(foresee(view, action, luck, HINT_SECONDS))


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
    """Return a figure of that number of trials, rounded to what is of use."""
    return EstimatedFigure(
        mean=round(estimated.mean, 3), spread=round(estimated.spread, 3) if trials >= FEWEST else None
    )


class Ahead(Struct, frozen=True, kw_only=True):
    """What follows if you then choose nothing more: the table and the lines of the log."""

    view: View
    log: list[LogLine]


class Preview(Struct, frozen=True, kw_only=True):
    """The table as your seat would see it after the action, the lines of the log, and what it is asked next.

    `ahead` is there when the action by itself does nothing yet, but picks what is then moved.
    """

    view: View
    log: list[LogLine]
    decision: Decision | None
    running: RunningScore | None
    ahead: Ahead | None


class Foretold(Struct, frozen=True, kw_only=True):
    """What would come of an action; null where luck or a secret decides, or where something new would be seen."""

    preview: Preview | None


def preview_of(view: PlayerView, action: int, players: Cast, rng: Random) -> Preview | None:
    """Return what the seat would see after a legal action; None where that needs luck or shows something new."""
    outcomes = [_outcome(view, action, players, rng) for _ in range(WORLDS)]
    first = outcomes[0]
    return first if all(other == first for other in outcomes) else None


def _outcome(view: PlayerView, action: int, players: Cast, rng: Random) -> Preview | None:
    """Return what the seat would see after the action in one world that agrees with its view; None if something new."""
    world = determinize(view, rng)
    recorder = world.recorder = Recorder()
    world.apply(action, view.seat)
    after = player_view(world, view.seat)
    if _reveals(view, after):
        return None
    corners = kept_corners(view, after)
    log = lines(recorder, view.seat, players)
    return Preview(
        view=view_of(after, corners),
        log=log,
        decision=decision_of(after, players, corners),
        running=running_score(after),
        ahead=None if log or after.decision is None else _ahead_of(world, view, players),
    )


def lines(recorder: Recorder, seat: int, players: Cast) -> list[LogLine]:
    """Return the log since the last call, as the seat may know it."""
    events = [event.for_seat(seat) for event in recorder.take()]
    return [line_of(n, event, players) for n, event in enumerate(events, start=1)]


def _ahead_of(world: State, view: PlayerView, players: Cast) -> Ahead | None:
    """Return what comes of a choice that did nothing by itself, if nothing more is chosen; None if that is not settled.

    The world is changed.
    """
    recorder = world.recorder = Recorder()
    for _ in range(MOST_STEPS):
        action = _way_on(world.legal_actions(view.seat))
        if action is None:
            return None
        world.apply(action, view.seat)
        log = lines(recorder, view.seat, players)
        if log:
            after = player_view(world, view.seat)
            return None if _reveals(view, after) else Ahead(view=view_of(after, kept_corners(view, after)), log=log)
    return None


def _way_on(legal: list[int]) -> int | None:
    """Return the action that chooses nothing more, or the only one there is; None if there is a choice."""
    if DONE_ACTION in legal:
        return DONE_ACTION
    rest = forward_actions(legal)
    return rest[0] if len(rest) == 1 else None


def _reveals(before: PlayerView, after: PlayerView) -> bool:
    """Return whether the later view has a card, a tile or a secret that the earlier one had not."""
    new_card = known_cards(after) - known_cards(before)
    new_tile = set(after.round.tiles) - set(before.round.tiles) - set(before.round.discarded)
    new_clue = after.deal.revealed > before.deal.revealed
    return bool(new_card or new_tile or new_clue) or after.is_over


def known_cards(view: PlayerView) -> set[int]:
    """Return all cards whose place the seat knows."""
    shelved = b"".join(shelf.cards() + shelf.entombed() for shelf in view.shelves)
    return {*b"".join(view.hands), *b"".join(view.pools), *view.discard, *shelved} - {HIDDEN}
