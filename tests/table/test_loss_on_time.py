"""Loss on time where the table says so: it follows from the clocks, never early, and is what resigning is."""

from datetime import datetime, timedelta
from typing import Any

import pytest
from msgspec import structs

from exlibris.engine import Eager, Ending
from exlibris.table.clocks import Uptime
from exlibris.table.events import Action, StoredEvent, TimeOut
from exlibris.table.live import Table
from exlibris.table.options import Pace
from exlibris.table.seats import come_back, time_out
from support.seating import opened, refusal, with_options
from support.times import NOW

PACE = Pace(kind="live", seconds=3600)
SESSIONS = ["rita", "eric", "ann"]
OVER = NOW + timedelta(seconds=3600)


def paced(people: int = 2, *, uptime: Uptime | None = None, **options: Any) -> Table:
    """Return a table of that many people, each with an hour, at which who runs out of time loses."""
    table, claims = opened(people, 3, SESSIONS[:people])
    live = Table(with_options(table, **{"pace": PACE, "loses_on_time": True, **options}), uptime=uptime)
    for claim in claims:
        live.take(structs.replace(claim, at=NOW))
    return live


def happen(live: Table, event: TimeOut | Action | None, at: datetime) -> None:
    """Let something happen at a time."""
    assert event
    live.take(StoredEvent(live.number + 1, at, event))


def test_of_two_the_other_wins_and_nobody_loses_a_second_early() -> None:
    live = paced()
    seat = live.pending()[0]
    assert time_out(live, OVER - timedelta(seconds=1)) is None
    event = time_out(live, OVER)
    assert event == TimeOut(seat, "librarian")
    assert live.is_finished_by(event, None)
    happen(live, event, OVER)
    assert live.people.ending == Ending("time", seat, 1 - seat)
    assert live.history[-1].event.kind == "seat-timed-out"
    assert time_out(live, OVER) is None


def test_of_three_a_computer_plays_on_to_the_end_and_the_seat_is_last() -> None:
    live = paced(3)
    seat = live.pending()[0]
    happen(live, time_out(live, OVER), OVER)
    assert (live.status, live.occupants[seat].bot) == ("playing", "librarian")
    assert live.occupants[seat].resigned
    assert refusal(come_back, live, seat, SESSIONS[seat]) == "seat-not-yours"


def test_of_two_who_have_both_run_out_of_time_the_one_loses_whose_clock_ran_out_first() -> None:
    live, policy = paced(), Eager(1)
    at = NOW
    while not (state := live.playing()).is_sealing_flips():
        seat = live.pending()[0]
        legal = state.legal_actions(seat)
        at += timedelta(seconds=1 if seat else 2)
        happen(live, Action(seat, legal[policy.pick(state) % len(legal)]), at)
    happen(live, time_out(live, OVER + timedelta(hours=2)), OVER + timedelta(hours=2))
    assert live.people.ending == Ending("time", 0, 1)


def test_the_time_when_the_server_was_down_takes_nothing() -> None:
    live = paced(uptime=Uptime([], OVER))
    assert time_out(live, OVER + timedelta(minutes=59)) is None
    assert time_out(live, OVER + timedelta(minutes=60))


@pytest.mark.parametrize("options", [{"loses_on_time": False}, {"pace": None}])
def test_elsewhere_nobody_loses_on_time(options: dict[str, Any]) -> None:
    assert time_out(paced(**options), OVER) is None
