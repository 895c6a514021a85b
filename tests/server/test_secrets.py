"""What a seat may not know is in none of its bytes: cards, and others' sealed flips."""

import random

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from exlibris.server.settings import Settings
from exlibris.table.live import Table
from exlibris.table.snapshot import snapshot
from support.browsing import Browser
from support.hidden import exchange, hidden_cards
from support.keeping import keep_played
from support.seating import choose, played
from support.times import NOW

SESSIONS = ["a", "b", "c", "d"]


def seen_by(live: Table, seat: int | None) -> bytes:
    """Return every byte that the browser of the seat (None: a spectator) gets."""
    session = "nobody" if seat is None else SESSIONS[seat]
    return msgspec.json.encode(snapshot(live, session, seat, "http://table.example/table/x", at=NOW))


def waiting_for(live: Table, seat: int) -> list[int]:
    """Return the seats that are waited for, as one of them sees it."""
    return snapshot(live, SESSIONS[seat], seat, "", at=NOW).waiting_for


@pytest.mark.parametrize("seed", range(6))
def test_swapping_cards_that_a_seat_cannot_see_changes_none_of_its_bytes(seed: int) -> None:
    luck = random.Random(seed)
    ply = luck.randrange(8, 150)
    live, _ = played(4, seed, SESSIONS, lambda state: state.ply >= ply)
    state = live.playing()
    for viewer in (None, 0, 1, 2, 3):
        before = seen_by(live, viewer)
        live.state = exchange(state, *luck.sample(hidden_cards(state, -1 if viewer is None else viewer), 2))
        assert seen_by(live, viewer) == before
        live.state = state


def at_the_flips(seats: int, *sessions: str) -> Table:
    """Return a table where everybody is about to choose what to turn face down."""
    return played(seats, 11, list(sessions or SESSIONS), lambda state: state.is_sealing_flips())[0]


def test_sealed_flips_show_to_nobody_else_until_all_are_ready() -> None:
    live = at_the_flips(3)
    before = [seen_by(live, viewer) for viewer in (1, 2, None)]
    own = live.number_for(SESSIONS[0])
    sealed = 0
    while 0 in live.pending():
        choose(live, 0)
        sealed += 1
        assert [seen_by(live, viewer) for viewer in (1, 2, None)] == before
        assert live.number_for(SESSIONS[0]) == own + sealed
    assert waiting_for(live, 0) == [1, 2]
    assert waiting_for(live, 1) == [0, 1, 2]


def test_on_one_device_the_seats_that_are_through_are_not_waited_for() -> None:
    live = at_the_flips(3, "a")
    for through in (0, 1):
        choose(live, through, -1)
    assert [snapshot(live, "a", seat, "", at=NOW).waiting_for for seat in (0, 1, 2)] == [[2], [2], [2]]
    assert snapshot(live, "nobody", None, "", at=NOW).waiting_for == [0, 1, 2]


def test_when_the_last_one_is_ready_everybody_notices_one_event() -> None:
    live = at_the_flips(2)
    numbers = [live.number_for("nobody"), live.number_for(SESSIONS[1])]
    while live.pending():
        choose(live, live.pending()[0], -1)
    assert live.status == "over"
    assert live.number_for("nobody") == numbers[0] + 1
    assert live.number_for(SESSIONS[1]) > numbers[1]


def test_anothers_sealed_flip_makes_no_post_stale_and_pushes_nothing(
    client: TestClient[Litestar], shared_settings: Settings
) -> None:
    tokens = ["r" * 43, "e" * 43]
    table = keep_played(shared_settings, tokens, lambda state: state.is_sealing_flips()).opened.id
    rita, eric = [Browser(client, token) for token in tokens]
    rita.look(table)  # who asks is here; that is no secret
    with eric.listen(table) as news:
        seen = eric.look(table)
        assert (seen["view"]["phase"], seen["waiting_for"]) == ("inspection", [0, 1])
        assert news.receive_json(timeout=5)["number"] == seen["number"]
        rita.act_first(table)
        assert eric.look(table) == seen
        eric.act_first(table)
        assert news.receive_json(timeout=5)["number"] == seen["number"] + 1
