"""Undo: how many of its last actions a seat may take back, and why not more.

An action can't be undone once it has shown a player something new, or once another seat has acted. Cards that a seat
reveals from its own hand don't prevent undo, although the others have seen them. Choices made without asking belong to
the previous action: they are undone with it, and if they reveal anything, it can't be undone.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from exlibris.engine.events import EVERYBODY, HIDDEN, Event, Recorder
from exlibris.engine.sets import ONE
from exlibris.engine.state import State
from exlibris.engine.view import SPECTATOR, in_sight

FREE: Final = ""  # the seat may undo its last action
NOTHING_DONE: Final = "nothing"
SEEN_SINCE: Final = "seen"
MOVED_SINCE: Final = "moved"


@dataclass
class UndoEntry:
    """A seat's action, with the facts that decide whether it can be undone."""

    seat: int
    action: int
    sealed: bool  # whether it was taken in secret, while other seats chose too
    revealing: bool | None  # whether it revealed something, so it can't be undone; None if not computed yet


def undo_entry(before: State, after: State, recorder: Recorder, seat: int, action: int) -> UndoEntry:
    """Return the facts that decide later whether an action can be undone.

    Args:
        before: The state before the action.
        after: The state after the action.
        recorder: The events of this action only, with all secrets.
        seat: The seat that took it.
        action: The number of the action.
    """
    return UndoEntry(seat, action, before.is_sealing_flips(), is_revealing(before, after, recorder, seat))


def undoable(newest_first: Iterable[UndoEntry], seat: int) -> int:
    """Return how many of its last actions a seat may undo.

    Args:
        newest_first: The actions of the game, newest first. Other seats' sealed choices don't count.
        seat: The seat that would undo.
    """
    count = 0
    for entry in newest_first:
        if entry.sealed and not entry.revealing and entry.seat != seat:
            continue
        if entry.seat != seat or entry.revealing:
            break
        count += 1
    return count


def why_not(newest_first: Iterable[UndoEntry], seat: int) -> str:
    """Return why a seat can't undo its last action.

    Args:
        newest_first: The actions of the game, newest first. Other seats' sealed choices make no difference.
        seat: The seat that would undo.

    Returns:
        NOTHING_DONE, SEEN_SINCE or MOVED_SINCE; FREE if it can.
    """
    for entry in newest_first:
        if entry.sealed and not entry.revealing and entry.seat != seat:
            continue
        if entry.seat != seat:
            return MOVED_SINCE
        return SEEN_SINCE if entry.revealing else FREE
    return NOTHING_DONE


def is_last_of(entries: Sequence[UndoEntry], at: int) -> bool:
    """Return whether only sealed choices of other seats follow the entry at index `at`."""
    return all(entry.sealed and entry.seat != entries[at].seat for entry in entries[at + 1 :])


def is_revealing(before: State, after: State, recorder: Recorder, seat: int) -> bool:
    """Return whether an action showed any viewer more than cards of its seat's own hand.

    Args:
        before: The state before the action.
        after: The state after the action.
        recorder: The events of this action only, with all secrets.
        seat: The seat that took it.
    """
    events = recorder.events
    return (
        recorder.looked
        or _drew_or_shuffled(before, after)
        or _ends_a_part(before, after)
        or any(_is_private(event) for event in events)
        or _asks_by_hidden_cards(after, seat)
        or _new_to_somebody(before, after, events, seat)
    )


def _drew_or_shuffled(before: State, after: State) -> bool:
    return (
        before.rng is not after.rng
        or before.deck is not after.deck
        or before.dealt != after.dealt
        or before.round.stack != after.round.stack
        or before.deal.revealed != after.deal.revealed
    )


def _ends_a_part(before: State, after: State) -> bool:
    """Return whether the simultaneous choice of flips has just begun or ended.

    An undo across its beginning would show whether other seats have chosen already.
    """
    return after.is_over or before.is_sealing_flips() != after.is_sealing_flips()


def _is_private(event: Event) -> bool:
    return event.seen != EVERYBODY


def _asks_by_hidden_cards(after: State, seat: int) -> bool:
    """Return whether another seat must choose among cards that the seat can't see: the question reveals something.

    If it is asked for a card of a category, all cards of its hand count, because the options depend on hidden cards.
    """
    if after.is_over or after.pending_step().kind != "card" or after.stack[-1].seat == seat:
        return False
    frame = after.stack[-1]
    by_category = "category" in after.pending_step().about(after, frame)
    cards = after.hands[frame.seat] if by_category else after.options
    return len(cards.translate(None, in_sight(after, seat) + ONE[HIDDEN])) > 0


def _new_to_somebody(before: State, after: State, events: Sequence[Event], seat: int) -> bool:
    """Return whether any viewer saw, on the table or in an event, a new card that was not in the seat's own hand."""
    own = before.hands[seat] + ONE[HIDDEN]
    for viewer in range(SPECTATOR, before.game.seats):
        named = b"".join([event.for_seat(viewer).cards for event in events])
        if (in_sight(after, viewer) + named).translate(None, in_sight(before, viewer) + own):
            return True
    return False
