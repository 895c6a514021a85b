"""Time that only goes forward: the system's clock is set, the machine sleeps, the server is started again."""

from datetime import timedelta
from itertools import pairwise

import pytest

from exlibris.table.clocks import CAUGHT_UP_BY, MOST_AHEAD, Presence, Uptime
from exlibris.table.errors import TableError
from exlibris.table.live import Table
from exlibris.table.options import Pace
from exlibris.table.seats import AWAY_SECONDS, check_may_vote, time_out
from support.seating import opened, with_options
from support.times import NOW, Machine

HOUR = timedelta(hours=1)
MINUTE = timedelta(minutes=1)


@pytest.mark.parametrize("step", [timedelta(0), HOUR, -HOUR, timedelta(days=400), timedelta(seconds=1)])
def test_what_counts_is_what_has_passed_however_the_clock_is_set(step: timedelta) -> None:
    machine = Machine()
    uptime = machine.uptime()
    seen = [uptime.now()]
    for is_set in (False, True, False):
        machine.runs(MINUTE)
        machine.system += step * is_set
        seen.append(uptime.now())
    assert seen == sorted(seen)
    counted = [uptime.seconds(before, after) for before, after in pairwise(seen)]
    assert counted == pytest.approx([60, 60, 60], abs=abs(step.total_seconds()) if abs(step) < MINUTE else 2.1)
    assert uptime.seconds(seen[0], seen[-1]) == pytest.approx(sum(counted))


def test_after_an_hour_back_and_an_hour_forth_the_time_is_the_systems_again() -> None:
    machine = Machine()
    uptime = machine.uptime()
    machine.system -= HOUR
    assert uptime.now() - machine.system == HOUR
    machine.system += HOUR
    assert uptime.now() == machine.system
    assert uptime.gaps == []


def test_a_time_that_is_ahead_is_caught_up_with_slowly() -> None:
    machine = Machine()
    uptime = machine.uptime()
    machine.system -= MINUTE
    uptime.now()
    for _ in range(CAUGHT_UP_BY):
        before = uptime.now()
        machine.runs(MINUTE)
        assert timedelta(seconds=59) <= uptime.now() - before < MINUTE
    assert uptime.now() == machine.system


def test_a_process_that_did_not_run_was_not_up() -> None:
    machine = Machine()
    uptime = machine.uptime(longest=3 * MINUTE)
    before = uptime.now()
    machine.runs(HOUR)  # by a steady clock that goes on while the machine sleeps
    assert uptime.seconds(before, uptime.now()) == 180


@pytest.mark.parametrize(("back", "had"), [(HOUR, 60), (2 * MOST_AHEAD, 0)])
def test_a_new_run_goes_on_from_the_one_before_with_a_bound(back: timedelta, had: float) -> None:
    machine = Machine()
    uptime = machine.uptime()
    machine.runs(MINUTE)
    seen = uptime.now()
    machine.system -= back
    again = Uptime(system=lambda: machine.system, steady=lambda: machine.steady)
    again.go_on_from(seen)
    again.begin([(NOW, seen)], again.now())
    machine.runs(MINUTE)
    assert again.seconds(seen, again.now()) == pytest.approx(had, abs=1.1)


def playing(uptime: Uptime) -> Table:
    """Return a table of two with ten minutes each, at which who runs out of time loses."""
    table, claims = opened(2, 3, ["rita", "eric"])
    options = {"pace": Pace(kind="live", seconds=600), "loses_on_time": True}
    live = Table(with_options(table, **options), Presence(uptime.now(), uptime), uptime)
    for claim in claims:
        live.take(claim.__class__(claim.number, uptime.now(), claim.event))
    return live


@pytest.mark.parametrize("step", [HOUR, -HOUR])
def test_nobody_loses_or_gains_time_by_a_clock_that_is_set(step: timedelta) -> None:
    machine = Machine()
    uptime = machine.uptime()
    live = playing(uptime)
    machine.runs(9 * MINUTE)
    uptime.now()
    machine.system += step
    assert time_out(live, uptime.now()) is None
    machine.runs(MINUTE + timedelta(seconds=11))  # a second a minute is given while the time is ahead
    assert time_out(live, uptime.now())


def test_nobody_is_away_for_as_long_as_the_machine_has_slept() -> None:
    machine = Machine()
    uptime = machine.uptime()
    live = playing(uptime)
    seat = live.pending()[0]
    for session in ("rita", "eric"):
        live.presence.arrive(session)
    gone, other = live.occupants[seat].session, live.occupants[1 - seat].session
    assert gone is not None
    assert other is not None
    live.presence.depart(gone, uptime.now())
    machine.system += 8 * HOUR
    machine.runs(timedelta(seconds=10))
    with pytest.raises(TableError) as refused:
        check_may_vote(live, seat, other, uptime.now())
    assert refused.value.wait == AWAY_SECONDS - 10
    machine.runs(MINUTE)
    check_may_vote(live, seat, other, uptime.now())
