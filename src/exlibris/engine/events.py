"""Events: what happened, each with its audience. A recorder collects them; they are no part of the state."""

from __future__ import annotations

from typing import Final

EVERYBODY: Final = -1  # as a set of seats: all bits are 1
HIDDEN: Final = 255  # stands for a card that is not known


class Event:
    """Something that happened. Its cards are secret but for the seats that `seen` marks; all else is public."""

    __slots__ = ("cards", "key", "kind", "other", "round", "seat", "seen", "tile", "value")

    kind: str  # message id without "log-"
    round: int
    seat: int  # who did it, NOBODY for none
    cards: bytes
    seen: int  # a bit for each seat that may know the cards
    tile: int  # where it happened, 0 for home or for no tile
    other: int  # the other seat concerned, NOBODY for none
    value: int  # a category or a count, depending on the kind
    key: str  # a special assistant, a direction or a reason, depending on the kind

    def __init__(
        self,
        kind: str,
        round_number: int,
        seat: int,
        cards: bytes,
        seen: int,
        tile: int,
        other: int,
        value: int,
        key: str,
    ) -> None:
        self.kind = kind
        self.round = round_number
        self.seat = seat
        self.cards = cards
        self.seen = seen
        self.tile = tile
        self.other = other
        self.value = value
        self.key = key

    def for_seat(self, seat: int) -> Event:
        """Return the event as a seat may know it, with HIDDEN for each secret card.

        Args:
            seat: The seat, -1 for a spectator.
        """
        if self.seen == EVERYBODY or (seat >= 0 and self.seen >> seat & 1):
            return self
        cards = bytes([HIDDEN] * len(self.cards))
        return Event(self.kind, self.round, self.seat, cards, self.seen, self.tile, self.other, self.value, self.key)


class Recorder:
    """A list of what happens in the state whose `recorder` this is."""

    __slots__ = ("events",)

    events: list[Event]

    def __init__(self) -> None:
        self.events = []

    def add(self, event: Event) -> None:
        """Append an event."""
        self.events.append(event)

    def take(self) -> list[Event]:
        """Return the events since the last call, and forget them."""
        events = self.events
        self.events = []
        return events
