"""Events: reports of the engine, each with its audience. A recorder collects them and the actions."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

EVERYBODY: Final = -1  # all bits of a set of seats
HIDDEN: Final = 255  # stands for an unknown card
SECRET_VALUES: Final = ("focus",)  # kinds of events whose value is as secret as their cards


@dataclass
class Event:
    """A report of something that happened. Seats not in `seen` may not know its cards, or the value of a focus event.

    The rest is public.
    """

    kind: str  # message id without "log-"
    round: int
    seat: int  # the acting seat, NOBODY for none
    cards: bytes
    seen: int  # a bit for each seat that may know the cards, or the value of one of SECRET_VALUES
    tile: int  # where it happened, 0 for home or for no tile
    other: int  # the other seat concerned, NOBODY for none
    value: int  # a category or a count, depending on the kind
    key: str  # a special assistant, a direction or a reason, depending on the kind

    def for_seat(self, seat: int) -> Event:
        """Return the event as a seat may know it, with HIDDEN for each secret card and for a secret value.

        Args:
            seat: The seat, -1 for a spectator.
        """
        if self.seen == EVERYBODY or (seat >= 0 and self.seen >> seat & 1):
            return self
        value = HIDDEN if self.kind in SECRET_VALUES else self.value
        return replace(self, cards=bytes([HIDDEN] * len(self.cards)), value=value)


@dataclass
class Recorder:
    """The events and actions of the state whose `recorder` this is."""

    events: list[Event] = field(default_factory=list)
    looked: bool = False  # whether a step has looked at hidden cards since the last call of `take`
    actions: list[int] = field(default_factory=list)

    def add(self, event: Event) -> None:
        """Append an event."""
        self.events.append(event)

    def take(self) -> list[Event]:
        """Return and remove the events since the last call."""
        events = self.events
        self.events = []
        self.looked = False
        return events
