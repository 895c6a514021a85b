"""Tables stay in memory as long as there is room: those looked at last, by what they need."""

import gc
import random
import tracemalloc
from inspect import signature
from itertools import islice

import pytest

from exlibris.cli.serve import serve
from exlibris.engine import player_view
from exlibris.server.settings import TABLE_MEMORY
from exlibris.server.tables.cache import TABLE, RecentTables, size_of
from exlibris.table.live import Table
from exlibris.table.sentences import lines_after
from exlibris.table.snapshot import cast_of
from support.seating import after, events, opened


def table(seed: int, actions: int = 0, seats: int = 2) -> Table:
    """Return a table after that many random actions, at which nobody sits before the first."""
    given, claims = opened(seats, seed, [f"session {seat}" for seat in range(seats)])
    live = after(given, claims if actions else [])
    for _ in islice(events(live, random.Random(seed)), actions):
        pass
    return live


def test_those_looked_at_longest_ago_go_first() -> None:
    recent = RecentTables(3 * TABLE)
    a, b, c, d = [table(seed) for seed in range(4)]
    for live in (a, b, c, a, d):
        recent.keep(live)
    assert list(recent.values()) == [c, a, d]
    assert a.opened.id in recent
    assert b.opened.id not in recent
    assert recent.get(b.opened.id) is None
    assert recent.size == 3 * TABLE


def test_one_that_has_grown_takes_the_room_of_several() -> None:
    growing, *others = [table(seed, actions=1) for seed in range(4)]
    recent = RecentTables(5 * size_of(growing))
    for live in (growing, *others):
        recent.keep(live)
    before = recent.size
    for _ in islice(events(growing, random.Random(1)), 12):
        pass
    recent.keep(growing)
    assert size_of(growing) > 2 * size_of(others[0])
    assert growing.opened.id in recent
    assert before <= recent.size <= 5 * size_of(others[0])
    assert recent.size == sum(map(size_of, recent.values()))


def test_a_forgotten_table_leaves_its_room() -> None:
    recent = RecentTables(10**6)
    live = table(1)
    recent.keep(live)
    recent.forget(live.opened.id)
    recent.forget("another")
    assert (list(recent.values()), recent.size) == ([], 0)


def test_without_any_room_no_table_stays() -> None:
    recent = RecentTables(0)
    recent.keep(table(1))
    assert list(recent.values()) == []


@pytest.mark.parametrize(("actions", "readers"), [(20, 0), (150, 3)])
def test_sizes_are_about_what_is_needed(actions: int, readers: int) -> None:
    for seed in (1, 2):
        played(seed, actions, readers)  # what all tables share, such as texts, is there now
    gc.collect()
    tracemalloc.start()
    try:
        tables = [played(seed, actions, readers) for seed in (1, 2)]
        gc.collect()
        needed, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert 0.6 < sum(map(size_of, tables)) / needed < 1.6


def played(seed: int, actions: int, readers: int) -> Table:
    """Return a table whose log so many seats have read."""
    live = table(seed, actions, seats=4)
    for seat in range(readers):
        lines_after(live, seat, cast_of(live, player_view(live.playing(), seat), "en"), 0)
    return live


def test_the_command_has_the_same_default() -> None:
    assert signature(serve).parameters["table_memory"].default == TABLE_MEMORY
