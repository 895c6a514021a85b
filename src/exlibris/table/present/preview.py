"""What an action would bring, as far as the seat itself could work it out.

Everything comes from the seat's own view: the action is tried in worlds dealt again from what the seat knows. So
nothing that it may not know can get into the answer, nor into whether there is one.
"""

from random import Random
from typing import Final

from msgspec import Struct

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
from exlibris.table.present.cells import kept_corners
from exlibris.table.present.decision import Decision, decision_of
from exlibris.table.present.log import LogLine, line_of
from exlibris.table.present.view import View, view_of
from exlibris.table.present.worth import RunningScore, running_score
from exlibris.texts.sentences import Cast

WORLDS: Final = 3
MOST_STEPS: Final = 4  # from picking to what is done with it


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
    outcomes = [outcome(view, action, players, rng) for _ in range(WORLDS)]
    first = outcomes[0]
    return first if all(other == first for other in outcomes) else None


def outcome(view: PlayerView, action: int, players: Cast, rng: Random) -> Preview | None:
    """Return what the seat would see after the action in one world that agrees with its view; None if something new."""
    world = determinize(view, rng)
    recorder = world.recorder = Recorder()
    world.apply(action, view.seat)
    after = player_view(world, view.seat)
    if reveals(view, after):
        return None
    corners = kept_corners(view, after)
    log = lines(recorder, view.seat, players)
    return Preview(
        view=view_of(after, corners),
        log=log,
        decision=decision_of(after, players, corners),
        running=running_score(after),
        ahead=None if log or after.decision is None else ahead_of(world, view, players),
    )


def lines(recorder: Recorder, seat: int, players: Cast) -> list[LogLine]:
    """Return the log since the last call, as the seat may know it."""
    events = [event.for_seat(seat) for event in recorder.take()]
    return [line_of(n, event, players) for n, event in enumerate(events, start=1)]


def ahead_of(world: State, view: PlayerView, players: Cast) -> Ahead | None:
    """Return what comes of a choice that did nothing by itself, if nothing more is chosen; None if that is not settled.

    The world is changed.
    """
    recorder = world.recorder = Recorder()
    for _ in range(MOST_STEPS):
        action = way_on(world.legal_actions(view.seat))
        if action is None:
            return None
        world.apply(action, view.seat)
        log = lines(recorder, view.seat, players)
        if log:
            after = player_view(world, view.seat)
            return None if reveals(view, after) else Ahead(view=view_of(after, kept_corners(view, after)), log=log)
    return None


def way_on(legal: list[int]) -> int | None:
    """Return the action that chooses nothing more, or the only one there is; None if there is a choice."""
    if DONE_ACTION in legal:
        return DONE_ACTION
    rest = forward_actions(legal)
    return rest[0] if len(rest) == 1 else None


def reveals(before: PlayerView, after: PlayerView) -> bool:
    """Return whether the later view has a card, a tile or a secret that the earlier one had not."""
    new_card = known_cards(after) - known_cards(before)
    new_tile = set(after.round.tiles) - set(before.round.tiles) - set(before.round.discarded)
    new_clue = after.deal.revealed > before.deal.revealed
    return bool(new_card or new_tile or new_clue) or after.is_over


def known_cards(view: PlayerView) -> set[int]:
    """Return all cards whose place the seat knows."""
    shelved = b"".join(shelf.cards() + shelf.entombed() for shelf in view.shelves)
    return {*b"".join(view.hands), *b"".join(view.pools), *view.discard, *shelved} - {HIDDEN}
