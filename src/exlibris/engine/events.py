"""Events: what happened, each with its audience. They go to a recorder and are no part of the state."""

from __future__ import annotations

from typing import Final

EVERYBODY: Final = -1  # as a set of seats: all its bits are 1
HIDDEN: Final = 255  # in place of a card that is not known


class Event:
    """Something that happened; which cards it was about is for those seats only that `seen` marks."""

    __slots__ = ("cards", "key", "kind", "other", "round", "seat", "seen", "tile", "value")

    kind: str  # message id without "log-"
    round: int
    seat: int  # who did it, 255 for nobody
    cards: bytes
    seen: int  # bit per seat that may know the cards
    tile: int
    other: int  # the other seat concerned, 255 for none
    value: int  # a category, a count: as the kind of event says
    key: str  # a special assistant, a direction, a reason

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
        """The event as one seat may know it (-1: a spectator); cards it may not know are HIDDEN."""
        if self.seen == EVERYBODY or (seat >= 0 and self.seen >> seat & 1):
            return self
        cards = bytes([HIDDEN] * len(self.cards))
        return Event(self.kind, self.round, self.seat, cards, self.seen, self.tile, self.other, self.value, self.key)


class Recorder:
    """Keeps the events of a state that it is given to."""

    __slots__ = ("events",)

    events: list[Event]

    def __init__(self) -> None:
        self.events = []

    def add(self, event: Event) -> None:
        """The event is kept, after all earlier ones."""
        self.events.append(event)

    def take(self) -> list[Event]:
        """The events since the last call."""
        events = self.events
        self.events = []
        return events
