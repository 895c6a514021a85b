"""The form that everybody can work out: kept for all who look, and right for each of them."""

import random
from itertools import combinations

import pytest

from exlibris.engine import SPECTATOR, new_game, player_view, preset
from exlibris.engine.analysis import lines
from exlibris.table.worth import MOST_CARDS, PublicForm, form_of, known_form, public_form, running_score
from support.drawing import drawn
from support.table import Table


@pytest.mark.parametrize("name", ["first-en", "revised-en"])
def test_forms_that_are_kept_are_those_that_each_viewer_works_out(name: str) -> None:
    luck = random.Random(5)
    state = new_game(preset(name), 3, bytes(range(32)))
    looked = 0
    while not state.is_over:
        decision = state.decisions()[0]
        if state.ply % 7 == 0 or state.is_sealing_flips():
            for viewer in (SPECTATOR, 0, 1, 2):
                view = player_view(state, viewer)
                assert [public_form(view, seat) for seat in range(3)] == [form_of(view, seat) for seat in range(3)]
                looked += 1
        state.apply(luck.choice(decision.actions), decision.seat)
    assert looked > 40


def test_all_who_look_at_one_position_share_the_work() -> None:
    known_form.cache_clear()
    state = new_game(preset("first-en"), 4, bytes(32))
    for viewer in (0, 1, 2, 3, SPECTATOR):
        view = player_view(state, viewer)
        for seat in range(4):
            public_form(view, seat)
    assert (known_form.cache_info().misses, known_form.cache_info().hits) == (4, 16)


MISFILED = "Z1 / A1 B1 C1 D1 E1 F1 G1 H1"


def sum_of(form: PublicForm) -> int:
    return form.b1 + (form.b2 or 0) + form.b3 + form.b4


def test_a_form_says_what_the_best_flips_would_make_of_the_shelf() -> None:
    """One card that stands before all others in the alphabet has them all turned, unless its owner turns it."""
    t = Table(phase="inspection", shelf={0: drawn(MISFILED), 1: "W1"})
    cards = t.state.shelves[0].cards()
    choices = [bytes(chosen) for count in range(len(cards) + 1) for chosen in combinations(cards, count)]
    ends = [lines(t.state, 0, flips) for flips in choices]
    seen = public_form(player_view(t.state, SPECTATOR), 0)
    assert seen.best == max([end.total - (end.b5 or 0) for end in ends]) > sum_of(seen)
    own = running_score(player_view(t.state, 0))
    assert own is not None
    assert own.best == max([end.total for end in ends]) > sum_of(own) + own.b5
    # What its owner knows of the focus is not in the form that all can work out.
    assert public_form(player_view(t.state, 0), 0) == seen


def test_the_best_flips_of_a_huge_shelf_are_not_worked_out() -> None:
    cards = [f"{letter}{number}" for letter in "BCDEFGHIJKLM" for number in range(1, 4)]
    for count, is_known in ((MOST_CARDS, True), (MOST_CARDS + 1, False)):
        t = Table(phase="inspection", shelf={0: " ".join(cards[:count]), 1: "W1"})
        assert (public_form(player_view(t.state, SPECTATOR), 0).best is not None) == is_known


def test_before_the_deal_there_are_no_best_flips() -> None:
    state = new_game(preset("first-fr"), 2, bytes(32))
    assert not state.deal.is_dealt
    assert public_form(player_view(state, SPECTATOR), 0).best is None
