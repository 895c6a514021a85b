"""Who asks to sit down at a table where the host decides who does, and what has become of that."""

from collections.abc import Sequence
from typing import Final, Literal

from msgspec import Struct

from exlibris.table.events import Ask, Decline, Reassign, Withdraw
from exlibris.table.fold.occupants import Occupant

MOST_REQUESTS: Final = 5  # of one person at a table that came to nothing; then they may not ask again
MOST_OPEN: Final = 8  # requests at a table that the host has not answered

Fate = Literal["open", "accepted", "declined", "withdrawn", "removed"]


class Admission(Struct):
    """A request to sit down, by the number of the event that made it; "removed": accepted, but the host thought better.

    Before the host has answered, `seat` is another one if somebody else sits down there. `name` is "" for the seat's.
    """

    number: int
    seat: int
    name: str
    session: str
    fate: Fate = "open"


class Admissions:
    """All requests at a table, until its game begins."""

    def __init__(self) -> None:
        self.all: list[Admission] = []

    @property
    def open(self) -> list[Admission]:
        """The requests that the host has not answered, the oldest first."""
        return [request for request in self.all if request.fate == "open"]

    def numbered(self, number: int) -> Admission | None:
        """Return the request of that number."""
        return next((request for request in self.all if request.number == number), None)

    def of(self, session: str) -> list[Admission]:
        """Return all requests of a person, the oldest first."""
        return [request for request in self.all if request.session == session]

    def open_of(self, session: str) -> Admission | None:
        """Return the request of a person that is open."""
        return next((request for request in self.open if request.session == session), None)

    def has_accepted(self, session: str) -> bool:
        """Return whether the host has accepted a person, and has not removed them since."""
        return any(request.fate == "accepted" for request in self.of(session))

    def has_removed(self, session: str) -> bool:
        """Return whether the host has removed a person, and has not accepted them since."""
        return any(request.fate == "removed" for request in self.of(session)) and not self.has_accepted(session)

    def left_of(self, session: str) -> int:
        """Return how often a person may ask yet."""
        failed = sum(request.fate not in ("open", "accepted") for request in self.of(session))
        return max(MOST_REQUESTS - failed, 0)

    def change(self, event: Ask | Withdraw | Decline | Reassign, number: int) -> None:
        """Apply an event about requests; a new one has the number of its event."""
        match event:
            case Ask():
                self.all.append(Admission(number, event.seat, event.name, event.session))
            case Withdraw() | Decline():
                if request := self.numbered(event.request):
                    request.fate = "withdrawn" if isinstance(event, Withdraw) else "declined"
            case Reassign():
                self._hand_over(event)

    def _hand_over(self, event: Reassign) -> None:
        """Move all requests of the person who made the named one to another session."""
        named = self.numbered(event.request)
        for request in self.of(named.session) if named else []:
            request.session = event.session
            request.name = event.name or request.name

    def accept(self, session: str) -> None:
        """Note that a person sits down, who may have asked for that."""
        for request in self.open:
            if request.session == session:
                request.fate = "accepted"

    def remove(self, number: int, seat: int, session: str) -> None:
        """Note that the host has removed a person, by the event of that number.

        They may have had the seat without asking, as a rematch gives it.
        """
        for request in self.of(session):
            if request.fate == "accepted":
                request.fate = "removed"
        if not self.has_removed(session):
            self.all.append(Admission(number, seat, "", session, "removed"))

    def make_room(self, occupants: Sequence[Occupant]) -> None:
        """Change requests for a seat that is taken to the first open seat."""
        free = [seat for seat, occupant in enumerate(occupants) if not occupant.taken]
        for request in self.open:
            if request.seat not in free and free:
                request.seat = free[0]
