"""What a seat may not know is in none of its bytes: cards, and others' sealed flips."""

import random

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from exlibris.engine import State, peeks_of
from exlibris.server.app import create_app
from exlibris.server.base.settings import Settings
from exlibris.table.events import Action, Entry
from exlibris.table.fold.live import LiveTable
from exlibris.table.present.snapshot import snapshot
from support.browsing import Browser
from support.keeping import keep
from support.seating import played
from support.times import NOW

SESSIONS = ["a", "b", "c", "d"]


def seen_by(live: LiveTable, seat: int | None) -> bytes:
    """Return every byte that the browser of the seat (None: a spectator) gets."""
    session = "nobody" if seat is None else SESSIONS[seat]
    return msgspec.json.encode(snapshot(live, session, seat, "http://table.example/table/x", at=NOW))


def waiting_for(live: LiveTable, seat: int) -> list[int]:
    """Return the seats that are waited for, as one of them sees it."""
    return snapshot(live, SESSIONS[seat], seat, "", at=NOW).waiting_for


def swap(state: State, one: int, other: int) -> None:
    """Exchange two cards in the deck and all hands."""
    table = bytes.maketrans(bytes([one, other]), bytes([other, one]))
    state.deck = state.deck.translate(table)
    state.hands = [hand.translate(table) for hand in state.hands]


@pytest.mark.parametrize("seed", range(6))
def test_swapping_cards_that_a_seat_cannot_see_changes_none_of_its_bytes(seed: int) -> None:
    luck = random.Random(seed)
    ply = luck.randrange(8, 150)
    live, _ = played(4, seed, SESSIONS, lambda state: state.ply >= ply)
    state = live.playing()
    for viewer in (None, 0, 1, 2, 3):
        before = seen_by(live, viewer)
        hidden = [*state.deck[state.dealt :]]
        for seat in range(4):
            if seat != viewer:
                hidden += [card for card in state.hands[seat] if card not in known_cards(state)]
        one, other = luck.sample(hidden, 2)
        swap(state, one, other)
        assert seen_by(live, viewer) == before
        swap(state, one, other)


def known_cards(state: State) -> set[int]:
    """Return the cards in hands or hidden places that somebody knows who does not hold them."""
    return {*state.shown, *[peek.card for peek in peeks_of(state.peeks)]}


def at_the_flips(seats: int) -> tuple[LiveTable, list[Entry]]:
    """Return a table where everybody is about to choose what to turn face down."""
    return played(seats, 11, SESSIONS, lambda state: len(state.decisions()) == seats)


def test_sealed_flips_show_to_nobody_else_until_all_are_ready() -> None:
    live, _ = at_the_flips(3)
    before = [seen_by(live, viewer) for viewer in (1, 2, None)]
    own = live.number_for(SESSIONS[0])
    sealed = 0
    while 0 in live.pending():
        actions = live.playing().legal_actions(0)
        event = Entry(live.number + 1, NOW, Action(0, actions[0]))
        live.take(event)
        sealed += 1
        assert [seen_by(live, viewer) for viewer in (1, 2, None)] == before
        assert live.number_for(SESSIONS[0]) == own + sealed
    assert waiting_for(live, 0) == [1, 2]
    assert waiting_for(live, 1) == [0, 1, 2]


def test_on_one_device_the_seats_that_are_through_are_not_waited_for() -> None:
    live, _ = played(3, 11, ["a"], lambda state: state.is_sealing_flips())
    for through in (0, 1):
        ready = live.playing().legal_actions(through)[-1]
        live.take(Entry(live.number + 1, NOW, Action(through, ready)))
    assert [snapshot(live, "a", seat, "", at=NOW).waiting_for for seat in (0, 1, 2)] == [[2], [2], [2]]
    assert snapshot(live, "nobody", None, "", at=NOW).waiting_for == [0, 1, 2]


def test_when_the_last_one_is_ready_everybody_notices_one_event() -> None:
    live, _ = at_the_flips(2)
    numbers = [live.number_for("nobody"), live.number_for(SESSIONS[1])]
    while live.pending():
        seat = live.pending()[0]
        action = live.playing().legal_actions(seat)[-1]
        live.take(Entry(live.number + 1, NOW, Action(seat, action)))
    assert live.status == "over"
    assert live.number_for("nobody") == numbers[0] + 1
    assert live.number_for(SESSIONS[1]) > numbers[1]


def test_anothers_sealed_flip_makes_no_post_stale_and_pushes_nothing(settings: Settings) -> None:
    tokens = ["r" * 43, "e" * 43]
    sessions = [Browser.session_of(token) for token in tokens]
    live, happened = played(2, 11, sessions, lambda state: state.is_sealing_flips())
    keep(settings, live.opened, happened)
    table = live.opened.id
    with TestClient[Litestar](create_app(settings)) as client:
        rita, eric = [Browser(client, token) for token in tokens]
        with eric.listen(table) as news:
            seen = eric.look(table)
            assert (seen["view"]["phase"], seen["waiting_for"]) == ("inspection", [0, 1])
            assert news.receive_json(timeout=5)["number"] == seen["number"]
            act(rita, table, 0)
            assert eric.look(table) == seen
            act(eric, table, 1)
            assert news.receive_json(timeout=5)["number"] == seen["number"] + 1


def act(browser: Browser, table: str, seat: int) -> None:
    """Take the seat's first legal action."""
    seen = browser.look(table)
    option = seen["decision"]["actions"][0]
    assert browser.act(table, seat, option["action"], seen["number"]).status_code == 200
