"""Tables for tests that begin in the middle of a game, without the web in between."""

import random
from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime
from itertools import count
from typing import Any

import pytest
from msgspec import structs

from exlibris.engine import Ruleset, State, preset
from exlibris.table.errors import TableError
from exlibris.table.events import Action, AnyEvent, Claim, StoredEvent
from exlibris.table.live import Table
from exlibris.table.options import OpenedTable, Seat, options_by
from support.times import NOW

FIRST = preset("first-en")
NUMBERS = count()  # of tables, so that one server may have several of a seed


def opened(seats: int, seed: int, sessions: list[str], rules: Ruleset = FIRST) -> tuple[OpenedTable, list[StoredEvent]]:
    """Return a table of people and the events that seat them."""
    table = OpenedTable(
        id=f"table-{seed}-{next(NUMBERS)}",
        created=datetime(2026, 1, 2, tzinfo=UTC),
        maker_session=sessions[0],
        seats=[Seat(f"Player {seat}", "human") for seat in range(seats)],
        options=options_by(rules),
        ruleset=rules.to_json(),
        seed=random.Random(seed).randbytes(32),
        open_deal=False,
    )
    claims = [StoredEvent(seat + 1, NOW, Claim(seat, sessions[seat % len(sessions)])) for seat in range(seats)]
    return table, claims


def with_options(table: OpenedTable, **changed: Any) -> OpenedTable:
    """Return the table with other options."""
    return structs.replace(table, options=structs.replace(table.options, **changed))


def after(table: OpenedTable, happened: Iterable[StoredEvent]) -> Table:
    """Return a table at which all that has happened."""
    live = Table(table)
    for entry in happened:
        live.take(entry)
    return live


def seated(seats: int, seed: int, sessions: list[str], **options: Any) -> Table:
    """Return a table with these options at which everybody has sat down."""
    table, claims = opened(seats, seed, sessions)
    return after(with_options(table, **options), claims)


def refusal(command: Callable[..., object], *given: object) -> str:
    """Return the code of the error by which a request is refused."""
    with pytest.raises(TableError) as refused:
        command(*given)
    return refused.value.code


def happen(live: Table, event: AnyEvent) -> StoredEvent:
    """Let something happen at a table; return its entry."""
    entry = StoredEvent(live.number + 1, NOW, event)
    live.take(entry)
    return entry


def choose(live: Table, seat: int, nth: int = 0) -> StoredEvent:
    """Take a seat's first legal action, or another one; return its entry."""
    return happen(live, Action(seat, live.playing().legal_actions(seat)[nth]))


def events(live: Table, luck: random.Random) -> Iterator[StoredEvent]:
    """Yield the table's events in random play, each applied before the next is asked for."""
    while live.pending():
        seat = luck.choice(live.pending())
        action = luck.choice(live.playing().legal_actions(seat))
        yield happen(live, Action(seat, action))


def played(
    seats: int, seed: int, sessions: list[str], until: Callable[[State], bool], rules: Ruleset = FIRST
) -> tuple[Table, list[StoredEvent]]:
    """Return a table in the middle of a game, and all its events."""
    table, happened = opened(seats, seed, sessions, rules)
    live = after(table, happened)
    for event in events(live, random.Random(seed)):
        happened.append(event)
        if until(live.playing()):
            return live, happened
    raise AssertionError("the game ended before")


def actor(entry: StoredEvent) -> int:
    """Return the seat that has taken an action."""
    assert isinstance(entry.event, Action)
    return entry.event.seat
