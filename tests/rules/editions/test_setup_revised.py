"""Setting up the revised edition's game (SETUP2), where it differs from the first edition's."""

import pytest

from exlibris.engine import HIDDEN, player_view
from support.editions import ONLY_REVISED, REVISED, new_table, seeds
from support.tiles import TILES

pytestmark = ONLY_REVISED
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
CARDS = {"cube", "mummy", "witch", "wizard"}


@SEATS
def test_setup2_02_the_hut_lies_open_and_17_tiles_are_a_shuffled_stack(seats: int) -> None:
    """Of all 18 tiles the Hut alone is face up when the first round begins; one per player follows (PREP-02)."""
    t = new_table(REVISED, seats)
    r = t.state.round
    assert 1 in t.temporary
    assert len(t.temporary) == seats
    assert sorted(r.temporary + r.stack) == TILES
    assert set(player_view(t.state, 0).round.stack) == {HIDDEN}
    assert len({new_table(REVISED, seats, seed=seed).state.round.stack for seed in seeds(5)}) == 5


@pytest.mark.trace("COMP-08", "COMP-10")
@SEATS
def test_setup2_04_beginners_have_three_standard_assistants_and_a_plain_library(seats: int) -> None:
    """Nobody chooses anything; play begins at once."""
    t = new_table(REVISED, seats, "beginner")
    assert t.prompt == "place"
    assert [t.left(seat) for seat in range(seats)] == ["sss"] * seats
    assert [t.power(seat) for seat in range(seats)] == ["standard"] * seats


@pytest.mark.trace("COMP-09", "ASST2-G02")
@SEATS
def test_setup2_05_each_player_is_dealt_one_of_four_special_assistants(seats: int) -> None:
    """At random, all different, with two standard assistants; there are no others than these four."""
    dealt = set()
    for seed in seeds(25):
        t = new_table(REVISED, seats, seed=seed)
        assert t.prompt == "place"
        powers = [t.power(seat) for seat in range(seats)]
        assert len(set(powers)) == seats
        assert [t.left(seat) for seat in range(seats)] == ["ss*"] * seats
        dealt |= {(seat, power) for seat, power in enumerate(powers)}
    assert dealt == {(seat, power) for seat in range(seats) for power in CARDS}


@SEATS
@pytest.mark.parametrize("seed", seeds(4))
def test_setup2_06_the_cards_can_be_drafted_in_reverse_order(seats: int, seed: bytes) -> None:
    """Each takes one of those left, the neighbor to the right of the first player first, the first player last."""
    t = new_table(REVISED, seats, "drafted", seed=seed)
    left = set(CARDS)
    order = []
    while t.prompt == "assistant-card":
        order.append(t.seat)
        assert t.legal() == left
        assert t.legal((t.seat + 1) % seats) == set()
        taken = max(left)
        left.remove(taken)
        seat = t.seat
        t.choose(seat, taken)
        assert t.power(seat) == taken
    if seats == len(CARDS):
        order.append(t.first)
        assert {t.power(t.first)} == left
    assert order == [(t.first - 1 - k) % seats for k in range(seats)]
    assert [t.left(seat) for seat in range(seats)] == ["ss*"] * seats


def test_setup2_06_which_cards_are_on_offer_does_not_depend_on_the_shuffle() -> None:
    """All four lie open, also with two players."""
    tables = [new_table(REVISED, 2, "drafted", seed=seed) for seed in seeds(3)]
    assert [t.legal() for t in tables] == [CARDS] * 3
    assert len({tuple(t.state.legal_actions()) for t in tables}) == 1, "in the same order"
