"""Sitting down and leaving again before the game: one seat for a guest, and the host may free any."""

from msgspec import structs

from exlibris.table.events import Release, StoredEvent
from support.browsing import Browser
from support.seating import after, opened
from support.times import NOW


def release(browser: Browser, table: str, seat: int) -> tuple[int, str]:
    """Return the status and code of an attempt to open the seat again."""
    answer = browser.delete(f"/api/tables/{table}/seats/{seat}")
    return answer.status_code, answer.json().get("code", "")


def test_a_guest_may_leave_and_another_sit_down(rita: Browser, eric: Browser) -> None:
    table = rita.open("human", "open", "open")
    eric.sit(table, 1, "Eric")
    assert release(eric, table, 1) == (200, "")
    seats = rita.look(table)["table"]["seats"]
    assert [(seat["taken"], seat["name"]) for seat in seats] == [
        (True, "Player 0"), (False, "Player 1"), (False, "Player 2")
    ]  # fmt: skip
    assert eric.look(table)["you"] is None
    assert eric.sit(table, 2).status_code == 201


def test_a_seat_that_was_freed_is_news(rita: Browser, eric: Browser) -> None:
    table = rita.open("human", "open", "open")
    eric.sit(table, 1)
    with rita.listen(table) as news:
        first = news.receive_json(timeout=5)["number"]
        release(eric, table, 1)
        assert news.receive_json(timeout=5)["number"] == first + 1


def test_leaving_replays_from_the_store() -> None:
    table, claims = opened(2, 1, ["a", "b"])
    live = after(table, (claims[0], StoredEvent(2, NOW, Release(0)), structs.replace(claims[1], number=3)))
    assert (live.status, live.seats_of("a"), live.seats_of("b")) == ("waiting", [], [1])
    live.take(structs.replace(claims[0], number=4))
    assert live.status == "playing"
