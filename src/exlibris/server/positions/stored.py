"""Positions as they are stored: all that a table in memory has after an event, but for who is there."""

from typing import Any

import msgspec
from msgspec import Struct

from exlibris.engine import Ending, Event, from_json, to_json
from exlibris.engine.undo import UndoEntry
from exlibris.table.fold.clocks import ClockState
from exlibris.table.fold.live import LiveTable
from exlibris.table.fold.log import LogEvent, TableLog
from exlibris.table.fold.occupants import Occupant
from exlibris.table.fold.people import Rematch

Act = tuple[int, int | None]
LoggedRow = tuple[int, str, int, int, bytes, int, int, int, int, str]


class StoredPosition(Struct, frozen=True, array_like=True):
    """A table after its event `number`. Secret: it has the whole state and the seed."""

    number: int
    noticed: tuple[int, list[int]]
    last_acts: dict[int, Act]
    occupants: list[Occupant]
    votes: dict[int, set[str]]
    agreed: set[int]
    ending: tuple[str, int | None, int | None] | None
    rematch: Rematch | None
    unanswered: set[str]
    undo_entries: list[tuple[int, int, bool, bool]]
    history_before: list[int]
    log: list[LoggedRow]
    last_in_log: int
    state: dict[str, Any]
    clocks: ClockState | None


def packed(live: LiveTable) -> bytes:
    """Return the table as it is now, to be stored. The game must have begun."""
    people, ending = live.people, live.people.ending
    position = StoredPosition(
        number=live.number,
        noticed=(live.public, live.own),
        last_acts=live.last_acts,
        occupants=people.occupants,
        votes=people.votes,
        agreed=people.agreed,
        ending=(ending.reason, ending.seat, ending.winner) if ending else None,
        rematch=people.rematch,
        unanswered=people.unanswered,
        undo_entries=[(one.seat, one.action, one.sealed, one.revealing) for one in live.undo_entries],
        history_before=live.history_before,
        log=[logged_row(one) for one in live.history],
        last_in_log=live.log.last,
        state=to_json(live.playing()),
        clocks=live.clocks.state if live.clocks else None,
    )
    return msgspec.msgpack.encode(position)


def restore(live: LiveTable, data: bytes) -> None:
    """Bring a table without any events to a stored position. It stays as it is if that one is damaged.

    Raises EngineError, ValueError, TypeError or LookupError then.
    """
    position = msgspec.msgpack.decode(data, type=StoredPosition)
    live.begin(from_json(position.state))
    live.number = position.number
    live.public, live.own = position.noticed
    live.last_acts = position.last_acts
    if live.clocks and position.clocks:
        live.clocks.state = position.clocks
    live.people.occupants = position.occupants
    live.people.votes, live.people.agreed = position.votes, position.agreed
    live.people.ending = Ending(*position.ending) if position.ending else None
    live.people.rematch = position.rematch
    live.people.unanswered = position.unanswered
    live.undo_entries = [UndoEntry(*row) for row in position.undo_entries]
    live.history_before = position.history_before
    live.log = TableLog([logged(row) for row in position.log], position.last_in_log)


def logged_row(one: LogEvent) -> LoggedRow:
    """Return an event of the log as a row."""
    e = one.event
    return one.n, e.kind, e.round, e.seat, e.cards, e.seen, e.tile, e.other, e.value, e.key


def logged(row: LoggedRow) -> LogEvent:
    """Return the event of the log that a row stands for."""
    return LogEvent(row[0], Event(*row[1:]))
