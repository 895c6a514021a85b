"""The people and bots at a table: who has which seat, who asks for a seat, who has left, and their votes."""

from collections.abc import Sequence
from copy import deepcopy
from functools import singledispatchmethod
from typing import Final, Literal, NamedTuple

from msgspec import Struct

from exlibris.engine import NOBODY, Ending
from exlibris.table import events
from exlibris.table.names import is_program
from exlibris.table.options import DAY, HUMAN, OpenedTable, Player, Seat

MOST_REQUESTS: Final = 5  # unsuccessful requests of one person at a table; then they may not ask again
MOST_OPEN: Final = 8  # unanswered requests at a table
Fate = Literal["open", "accepted", "declined", "withdrawn", "removed"]
HANDED_OVER: Final[dict[type[events.StandIn], str]] = {
    events.Leave: "seat-left",
    events.Replace: "seat-replaced",
    events.Overtime: "seat-expired",
    events.Stalled: "seat-stalled",
    events.Resign: "seat-resigned",
    events.TimeOut: "seat-timed-out",
}


class Occupant(Struct):
    """The occupant of a seat; `session` is their browser's session id, None for a bot or an empty seat.

    `stand_in` is the bot that decides for a person who has left, or has `resigned` for good.
    """

    name: str
    player: Player
    session: str | None
    stand_in: str | None = None
    resigned: bool = False

    @property
    def taken(self) -> bool:
        """Whether a bot or a person has the seat."""
        return self.player != HUMAN or self.session is not None

    @property
    def is_program(self) -> bool:
        """Whether an outside program has the seat."""
        return is_program(self.session)

    @property
    def bot(self) -> str | None:
        """The bot that decides for the seat now, None if a person does."""
        return self.stand_in if self.player == HUMAN else self.player

    @property
    def is_playing_person(self) -> bool:
        """Whether a person has the seat and no bot decides for them."""
        return self.session is not None and self.stand_in is None

    def belongs_to(self, session: str) -> bool:
        """Return whether a browser may look from the seat: it is the browser's own and has not resigned."""
        return self.session == session and not self.resigned


class Admission(Struct):
    """A request to sit down, with the number of the event that made it; "removed" means accepted, but later removed.

    While a request is open, its `seat` changes if another player takes that seat. With `name` "", the seat's is used.
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
        """The requests that the host has not answered, oldest first."""
        return [request for request in self.all if request.fate == "open"]

    def numbered(self, number: int) -> Admission | None:
        """Return the request with that number."""
        return next((request for request in self.all if request.number == number), None)

    def of(self, session: str) -> list[Admission]:
        """Return all requests of a person, oldest first."""
        return [request for request in self.all if request.session == session]

    def open_of(self, session: str) -> Admission | None:
        """Return the open request of a person."""
        return next((request for request in self.open if request.session == session), None)

    def has_accepted(self, session: str) -> bool:
        """Return whether the host has accepted a person, and has not removed them since."""
        return any(request.fate == "accepted" for request in self.of(session))

    def has_removed(self, session: str) -> bool:
        """Return whether the host has removed a person, and has not accepted them since."""
        return any(request.fate == "removed" for request in self.of(session)) and not self.has_accepted(session)

    def left_of(self, session: str) -> int:
        """Return how many more requests a person may make."""
        failed = sum(request.fate not in ("open", "accepted") for request in self.of(session))
        return max(MOST_REQUESTS - failed, 0)

    def change(self, event: events.Ask | events.Withdraw | events.Decline | events.Reassign, number: int) -> None:
        """Apply an event about requests; a new request gets the number of its event."""
        match event:
            case events.Ask():
                self.all.append(Admission(number, event.seat, event.name, event.session))
            case events.Withdraw() | events.Decline():
                if request := self.numbered(event.request):
                    request.fate = "withdrawn" if isinstance(event, events.Withdraw) else "declined"
            case events.Reassign():
                self._hand_over(event)

    def _hand_over(self, event: events.Reassign) -> None:
        named = self.numbered(event.request)
        for request in self.of(named.session) if named else []:
            request.session = event.session
            request.name = event.name or request.name

    def accept(self, session: str) -> None:
        """Accept the open request of a person who sits down, if they have one."""
        for request in self.open:
            if request.session == session:
                request.fate = "accepted"

    def remove(self, number: int, seat: int, session: str) -> None:
        """Note that the host has removed a person, by the event with that number.

        The person may have had the seat without a request, as after a rematch.
        """
        for request in self.of(session):
            if request.fate == "accepted":
                request.fate = "removed"
        if not self.has_removed(session):
            self.all.append(Admission(number, seat, "", session, "removed"))

    def make_room(self, occupants: Sequence[Occupant]) -> None:
        """Move requests for taken seats to the first open seat."""
        free = [seat for seat, occupant in enumerate(occupants) if not occupant.taken]
        for request in self.open:
            if request.seat not in free and free:
                request.seat = free[0]


class Note(NamedTuple):
    """A log entry about people: the kind of its event, and the seat concerned."""

    kind: str
    seat: int = NOBODY


Notes = list[Note]


class People:
    """The people and bots at a table. Only `change`, `draw_seats`, `see` and `end_admissions` change it."""

    def __init__(self, opened: OpenedTable) -> None:
        self._seats = list(opened.seats)  # as they are while open
        self._approval = opened.options.approval
        self.occupants = [Occupant(seat.name, seat.player, None) for seat in opened.seats]
        self.admissions = Admissions()
        self.unanswered: set[str] = set()  # the browsers whose requests had no answer when the game began
        self.votes: dict[int, set[str]] = {}  # by seat: the browsers that want a bot to decide for it
        self.agreed: set[int] = set()  # the seats that want to end the game without a winner
        self.ending: Ending | None = None  # why people ended the game before the rules did
        self.rematch: events.Rematch | None = None  # the next game of the same players
        self.has_substitutes = False  # whether a bot replaced another bot
        self.deal: str | None = None  # the shared deal that the table repeats
        self.know_the_deal = False  # whether a player has the table as a file, with its seed

    def ends_by(self, event: events.TableEvent, number: int) -> bool:
        """Return whether this event ends the game before the rules do."""
        if not isinstance(event, events.Resign | events.TimeOut | events.Agree | events.End | events.CallOff):
            return False
        tried = deepcopy(self)
        tried.change(event, number)
        return tried.ending is not None

    @property
    def are_complete(self) -> bool:
        """Whether every seat is taken."""
        return all(occupant.taken for occupant in self.occupants)

    @property
    def deciding(self) -> list[int]:
        """The seats whose people decide for themselves."""
        return [seat for seat, occupant in enumerate(self.occupants) if occupant.is_playing_person]

    @property
    def day(self) -> str | None:
        """The day whose deal the table repeats, None for another deal."""
        return self.deal if self.deal and DAY.fullmatch(self.deal) else None

    @property
    def are_gone(self) -> bool:
        """Whether the table has people and all of them have left, so that the bots wait."""
        return not self.deciding and any(occupant.session for occupant in self.occupants)

    def see(self, seat: int) -> None:
        """Cancel the votes to let a bot decide for a seat, since its person has acted."""
        self.votes.pop(seat, None)

    def end_admissions(self) -> None:
        """Close all requests to sit down, since the game begins."""
        self.unanswered = {request.session for request in self.admissions.open}
        self.admissions = Admissions()

    def draw_seats(self, order: list[int]) -> Notes:
        """Rearrange the players: `order` has the old seat of each seat's new player."""
        self.occupants = [self.occupants[before] for before in order]
        return [Note("seats-drawn")]

    @singledispatchmethod
    def change(self, event: events.TableEvent, number: int) -> Notes:
        """Apply the event about people with that number; return its entries for the log."""
        raise TypeError(f"event {number} is not about people: {event}")

    @change.register
    def _sit(self, event: events.Claim, _: int) -> Notes:
        occupant = self.occupants[event.seat]
        occupant.name = event.name or occupant.name
        occupant.session = event.session
        self.admissions.accept(event.session)
        self.admissions.make_room(self.occupants)
        return []

    @change.register
    def _repeat(self, event: events.Repeat, _: int) -> Notes:
        self.deal = event.deal
        return []

    @change.register
    def _free(self, event: events.Release | events.Remove, number: int) -> Notes:
        session, opened = self.occupants[event.seat].session, self._seats[event.seat]
        if isinstance(event, events.Remove) and self._approval and session:
            self.admissions.remove(number, event.seat, session)
        self.occupants[event.seat] = Occupant(opened.name, opened.player, None)
        return []

    @change.register
    def _transfer(self, event: events.Transfer, number: int) -> Notes:
        occupant = self.occupants[event.seat]
        for voters in self.votes.values():
            if occupant.session in voters:
                voters.remove(occupant.session)
                voters.add(event.session)
        occupant.session = event.session
        return self._rename(events.Rename(event.seat, event.name), number) if event.name else []

    @change.register
    def _rename(self, event: events.Rename | events.Sign, _: int) -> Notes:
        self.occupants[event.seat].name = event.name
        self._seats[event.seat] = Seat(event.name, self._seats[event.seat].player)
        return []

    @change.register
    def _fill(self, event: events.Fill, _: int) -> Notes:
        self.occupants[event.seat].player = event.bot
        self.admissions.make_room(self.occupants)
        return []

    @change.register
    def _ask(self, event: events.Ask | events.Withdraw | events.Decline | events.Reassign, number: int) -> Notes:
        self.admissions.change(event, number)
        return []

    @change.register
    def _hand_over(self, event: events.StandIn, _: int) -> Notes:
        self.occupants[event.seat].stand_in = event.bot
        self._forget_wishes(event.seat)
        return [Note(HANDED_OVER[type(event)], event.seat)]

    @change.register
    def _substitute(self, event: events.Substitute, _: int) -> Notes:
        occupant = self.occupants[event.seat]
        if occupant.bot is None:
            raise ValueError(f"no bot decides for seat {event.seat}")
        if occupant.player == HUMAN:
            occupant.stand_in = event.bot
        else:
            occupant.player = event.bot
            self.has_substitutes = True
        return [Note("seat-substituted", event.seat)]

    @change.register
    def _resign(self, event: events.Resign | events.TimeOut, number: int) -> Notes:
        """Let a bot decide for the seat to the end; end the game if only one seat, or no person, is left in it."""
        notes = self._hand_over(event, number)
        self.occupants[event.seat].resigned = True
        reason = "time" if isinstance(event, events.TimeOut) else "resigned"
        left = [seat for seat, occupant in enumerate(self.occupants) if not occupant.resigned]
        if len(left) == 1:
            self._end(Ending(reason, event.seat, left[0]))
        elif all(self.occupants[seat].session is None for seat in left):
            self._end(Ending(reason, event.seat, None))
        return notes

    def _forget_wishes(self, seat: int) -> None:
        self.votes.pop(seat, None)
        self.agreed.clear()

    @change.register
    def _come_back(self, event: events.Return, _: int) -> Notes:
        self.occupants[event.seat].stand_in = None
        self._forget_wishes(event.seat)
        return [Note("seat-back", event.seat)]

    @change.register
    def _vote(self, event: events.Vote, _: int) -> Notes:
        self.votes.setdefault(event.seat, set()).add(event.session)
        return []

    @change.register
    def _agree(self, event: events.Agree, _: int) -> Notes:
        """Count a seat's agreement to end the game without a winner; end it when all people who decide agree."""
        notes = [] if self.agreed else [Note("end-proposed", event.seat)]
        self.agreed.add(event.seat)
        if self.agreed.issuperset(self.deciding):
            notes.append(Note("end-agreed"))
            self._end(Ending("agreed", None, None))
        return notes

    @change.register
    def _disagree(self, event: events.Disagree, _: int) -> Notes:
        self.agreed.clear()
        return [Note("end-refused", event.seat)]

    @change.register
    def _stop(self, _event: events.End, _: int) -> Notes:
        self._end(Ending("host", None, None))
        return [Note("end-host")]

    @change.register
    def _carry(self, _event: events.Carry, _: int) -> Notes:
        self.know_the_deal = True
        return []

    @change.register
    def _call_off(self, event: events.CallOff, _: int) -> Notes:
        self._end(Ending("stalled", event.seat, None))
        return [Note("end-stalled", event.seat)]

    @change.register
    def _rematch(self, event: events.Rematch, _: int) -> Notes:
        self.rematch = event
        return []

    def _end(self, ending: Ending) -> None:
        self.ending = ending
        self.votes.clear()
        self.agreed.clear()
