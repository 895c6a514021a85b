"""A table that waits for people is not blocked by a host who is gone."""

from datetime import datetime, timedelta

import pytest

from exlibris.table.errors import TableError
from exlibris.table.events import Claim, Fill, StoredEvent
from exlibris.table.live import Table
from exlibris.table.public import presence_of
from exlibris.table.seats import AWAY_SECONDS, fill
from support.seating import opened, refusal
from support.times import NOW

SOON, LATER = NOW + timedelta(seconds=AWAY_SECONDS - 1), NOW + timedelta(seconds=AWAY_SECONDS)


def waiting(*, host_sits: bool = True) -> Table:
    """Return a table of four seats; Eric sits there, and Rita, the host, has just closed the page."""
    table, claims = opened(4, 1, ["rita", "eric", "ann", "max"])
    live = Table(table)
    if host_sits:
        live.take(claims[0])
    live.take(StoredEvent(live.number + 1, NOW, Claim(1, "eric")))
    for session in ("rita", "eric"):
        live.presence.arrive(session)
    live.presence.depart("rita", NOW)
    return live


@pytest.mark.parametrize("host_sits", [True, False])
def test_who_sits_there_begins_with_computers_when_the_host_has_been_gone_for_a_minute(host_sits: bool) -> None:
    live = waiting(host_sits=host_sits)
    while live.status == "waiting":
        event = fill(live, "eric", LATER)
        assert isinstance(event, Fill)
        live.take(StoredEvent(live.number + 1, LATER, event))
    assert [occupant.session for occupant in live.occupants] == ["rita" if host_sits else None, "eric", None, None]
    assert fill(live, "eric", LATER) is None


@pytest.mark.parametrize(("session", "at", "wait"), [("eric", SOON, 1), ("a stranger", LATER, None)])
def test_before_that_only_the_host_begins_and_a_stranger_never(session: str, at: datetime, wait: int | None) -> None:
    with pytest.raises(TableError) as refused:
        fill(waiting(), session, at)
    assert (refused.value.code, refused.value.wait) == ("not-host", wait)


def test_a_host_who_is_here_or_has_come_back_decides_alone() -> None:
    live = waiting()
    live.presence.arrive("rita")
    assert refusal(fill, live, "eric", LATER) == "not-host"
    assert fill(live, "rita", LATER)


@pytest.mark.parametrize(("host_sits", "seats"), [(True, [0, 1]), (False, [1, None])])
def test_everybody_sees_since_when_the_host_is_gone(host_sits: bool, seats: list[int | None]) -> None:
    found = presence_of(waiting(host_sits=host_sits))
    assert [present.seat for present in found] == seats
    assert [(present.here, present.since) for present in found if present.host] == [(False, NOW.isoformat())]
