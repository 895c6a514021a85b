"""The form that everybody can work out: kept for all who look, and right for each of them."""

import random

import pytest

from exlibris.engine import SPECTATOR, new_game, player_view, preset
from exlibris.table.worth import form_of, known_form, public_form


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
