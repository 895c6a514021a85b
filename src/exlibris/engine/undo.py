"""Taking back: how many of its last actions a seat may undo, and why no more.

An action stays when somebody has learned by it what they did not know, or when another seat has acted since. What a
seat lays open of its own hand is its own affair: it may be taken back, though the others have seen it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from exlibris.engine.events import EVERYBODY, HIDDEN, Event
from exlibris.engine.sets import ONE
from exlibris.engine.state import State
from exlibris.engine.view import SPECTATOR, in_sight

NO_CARDS_TOLD: Final = ("found-nothing",)  # events that tell of hidden cards by naming none

FREE: Final = ""  # there is something to take back
NOTHING_DONE: Final = "nothing"
SEEN_SINCE: Final = "seen"
MOVED_SINCE: Final = "moved"


class UndoEntry:
    """An action that a seat has taken. `sealed`: in secret, while others chose too; `revealing`: it has to stay."""

    __slots__ = ("action", "revealing", "sealed", "seat")

    seat: int
    action: int
    sealed: bool
    revealing: bool

    def __init__(self, seat: int, action: int, sealed: bool, revealing: bool) -> None:
        self.seat = seat
        self.action = action
        self.sealed = sealed
        self.revealing = revealing


def undo_entry(before: State, after: State, told: Sequence[Event], seat: int, action: int) -> UndoEntry:
    """Return the entry of a seat's action, which led from one state to the other with these events."""
    sealed = before.is_sealing_flips()
    return UndoEntry(seat, action, sealed, is_revealing(before, after, told, seat))


def undoable(entries: Sequence[UndoEntry], seat: int) -> int:
    """Return how many of its last actions the seat may take back.

    Sealed choices of others neither stand in the way nor show.
    """
    count = 0
    for one in reversed(entries):
        if one.sealed and not one.revealing and one.seat != seat:
            continue
        if one.seat != seat or one.revealing:
            break
        count += 1
    return count


def why_not(entries: Sequence[UndoEntry], seat: int) -> str:
    """Return why the seat can take nothing back, FREE when it can. Says nothing about sealed choices of others."""
    for one in reversed(entries):
        if one.sealed and not one.revealing and one.seat != seat:
            continue
        if one.seat != seat:
            return MOVED_SINCE
        return SEEN_SINCE if one.revealing else FREE
    return NOTHING_DONE


def is_last_of(entries: Sequence[UndoEntry], at: int) -> bool:
    """Tell whether nothing has followed that action but what other seats have sealed meanwhile."""
    return all(one.sealed and one.seat != entries[at].seat for one in entries[at + 1 :])


def is_revealing(before: State, after: State, told: Sequence[Event], seat: int) -> bool:
    """Tell whether anybody has learned something by the seat's action that the seat did not just lay open itself."""
    return (
        _luck_spoke(before, after)
        or _ends_a_part(before, after)
        or any(_is_private(event) for event in told)
        or _asks_by_hidden_cards(after, seat)
        or _new_to_somebody(before, after, told, seat)
    )


def _luck_spoke(before: State, after: State) -> bool:
    """Tell whether cards or tiles have come from a stack, or a stack has been shuffled."""
    return (
        before.luck is not after.luck
        or before.deck is not after.deck
        or before.dealt != after.dealt
        or before.round.stack != after.round.stack
        or before.deal.revealed != after.deal.revealed
    )


def _ends_a_part(before: State, after: State) -> bool:
    """Tell whether the flips begin, which all seats choose at once, or have been opened.

    Going back from the first flip would show whether others have chosen already.
    """
    return after.is_over or before.is_sealing_flips() != after.is_sealing_flips()


def _is_private(event: Event) -> bool:
    """Tell whether the event shows cards to some and not to others, or tells of cards that nobody sees."""
    return event.kind in NO_CARDS_TOLD or (event.seen != EVERYBODY and len(event.cards) > 0)


def _asks_by_hidden_cards(after: State, seat: int) -> bool:
    """Tell whether another seat is asked to choose among cards that the seat can't see: that it is asked tells of them.

    If it is asked for cards of a category, how many of its hidden cards are on offer must not tell anything either.
    """
    if after.is_over or after.pending_step().kind != "card" or after.stack[-1].seat == seat:
        return False
    frame = after.stack[-1]
    by_category = "category" in after.pending_step().about(after, frame)
    cards = after.hands[frame.seat] if by_category else after.options
    return len(cards.translate(None, in_sight(after, seat) + ONE[HIDDEN])) > 0


def _new_to_somebody(before: State, after: State, told: Sequence[Event], seat: int) -> bool:
    """Tell whether somebody sees, or was told of, a card that was neither in their sight nor in the seat's own hand."""
    own = before.hands[seat] + ONE[HIDDEN]
    for viewer in range(SPECTATOR, before.game.seats):
        named = b"".join([event.for_seat(viewer).cards for event in told])
        if (in_sight(after, viewer) + named).translate(None, in_sight(before, viewer) + own):
            return True
    return False
