"""Sitting down, asking for a seat and leaving it: what happens by a request, and why it is refused."""

from typing import Any

import pytest

from exlibris.table.approval import accept, ask, decline, release, sit_or_ask, withdraw
from exlibris.table.events import Ask, Claim, Decline, Release, Remove, Transfer, Withdraw
from exlibris.table.live import Table
from exlibris.table.people import MOST_OPEN, MOST_REQUESTS
from support.seating import after, happen, opened, refusal, seated, with_options


def waiting(**options: Any) -> Table:
    """Return a table of four at which the host and Rita sit."""
    table, claims = opened(4, 3, ["host", "rita", "", ""])
    live = after(with_options(table, **options), claims[:1])
    happen(live, Claim(1, "rita", "Rita"))
    return live


@pytest.mark.parametrize("approval", [False, True])
@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("Er\u200bic", "unclear-name"),
        ("Er\u0456c", "unclear-name"),
        ("Rita", "name-at-table"),
        ("RITA", "name-at-table"),
    ],
)
def test_a_name_that_misleads_is_refused_to_who_sits_down_and_to_who_asks(name: str, code: str, approval: bool) -> None:
    assert refusal(sit_or_ask, waiting(approval=approval), 2, name, "eric") == code


def test_who_sits_down_gets_the_seat_by_a_name_without_spaces_around() -> None:
    live = waiting()
    assert sit_or_ask(live, 2, " Eric ", "eric") == Claim(2, "eric", "Eric")
    assert sit_or_ask(live, 1, "Another", "rita") is None
    assert refusal(sit_or_ask, live, 1, "Eric", "eric") == "seat-taken"
    assert refusal(sit_or_ask, live, 2, "Rita", "rita") == "already-seated"
    assert [refusal(sit_or_ask, live, seat, "Eric", "eric") for seat in (-1, 4)] == ["seat-not-found"] * 2


def test_a_seat_is_opened_by_its_browser_or_by_the_host_before_the_game() -> None:
    live = waiting()
    assert release(live, 1, "rita") == Release(1)
    assert release(live, 1, "host") == Remove(1)
    assert release(live, 0, "host") == Release(0)
    assert refusal(release, live, 0, "rita") == "seat-not-yours"
    assert refusal(release, live, 2, "eric") == "seat-not-yours"
    assert refusal(release, live, 2, "host") == "seat-not-taken"
    assert refusal(release, live, 4, "host") == "seat-not-found"
    assert refusal(release, seated(2, 3, ["host", "rita"]), 1, "rita") == "game-begun"


def asking(name: str = "Eric") -> tuple[Table, int]:
    """Return a table where somebody asks for seat 2, and the number of the request."""
    live = waiting(approval=True)
    event = sit_or_ask(live, 2, name, "eric")
    assert event == Ask(2, "eric", name.strip())
    return live, happen(live, event).number


def test_the_host_decides_who_sits_down() -> None:
    live, number = asking(" Eric ")
    assert sit_or_ask(live, 2, "Eric", "eric") is None
    assert refusal(sit_or_ask, live, 3, "Eric", "eric") == "already-asking"
    for command in (accept, decline):
        assert refusal(command, live, number, "rita") == "not-host"
        assert refusal(command, live, number + 1, "host") == "request-not-found"
    for session in ("host", "rita"):
        assert refusal(withdraw, live, number, session) == "request-not-found"
    assert sit_or_ask(live, 3, "Host", "another") == Ask(3, "another", "Host")
    assert accept(live, number, "host") == Claim(2, "eric", "Eric")
    happen(live, Claim(2, "eric", "Eric"))
    assert accept(live, number, "host") is None
    assert refusal(decline, live, number, "host") == "request-answered"
    assert refusal(withdraw, live, number, "eric") == "request-answered"


def test_the_host_needs_nobody_s_consent_and_who_was_accepted_none_again() -> None:
    table, _ = opened(3, 3, ["host", "", ""])
    live = after(with_options(table, approval=True), [])
    assert sit_or_ask(live, 1, "Host", "host") == Claim(1, "host", "Host")
    live, number = asking()
    event = accept(live, number, "host")
    assert event is not None
    happen(live, event)
    happen(live, Release(2))
    assert sit_or_ask(live, 3, "Eric", "eric") == Claim(3, "eric", "Eric")


def test_a_request_is_declined_or_withdrawn_once() -> None:
    for command, session, event in ((decline, "host", Decline), (withdraw, "eric", Withdraw)):
        live, number = asking()
        assert command(live, number, session) == event(number)
        happen(live, event(number))
        assert command(live, number, session) is None
        assert refusal(accept, live, number, "host") == "request-answered"


def test_nobody_asks_again_and_again() -> None:
    live = waiting(approval=True)
    for _ in range(MOST_REQUESTS):
        event = ask(live, 2, "Eric", "eric")
        assert event is not None
        happen(live, Decline(happen(live, event).number))
    assert refusal(ask, live, 2, "Eric", "eric") == "asked-too-often"
    assert sit_or_ask(live, 2, "Ann", "ann") == Ask(2, "ann", "Ann")


def test_who_asked_for_a_seat_that_somebody_takes_gets_another_one() -> None:
    live, number = asking()
    happen(live, Claim(2, "ann", "Ann"))
    assert accept(live, number, "host") == Claim(3, "eric", "Eric")
    happen(live, Claim(3, "bob", "Bob"))
    assert refusal(accept, live, number, "host") == "game-begun"


def test_who_has_got_a_seat_since_asking_is_not_accepted_to_a_second_one() -> None:
    """A guest asks, then signs in to an account that sits at the table."""
    live, number = asking()
    happen(live, Transfer(1, "eric", ""))
    assert refusal(accept, live, number, "host") == "already-seated"


def test_only_so_many_wait_for_an_answer() -> None:
    live = waiting(approval=True)
    for each in range(MOST_OPEN):
        event = ask(live, 2, f"Name {each}", f"session {each}")
        assert event is not None
        happen(live, event)
    assert refusal(ask, live, 2, "Eric", "eric") == "too-many-ask"
