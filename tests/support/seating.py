"""Tables for tests that begin in the middle of a game, without the web in between."""

import random
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from typing import Any

from msgspec import structs

from exlibris.engine import Ruleset, State, preset
from exlibris.table.events import Action, Claim, Entry
from exlibris.table.fold.live import LiveTable
from exlibris.table.options import OpenedTable, Seat, options_by
from support.times import NOW

FIRST = preset("first-en")


def opened(seats: int, seed: int, sessions: list[str], rules: Ruleset = FIRST) -> tuple[OpenedTable, list[Entry]]:
    """Return a table of people and the events that seat them."""
    table = OpenedTable(
        id=f"table-{seed}",
        created=datetime(2026, 1, 2, tzinfo=UTC),
        maker_session=sessions[0],
        seats=[Seat(f"Player {seat}", "human") for seat in range(seats)],
        options=options_by(rules),
        ruleset=rules.to_json(),
        seed=random.Random(seed).randbytes(32),
        open_deal=False,
    )
    claims = [Entry(seat + 1, NOW, Claim(seat, sessions[seat % len(sessions)])) for seat in range(seats)]
    return table, claims


def with_options(table: OpenedTable, **changed: Any) -> OpenedTable:
    """Return the table with other options."""
    return structs.replace(table, options=structs.replace(table.options, **changed))


def events(live: LiveTable, luck: random.Random) -> Iterator[Entry]:
    """Yield the table's events in random play, each applied before the next is asked for."""
    while live.pending():
        seat = luck.choice(live.pending())
        action = luck.choice(live.playing().legal_actions(seat))
        event = Entry(live.number + 1, NOW, Action(seat, action))
        live.take(event)
        yield event


def played(
    seats: int, seed: int, sessions: list[str], until: Callable[[State], bool], rules: Ruleset = FIRST
) -> tuple[LiveTable, list[Entry]]:
    """Return a table in the middle of a game, and all its events."""
    table, happened = opened(seats, seed, sessions, rules)
    live = LiveTable(table)
    for claim in happened:
        live.take(claim)
    for event in events(live, random.Random(seed)):
        happened.append(event)
        if until(live.playing()):
            return live, happened
    raise AssertionError("the game ended before")


def actor(entry: Entry) -> int:
    """Return the seat that has taken an action."""
    assert isinstance(entry.event, Action)
    return entry.event.seat
