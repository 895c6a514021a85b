"""Advice on flips: right, for one's own seat only, and only while it may flip."""

import random
from itertools import combinations

import pytest

from exlibris.engine import State, compose, form, player_view
from exlibris.server.settings import Settings
from exlibris.table.live import Table
from exlibris.table.worth import best_flips_of, forecast
from support.accounts import code_of
from support.browsing import Browser
from support.keeping import keep_played
from support.seating import played

TOKENS = ["r" * 43, "e" * 43]


def total_of(state: State, seat: int, flips: bytes) -> int:
    """Return the seat's total if it flips these cards and the others their best; in a solo game without line B2."""
    expected = forecast(player_view(state, seat))
    chosen = [flips if other == seat else expected[other] for other in range(state.game.seats)]
    column = form(state, chosen).seats[seat]
    return column.total - (column.b2 if state.game.is_solo else 0)


@pytest.mark.parametrize("seed", [11, 12, 14])
def test_the_points_promised_are_those_of_the_form_and_no_choice_brings_more(seed: int) -> None:
    state = about_to_flip(seed)
    for seat in (0, 1):
        advice = best_flips_of(player_view(state, seat))
        assert total_of(state, seat, bytes(advice.flips)) == advice.total
        cards = state.shelves[seat].cards()
        for size in (0, 1, 2):
            for flips in combinations(cards, size):
                assert total_of(state, seat, bytes(flips)) <= advice.total


def about_to_flip(seed: int) -> State:
    """Return a state in which two seats are about to flip."""
    return played(2, seed, ["a", "b"], lambda state: state.is_sealing_flips())[0].playing()


def test_alone_the_points_are_without_prominent_works() -> None:
    rules = compose("first-en", ["solo"])
    state = played(1, 4, ["a"], lambda state: state.is_sealing_flips(), rules)[0].playing()
    advice = best_flips_of(player_view(state, 0))
    assert total_of(state, 0, bytes(advice.flips)) == advice.total


def test_what_is_turned_down_already_counts() -> None:
    state = about_to_flip(11)
    state.apply(state.legal_actions(0)[0], 0)
    turned = state.flips[0]
    advice = best_flips_of(player_view(state, 0))
    assert not set(advice.flips) & set(turned)
    assert total_of(state, 0, turned + bytes(advice.flips)) == advice.total


def test_anothers_sealed_flips_make_no_difference_to_the_advice() -> None:
    state = about_to_flip(12)
    before = best_flips_of(player_view(state, 0))
    for _ in range(3):
        state.apply(state.legal_actions(1)[0], 1)
    assert best_flips_of(player_view(state, 0)) == before


def at_the_flips(browser: Browser, settings: Settings) -> tuple[Table, Browser, str]:
    """Return a table where two browsers are about to flip, the first of them, and the path of its advice."""
    live = keep_played(settings, TOKENS, lambda state: state.is_sealing_flips())
    return live, browser.another(TOKENS[0]), f"/api/tables/{live.opened.id}/best-flips"


def test_only_the_seats_own_browser_gets_advice(eric: Browser, shared_settings: Settings) -> None:
    live, rita, path = at_the_flips(eric, shared_settings)
    wanted = best_flips_of(player_view(live.playing(), 0))
    assert rita.get(f"{path}?seat=0").json() == {"flips": wanted.flips, "total": wanted.total}
    for stranger in (rita.another(TOKENS[1]), eric):
        assert code_of(stranger.get(f"{path}?seat=0")) == (403, "seat-not-yours")
    assert rita.get(f"{path}?seat=7").json()["code"] == "seat-not-found"
    assert rita.get(path).json()["code"] == "bad-request"


def test_a_seat_that_has_sealed_its_flips_gets_none(eric: Browser, shared_settings: Settings) -> None:
    live, rita, path = at_the_flips(eric, shared_settings)
    seen = rita.look(live.opened.id)
    ready = next(option for option in seen["decision"]["actions"] if option["kind"] == "ready")
    assert rita.act(live.opened.id, 0, ready["action"], seen["number"]).status_code == 200
    assert code_of(rita.get(f"{path}?seat=0")) == (409, "not-flipping")


def test_there_is_no_advice_before_the_inspection_nor_after(rita: Browser) -> None:
    table = rita.open("human", variants=["solo"])
    assert code_of(rita.get(f"/api/tables/{table}/best-flips?seat=0")) == (409, "not-flipping")
    rita.play(table, 0, random.Random(1))
    assert code_of(rita.get(f"/api/tables/{table}/best-flips?seat=0")) == (409, "not-flipping")
