"""Setting up the revised edition's game (SETUP2)."""

import random

import pytest

from exlibris.engine import HIDDEN, SPECTATOR, player_view
from support.editions import ONLY_REVISED, REVISED, drafted, new_table
from support.tiles import TILES

pytestmark = ONLY_REVISED
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
CARDS = {"cube", "mummy", "witch", "wizard"}


def seeds(n: int) -> list[bytes]:
    luck = random.Random(6)
    return [luck.randbytes(32) for _ in range(n)]


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


@SEATS
def test_setup2_03_the_first_player_is_drawn_by_lot(seats: int) -> None:
    """Any seat may have the token."""
    assert {new_table(REVISED, seats, seed=seed).first for seed in seeds(60)} == set(range(seats))


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
    """Each takes one of those left, the neighbour to the right of the first player first, the first player last."""
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
    assert order == [(t.first - 1 - k) % seats for k in range(seats)]
    assert [t.left(seat) for seat in range(seats)] == ["ss*"] * seats


def test_setup2_06_which_cards_are_on_offer_does_not_depend_on_the_shuffle() -> None:
    """All four lie open, also with two players."""
    assert [new_table(REVISED, 2, "drafted", seed=seed).legal() for seed in seeds(3)] == [CARDS] * 3


@SEATS
def test_setup2_07_everybody_sees_the_prominent_and_the_banned_category(seats: int) -> None:
    """Two of the six shuffled category cards lie face up."""
    state = new_table(REVISED, seats).state
    assert state.deal.prominent != state.deal.banned
    for seat in range(SPECTATOR, seats):
        deal = player_view(state, seat).deal
        assert (deal.prominent, deal.banned) == (state.deal.prominent, state.deal.banned)


@SEATS
def test_setup2_08_the_focus_is_known_to_its_owner_alone_and_leftovers_to_nobody(seats: int) -> None:
    """One category card face down each; the state does not even hold those that are left over."""
    state = new_table(REVISED, seats).state
    for seat in range(seats):
        expected = [state.deal.focus[i] if i == seat else HIDDEN for i in range(seats)]
        assert list(player_view(state, seat).deal.focus) == expected
    assert state.deal.clues == b""
    assert len({state.deal.prominent, state.deal.banned, *state.deal.focus}) == seats + 2


@pytest.mark.trace("TB-05", "DV-04")
@pytest.mark.parametrize(("seats", "left"), [(2, 136), (3, 128), (4, 120)])
def test_setup2_09_each_player_starts_with_eight_cards(seats: int, left: int) -> None:
    """Eight of the shuffled deck, unseen by the others; the deck has what the tiles did not get."""
    t = new_table(REVISED, seats, "drafted")
    assert [len(hand) for hand in t.state.hands] == [8] * seats
    assert list(player_view(t.state, 0).hands[1]) == [HIDDEN] * 8
    assert t.deck_count == left


def test_setup2_10_the_other_cards_are_the_deck_in_an_order_nobody_knows() -> None:
    """One face-down deck; two stacks are a matter of reach."""
    t = new_table(REVISED, 3, "drafted")
    in_deck = t.state.deck[t.state.dealt :]
    assert sorted(in_deck + b"".join(t.state.hands)) == list(range(152))
    assert list(in_deck) != sorted(in_deck)


def test_shelves_are_empty_at_the_start_of_a_revised_game() -> None:
    t = drafted(new_table(REVISED, 4))
    assert [t.shelf(seat) for seat in range(4)] == [""] * 4
