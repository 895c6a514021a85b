"""The people and bots at a table: who sits where, who has left, what they vote for, and whether they ended the game."""

from collections.abc import Callable
from copy import deepcopy
from typing import Final, NamedTuple

from exlibris.engine import NOBODY, Ending
from exlibris.table.events import Kind, TableEvent
from exlibris.table.fold.admissions import Admissions
from exlibris.table.fold.occupants import Occupant
from exlibris.table.options import OpenedTable, Seat


class Note(NamedTuple):
    """What the log says about people: the kind of its event, and the seat concerned."""

    kind: str
    seat: int = NOBODY


Notes = list[Note]


class Rematch(NamedTuple):
    """The table to which people go on, and the seat that opened it; NOBODY if its browser only watched."""

    table_id: str
    seat: int


class People:
    """Who is at a table. Only `change` changes it."""

    def __init__(self, opened: OpenedTable) -> None:
        self._seats = list(opened.seats)  # as they are when they are open
        self._approval = opened.approval
        self.occupants = [Occupant(seat.name, seat.player, None) for seat in opened.seats]
        self.admissions = Admissions()
        self.unanswered: set[str] = set()  # the browsers that asked for a seat, and had no answer when the game began
        self.votes: dict[int, set[str]] = {}  # by seat: the browsers that want a bot to decide for it
        self.agreed: set[int] = set()  # the seats that want to end the game without a winner
        self.ending: Ending | None = None  # why the game has ended before the rules end it
        self.rematch: Rematch | None = None

    def change(self, event: TableEvent) -> Notes:
        """Apply an event about people; return what the log says of it."""
        return CHANGES[event.kind](self, event)

    def ends_by(self, event: TableEvent) -> bool:
        """Tell whether people end the game by this event."""
        if event.kind not in CHANGES:
            return False
        tried = deepcopy(self)
        tried.change(event)
        return tried.ending is not None

    @property
    def are_complete(self) -> bool:
        """Whether every seat is taken."""
        return all(one.taken for one in self.occupants)

    @property
    def deciding(self) -> list[int]:
        """The seats whose people decide for themselves."""
        return [seat for seat, one in enumerate(self.occupants) if one.is_playing_person]

    @property
    def are_gone(self) -> bool:
        """Whether people sit at the table and all of them have left, so that the bots wait."""
        return not self.deciding and any(one.session for one in self.occupants)

    def end_admissions(self) -> None:
        """End all requests to sit down, since the game begins."""
        self.unanswered = {one.session for one in self.admissions.open}
        self.admissions = Admissions()

    def sit(self, event: TableEvent) -> Notes:
        """Give the seat to the browser that claims it."""
        occupant = self.occupants[event.seat]
        occupant.name = event.name or occupant.name
        occupant.session = event.session
        self.admissions.accept(event.session)
        self.admissions.make_room(self.occupants)
        return []

    def free(self, event: TableEvent) -> Notes:
        """Open the seat again."""
        session = self.occupants[event.seat].session
        if self._approval and event.session is None and session:
            self.admissions.remove(event, session)
        opened = self._seats[event.seat]
        self.occupants[event.seat] = Occupant(opened.name, opened.player, None)
        return []

    def move(self, order: list[int]) -> Notes:
        """Let everybody change seats: `order` has the old seat of each seat's new player."""
        self.occupants = [self.occupants[before] for before in order]
        return [Note("seats-drawn")]

    def transfer(self, event: TableEvent) -> Notes:
        """Let the seat belong to another session: its person has signed in, or is forgotten and gets another name."""
        occupant = self.occupants[event.seat]
        for voters in self.votes.values():
            if event.session and occupant.session in voters:
                voters.remove(occupant.session)
                voters.add(event.session)
        occupant.session = event.session
        if event.name:
            occupant.name = event.name
            self._seats[event.seat] = Seat(event.name, self._seats[event.seat].player)
        return []

    def fill(self, event: TableEvent) -> Notes:
        """Give an open seat to the bot that the event names."""
        occupant = self.occupants[event.seat]
        occupant.player = event.name or occupant.player
        self.admissions.make_room(self.occupants)
        return []

    def ask(self, event: TableEvent) -> Notes:
        """Note that somebody asks for a seat."""
        self.admissions.add(event)
        return []

    def withdraw(self, event: TableEvent) -> Notes:
        """Note that a request for a seat is withdrawn."""
        self.admissions.settle(event, "withdrawn")
        return []

    def decline(self, event: TableEvent) -> Notes:
        """Note that the host has declined a request for a seat."""
        self.admissions.settle(event, "declined")
        return []

    def reassign(self, event: TableEvent) -> Notes:
        """Let somebody's requests be another session's."""
        self.admissions.hand_over(event)
        return []

    def leave(self, event: TableEvent) -> Notes:
        """Let a bot decide for the seat until its person comes back."""
        self._hand_over(event)
        return [Note("seat-left", event.seat)]

    def replace(self, event: TableEvent) -> Notes:
        """Let a bot decide for somebody who is away, as the others have voted."""
        self._hand_over(event)
        return [Note("seat-replaced", event.seat)]

    def expire(self, event: TableEvent) -> Notes:
        """Let a bot decide for somebody who has run out of time, as the others have voted."""
        self._hand_over(event)
        return [Note("seat-expired", event.seat)]

    def _hand_over(self, event: TableEvent) -> None:
        """Let the bot that the event names decide for the seat; open votes and agreements lapse."""
        self.occupants[event.seat].stand_in = event.name
        self._forget_wishes(event.seat)

    def _forget_wishes(self, seat: int) -> None:
        self.votes.pop(seat, None)
        self.agreed.clear()

    def come_back(self, event: TableEvent) -> Notes:
        """Let the seat's person decide again."""
        self.occupants[event.seat].stand_in = None
        self._forget_wishes(event.seat)
        return [Note("seat-back", event.seat)]

    def resign(self, event: TableEvent) -> Notes:
        """Let a bot decide for the seat to the end; end the game if one seat, or no person, is left in it."""
        self._hand_over(event)
        self.occupants[event.seat].resigned = True
        left = [seat for seat, one in enumerate(self.occupants) if not one.resigned]
        if len(left) == 1:
            self._end(Ending("resigned", event.seat, left[0]))
        elif all(self.occupants[seat].session is None for seat in left):
            self._end(Ending("resigned", event.seat, None))
        return [Note("seat-resigned", event.seat)]

    def vote(self, event: TableEvent) -> Notes:
        """Count a browser's vote to let a bot decide for the seat."""
        if event.session:
            self.votes.setdefault(event.seat, set()).add(event.session)
        return []

    def agree(self, event: TableEvent) -> Notes:
        """Count a seat's wish to end the game without a winner; end it when all people who decide wish so."""
        notes = [] if self.agreed else [Note("end-proposed", event.seat)]
        self.agreed.add(event.seat)
        if self.agreed.issuperset(self.deciding):
            notes.append(Note("end-agreed"))
            self._end(Ending("agreed", None, None))
        return notes

    def disagree(self, event: TableEvent) -> Notes:
        """Drop the proposal to end the game."""
        self.agreed.clear()
        return [Note("end-refused", event.seat)]

    def stop(self, _: TableEvent) -> Notes:
        """End the game without a winner, as the host wants."""
        self._end(Ending("host", None, None))
        return [Note("end-host")]

    def go_on(self, event: TableEvent) -> Notes:
        """Note the table of the next game with the same players."""
        self.rematch = Rematch(event.name or "", event.seat)
        return []

    def _end(self, ending: Ending) -> None:
        self.ending = ending
        self.votes.clear()
        self.agreed.clear()


CHANGES: Final[dict[Kind, Callable[[People, TableEvent], Notes]]] = {
    "claim": People.sit,
    "release": People.free,
    "transfer": People.transfer,
    "fill": People.fill,
    "leave": People.leave,
    "replace": People.replace,
    "overtime": People.expire,
    "return": People.come_back,
    "resign": People.resign,
    "vote": People.vote,
    "agree": People.agree,
    "disagree": People.disagree,
    "end": People.stop,
    "rematch": People.go_on,
    "ask": People.ask,
    "withdraw": People.withdraw,
    "decline": People.decline,
    "reassign": People.reassign,
}
