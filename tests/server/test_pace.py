"""Clocks: they follow from events and times, stand still while the server is down, and let the others go on."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from itertools import count
from typing import Any

import pytest
from msgspec import structs
from sqlalchemy import select

from exlibris.engine import Eager, State
from exlibris.server.settings import Settings
from exlibris.server.storage.store import Run, RunRow, Store
from exlibris.table.clocks import Clocks, Uptime
from exlibris.table.events import Action, AnyEvent, Claim, Leave, Overtime, Return, StoredEvent, Undo
from exlibris.table.live import Table
from exlibris.table.options import Pace
from exlibris.table.snapshot import clocks_of
from support.accounts import code_of
from support.browsing import Browser, Json, visited
from support.keeping import in_database, keep
from support.seating import after, opened, with_options
from support.times import NOW, Machine

BEGAN = datetime(2026, 3, 1, 12, tzinfo=UTC)
LIVE = Pace(kind="live", seconds=300, increment=10)
DAYS = Pace(kind="correspondence", seconds=3600)
TOKENS = ("r" * 43, "e" * 43)


class Script:
    """Clocks of two seats, told what happens and when."""

    def __init__(self, pace: Pace, uptime: Uptime | None = None) -> None:
        self.clocks = Clocks(pace, 2, uptime or Uptime())
        self.now = BEGAN
        self._numbers = count(1)

    def after(self, seconds: float, event: AnyEvent, asked: list[int]) -> list[float]:
        """Let something happen so much later, after which these seats are asked; return what both have left."""
        self.now += timedelta(seconds=seconds)
        self.clocks.take(StoredEvent(next(self._numbers), self.now, event), asked)
        return self.left()

    def left(self, later: float = 0) -> list[float]:
        return [self.clocks.left(seat, self.now + timedelta(seconds=later)) for seat in (0, 1)]


def begun(pace: Pace, uptime: Uptime | None = None) -> Script:
    script = Script(pace, uptime)
    script.after(0, Claim(1, ""), [0])
    return script


def test_a_live_clock_runs_on_ones_own_turn_and_gets_its_increment_at_the_end() -> None:
    script = begun(LIVE)
    assert script.left(later=60) == [240, 300]
    assert script.after(60, Action(0, 0), [0]) == [240, 300]
    assert script.after(40, Action(0, 0), [1]) == [210, 300]
    assert script.after(100, Action(1, 0), [0]) == [210, 210]


def test_a_clock_that_has_run_out_stays_at_zero() -> None:
    script = begun(LIVE)
    assert not script.clocks.has_run_out(0, BEGAN + timedelta(seconds=299))
    assert script.clocks.has_run_out(0, BEGAN + timedelta(seconds=301))
    assert not script.clocks.has_run_out(1, BEGAN + timedelta(seconds=301))
    assert script.left(later=1000) == [0, 300]
    assert script.after(1000, Overtime(0, "random"), [1]) == [0, 300]


def test_by_correspondence_each_turn_has_the_whole_time() -> None:
    script = begun(DAYS)
    assert script.after(1800, Action(0, 0), [1]) == [1800, 3600]
    assert script.after(600, Action(1, 0), [0]) == [3600, 3000]
    assert script.left(later=60) == [3540, 3000]


@pytest.mark.parametrize(("pace", "had"), [(LIVE, 300.0), (DAYS, 3600.0)])
def test_taking_back_brings_no_time(pace: Pace, had: float) -> None:
    script = begun(pace)
    script.after(100, Action(0, 0), [1])
    assert script.after(0, Undo(0), [0])[0] == had - 100
    assert script.left(later=50)[0] == had - 150


@pytest.mark.parametrize(("pace", "had"), [(LIVE, 300.0), (DAYS, 3600.0)])
def test_leaving_and_coming_back_brings_no_time(pace: Pace, had: float) -> None:
    script = begun(pace)
    assert script.after(100, Leave(0, "random"), []) == [had - 100, had]
    assert script.after(500, Return(0), [0]) == [had - 100, had]
    assert script.left(later=50) == [had - 150, had]


def test_clocks_stand_still_while_the_server_is_down() -> None:
    def at(minute: float) -> datetime:
        return BEGAN + timedelta(minutes=minute)

    uptime = Uptime([(at(-60), at(1)), (at(2), at(3))], at(10))
    assert uptime.seconds(at(0), at(11)) == 3 * 60
    assert uptime.seconds(at(-90), at(-30)) == 30 * 60
    assert uptime.seconds(at(4), at(5)) == 0
    assert uptime.seconds(at(12), at(13)) == 60
    assert begun(LIVE, uptime).left(later=11 * 60) == [120, 300]
    assert Uptime().seconds(at(0), at(1)) == 60


def paced(pace: Pace = LIVE) -> Table:
    """Return a table of two browsers, at which the game begins."""
    table, claims = opened(2, 1, ["a", "b"])
    return after(with_options(table, pace=pace), [structs.replace(claim, at=BEGAN) for claim in claims])


def play(live: Table, until: int) -> None:
    """Play so many actions, ten seconds each, or until flips are chosen if that is -1."""
    policy = Eager(1)
    for k in count(1):
        state: State = live.playing()
        if k > until >= 0 or state.is_sealing_flips():
            return
        seat = live.pending()[0]
        legal = state.legal_actions(seat)
        action, at = legal[policy.pick(state) % len(legal)], BEGAN + timedelta(seconds=10 * k)
        live.take(StoredEvent(live.number + 1, at, Action(seat, action)))


def test_while_flips_are_sealed_nobody_sees_anothers_clock() -> None:
    live = paced(structs.replace(LIVE, seconds=3600))
    assert [clock.left is None for clock in clocks_of(live, "a", NOW)] == [False, False]
    play(live, -1)
    seen = [
        [(clock.left, clock.running) for clock in clocks_of(live, session, NOW)] for session in ("a", "b", "nobody")
    ]
    assert [[left is None for left, _ in one] for one in seen] == [[False, True], [True, False], [True, True]]
    assert [running for one in seen for left, running in one if left is None] == [None] * 4


@pytest.mark.parametrize(
    ("pace", "why"),
    [
        ({"kind": "live", "seconds": 59}, "pace.seconds: expected 60 to 21600"),
        ({"kind": "blitz", "seconds": 600}, "Invalid enum value"),
    ],
)
def test_a_pace_that_nobody_can_play_is_refused(rita: Browser, pace: Json, why: str) -> None:
    answer = rita.post("/api/tables", {"seats": [{}, {"player": "open"}], "pace": pace})
    assert answer.status_code == 400
    assert why in answer.json()["detail"]


def test_clocks_show_once_the_game_has_begun(rita: Browser, eric: Browser) -> None:
    pace = {"kind": "live", "seconds": 600, "increment": 5}
    table = rita.open("human", "open", "random", pace=pace)
    waiting = rita.look(table)
    assert (waiting["clocks"], waiting["table"]["options"]["pace"]) == ([], pace)
    eric.sit(table)
    seen = rita.look(table)
    assert [clock["seat"] for clock in seen["clocks"]] == [0, 1]
    assert all(590 < clock["left"] <= 605 for clock in seen["clocks"])
    assert all(0 <= clock["used"] < 10 for clock in seen["clocks"])
    assert rita.look(rita.open("human", "human"))["clocks"] == []


@contextmanager
def long_ago(settings: Settings, was_up: bool, **options: Any) -> Iterator[tuple[Browser, Browser, str, int]]:
    """Start a server with a game that began two hours ago; return both players, the table and the seat to move."""
    then = datetime.now(UTC) - timedelta(hours=2)
    table, claims = opened(2, 1, [Browser.session_of(token) for token in TOKENS])
    keep(settings, with_options(table, pace=LIVE, **options), [structs.replace(claim, at=then) for claim in claims])
    if was_up:
        run = (then.isoformat(sep=" "), (then + timedelta(hours=1)).isoformat(sep=" "))
        in_database(settings, "INSERT INTO server_runs (started, seen) VALUES (?, ?)", *run)
    with visited(settings, TOKENS[0]) as rita:
        eric = rita.another(TOKENS[1])
        seat = after(table, claims).pending()[0]
        yield (rita, eric, table.id, seat) if seat == 0 else (eric, rita, table.id, seat)


def test_who_has_run_out_of_time_is_replaced_though_here_and_may_come_back(settings: Settings) -> None:
    with long_ago(settings, was_up=True) as (slow, other, table, seat), slow.listen(table):
        clock = other.look(table)["clocks"][seat]
        assert (clock["left"], clock["running"]) == (0, True)
        assert 3590 < clock["used"] < 3700  # the server was up for one of two hours
        seen = other.post(f"/api/tables/{table}/seats/{seat}/replace", None).json()
        assert seen["table"]["seats"][seat]["stand_in"]
        assert any("has run out of time; a computer takes over." in line["text"] for line in seen["log"]["lines"])
        back = slow.post(f"/api/tables/{table}/seats/{seat}/return", None).json()
        assert not back["table"]["seats"][seat]["stand_in"]


@pytest.mark.parametrize("looks", [True, False])
def test_where_the_table_says_so_who_has_run_out_of_time_has_lost(settings: Settings, looks: bool) -> None:
    with long_ago(settings, was_up=True, loses_on_time=True) as (slow, other, table, seat):
        if looks:
            seen = other.look(table)
            assert seen["table"]["ending"] == {
                "reason": "time", "seat": seat, "winner": 1 - seat,
                "text": f"Player {seat} has run out of time. Player {1 - seat} wins.",
            }  # fmt: skip
        refused = slow.act(table, seat, 0, 2)
        assert code_of(refused)[1] in {"game-over", "seat-not-yours"}
        assert slow.look(table)["table"]["status"] == "ended"


def test_who_has_time_left_is_not_replaced_and_downtime_does_not_count(settings: Settings) -> None:
    with long_ago(settings, was_up=False) as (slow, other, table, seat), slow.listen(table):
        assert 290 < other.look(table)["clocks"][seat]["left"] <= 300
        assert code_of(other.post(f"/api/tables/{table}/seats/{seat}/replace", None)) == (409, "still-here")


async def test_a_run_in_which_the_clock_was_set_is_noted_as_two_and_the_next_goes_on_from_there(store: Store) -> None:
    """The system's clock goes forward by an hour, then back by two, before the server is started again."""
    hour, minute = timedelta(hours=1), timedelta(minutes=1)
    machine = Machine()
    run = Run(store.database, machine.uptime())
    await run.begin()
    for step in (hour, timedelta(0)):
        machine.runs(minute)
        machine.system += step
        await run.update()
    async with store.database.reading() as db:
        kept = [(row.started, row.seen) for row in await db.scalars(select(RunRow).order_by(RunRow.id))]
    assert kept == [(NOW, NOW + minute), (NOW + hour + minute, NOW + hour + 2 * minute)]
    machine.runs(minute)
    machine.system -= 2 * hour
    again = machine.uptime()
    await Run(store.database, again).begin()
    machine.runs(minute)
    assert 177 < again.seconds(NOW, again.now()) <= 180
