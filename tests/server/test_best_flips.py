"""Advice on flips: right, for one's own seat only, and only while it may flip."""

import random
from itertools import combinations

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from exlibris.engine import State, compose, form, player_view
from exlibris.server.app import create_app
from exlibris.server.base.settings import Settings
from exlibris.table.fold.live import LiveTable
from exlibris.table.present.worth import best_flips_of
from support.browsing import Browser
from support.keeping import keep
from support.seating import played

TOKENS = ["r" * 43, "e" * 43]


def total_of(state: State, seat: int, flips: bytes) -> int:
    """Return the seat's total if it alone turns these cards down; in a solo game without line B2."""
    chosen = [flips if other == seat else b"" for other in range(state.game.seats)]
    column = form(state, chosen).seats[seat]
    return column.total - (column.b2 if state.game.is_solo else 0)


@pytest.mark.parametrize("seed", [11, 12, 14])
def test_the_points_promised_are_those_of_the_form_and_no_choice_brings_more(seed: int) -> None:
    live, _ = played(2, seed, ["a", "b"], lambda state: state.is_sealing_flips())
    state = live.playing()
    for seat in (0, 1):
        advice = best_flips_of(player_view(state, seat))
        assert total_of(state, seat, bytes(advice.flips)) == advice.total
        cards = state.shelves[seat].cards()
        for size in (0, 1, 2):
            for flips in combinations(cards, size):
                assert total_of(state, seat, bytes(flips)) <= advice.total


def test_alone_the_points_are_without_prominent_works() -> None:
    rules = compose("first-en", ["solo"])
    state = played(1, 4, ["a"], lambda state: state.is_sealing_flips(), rules)[0].playing()
    advice = best_flips_of(player_view(state, 0))
    assert total_of(state, 0, bytes(advice.flips)) == advice.total


def test_what_is_turned_down_already_counts() -> None:
    live, _ = played(2, 11, ["a", "b"], lambda state: state.is_sealing_flips())
    state = live.playing()
    state.apply(state.legal_actions(0)[0], 0)
    turned = state.flips[0]
    advice = best_flips_of(player_view(state, 0))
    assert not set(advice.flips) & set(turned)
    assert total_of(state, 0, turned + bytes(advice.flips)) == advice.total


def test_anothers_sealed_flips_make_no_difference_to_the_advice() -> None:
    live, _ = played(2, 12, ["a", "b"], lambda state: state.is_sealing_flips())
    state = live.playing()
    before = best_flips_of(player_view(state, 0))
    for _ in range(3):
        state.apply(state.legal_actions(1)[0], 1)
    assert best_flips_of(player_view(state, 0)) == before


def at_the_flips(settings: Settings) -> LiveTable:
    """Return a table in the server's store where two browsers are about to flip."""
    sessions = [Browser.session_of(token) for token in TOKENS]
    live, happened = played(2, 11, sessions, lambda state: state.is_sealing_flips())
    keep(settings, live.opened, happened)
    return live


def test_only_the_seats_own_browser_gets_advice(settings: Settings) -> None:
    live = at_the_flips(settings)
    path = f"/api/tables/{live.opened.id}/best-flips"
    with TestClient[Litestar](create_app(settings)) as client:
        rita, eric = [Browser(client, token) for token in TOKENS]
        wanted = best_flips_of(player_view(live.playing(), 0))
        answer = rita.get(f"{path}?seat=0")
        assert answer.json() == {"flips": wanted.flips, "total": wanted.total}
        for stranger in (eric, Browser(client)):
            refused = stranger.get(f"{path}?seat=0")
            assert (refused.status_code, refused.json()["code"]) == (403, "seat-not-yours")
        assert rita.get(f"{path}?seat=7").json()["code"] == "seat-not-found"
        assert rita.get(path).json()["code"] == "bad-request"


def test_a_seat_that_has_sealed_its_flips_gets_none(settings: Settings) -> None:
    live = at_the_flips(settings)
    path = f"/api/tables/{live.opened.id}/best-flips"
    with TestClient[Litestar](create_app(settings)) as client:
        rita = Browser(client, TOKENS[0])
        seen = rita.look(live.opened.id)
        ready = next(option for option in seen["decision"]["actions"] if option["kind"] == "ready")
        assert rita.act(live.opened.id, 0, ready["action"], seen["number"]).status_code == 200
        refused = rita.get(f"{path}?seat=0")
        assert (refused.status_code, refused.json()["code"]) == (409, "not-flipping")


def test_there_is_no_advice_before_the_inspection_nor_after(rita: Browser) -> None:
    table = rita.open("human", variants=["solo"])
    asked = [rita.get(f"/api/tables/{table}/best-flips?seat=0")]
    rita.play(table, 0, random.Random(1))
    asked.append(rita.get(f"/api/tables/{table}/best-flips?seat=0"))
    assert [(answer.status_code, answer.json()["code"]) for answer in asked] == [(409, "not-flipping")] * 2
