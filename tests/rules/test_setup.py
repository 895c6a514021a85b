"""Setting up the first edition's game (SETUP1)."""

import random

import pytest

from exlibris.engine import HIDDEN, SPECTATOR, player_view
from support.table import Table
from support.tiles import TILES

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def seeds(n: int) -> list[bytes]:
    luck = random.Random(5)
    return [luck.randbytes(32) for _ in range(n)]


def offered(t: Table) -> dict[int, set[str]]:
    """Return the libraries of each seat, in the order in which seats choose; each takes the first by name."""
    offers = {}
    while t.prompt == "library":
        offers[t.seat] = t.legal()
        t.choose(t.seat, min(t.legal()))
    return offers


@SEATS
def test_setup1_02_the_hut_lies_open_and_the_other_tiles_are_a_shuffled_stack(seats: int) -> None:
    """Tile 1 is face up; the others lie face down in random order that nobody sees."""
    t = Table.new(seats)
    r = t.state.round
    assert t.temporary == [1]
    assert t.permanent == []
    assert sorted(r.stack) == TILES[1:]
    assert set(player_view(t.state, 0).round.stack) == {HIDDEN}
    assert len({Table.new(seats, seed).state.round.stack for seed in seeds(5)}) == 5


@SEATS
def test_setup1_03_the_first_player_is_drawn_by_lot(seats: int) -> None:
    """Nobody can say who got a book last, so any seat may have the token."""
    assert {Table.new(seats, seed).first for seed in seeds(60)} == set(range(seats))


@SEATS
def test_setup1_04_each_player_is_dealt_two_libraries(seats: int) -> None:
    """Two of the shuffled libraries each, all different."""
    offers = offered(Table.new(seats))
    dealt = [library for two in offers.values() for library in two]
    assert [len(two) for two in offers.values()] == [2] * seats
    assert len(set(dealt)) == 2 * seats
    assert len({str(offered(Table.new(seats, seed))) for seed in seeds(5)}) == 5


def test_setup1_05_each_player_keeps_one_library_and_the_other_leaves_the_game() -> None:
    """The two are one's own: what a player puts back is offered to nobody."""
    t = Table.new(3)
    gone: set[str] = set()
    for _ in range(3):
        seat, two = t.seat, t.legal()
        assert not two & gone
        kept = max(two)
        gone |= two
        t.choose(seat, kept)
        assert t.power(seat) == kept
    assert t.prompt == "place"


@SEATS
@pytest.mark.parametrize("seed", seeds(4))
def test_setup1_06_the_first_player_chooses_last_the_neighbour_to_the_right_first(seats: int, seed: bytes) -> None:
    """In reverse order: counter-clockwise from the first player's right-hand neighbour."""
    t = Table.new(seats, seed)
    first = t.first
    assert list(offered(t)) == [(first - 1 - k) % seats for k in range(seats)]


@pytest.mark.trace("COMP-08")
@SEATS
def test_setup1_08_each_player_has_two_standard_assistants_and_the_librarys_special_one(seats: int) -> None:
    """The assistant of the library that it has kept, and three in all: a fourth is never placed."""
    t = Table.new(seats)
    kept = {seat: min(two) for seat, two in offered(t).items()}
    assert [t.left(seat) for seat in range(seats)] == ["ss*"] * seats
    number = t.state.round.number
    while t.state.round.number == number:
        legal = t.legal()
        t.choose(t.seat, next((name for name in ("home*", "home", "done", "draw") if name in legal), min(legal)))
    placed = [(event.seat, event.key) for event in t.events("place")]
    assert sorted(placed) == sorted((seat, key) for seat in kept for key in (kept[seat], "standard", "standard"))


@SEATS
def test_setup1_10_everybody_sees_the_prominent_and_the_banned_category(seats: int) -> None:
    """Two of the six shuffled category cards lie face up."""
    state = Table.new(seats).state
    assert state.deal.prominent != state.deal.banned
    for seat in range(SPECTATOR, seats):
        deal = player_view(state, seat).deal
        assert (deal.prominent, deal.banned) == (state.deal.prominent, state.deal.banned)
    assert len({Table.new(seats, seed).state.deal.prominent for seed in seeds(40)}) == 6


@SEATS
def test_setup1_11_the_focus_is_known_to_its_owner_alone(seats: int) -> None:
    """One category card face down each; its owner may look at it at any time."""
    state = Table.new(seats).state
    for seat in range(seats):
        expected = [state.deal.focus[i] if i == seat else HIDDEN for i in range(seats)]
        assert list(player_view(state, seat).deal.focus) == expected


@pytest.mark.trace("DV-03")
@pytest.mark.parametrize(("seats", "left"), [(2, 2), (3, 1), (4, 0)])
def test_setup1_12_the_remaining_category_cards_are_out_of_the_game(seats: int, left: int) -> None:
    """Two are left with two players, one with three, none with four; the state does not hold them."""
    deal = Table.new(seats).state.deal
    used = {deal.prominent, deal.banned, *deal.focus}
    assert 6 - len(used) == left
    assert len(deal.focus) == seats


@pytest.mark.trace("COMP-15")
@SEATS
def test_setup1_13_each_player_starts_with_six_cards(seats: int) -> None:
    """Six cards of the shuffled deck in each hand, unseen by the others."""
    t = Table.new(seats)
    assert [len(hand) for hand in t.state.hands] == [6] * seats
    assert list(player_view(t.state, 0).hands[1]) == [HIDDEN] * 6
    assert len({Table.new(seats, seed).hand(0) for seed in seeds(5)}) == 5


@pytest.mark.trace("DV-04")
@pytest.mark.parametrize(("seats", "left"), [(2, 140), (3, 134), (4, 128)])
def test_setup1_14_the_other_cards_are_the_deck_in_an_order_nobody_knows(seats: int, left: int) -> None:
    """One face-down deck; two stacks are a matter of reach (AMB-14)."""
    t = Table.new(seats)
    assert t.deck_count == left
    assert player_view(t.state, 0).deck_count == left
    in_deck = t.state.deck[t.state.dealt :]
    assert list(in_deck) != sorted(in_deck)


@SEATS
def test_setup1_16_all_shelves_are_empty_at_the_start(seats: int) -> None:
    """No card is shelved in setup."""
    t = Table.new(seats)
    offered(t)
    assert [t.shelf(seat) for seat in range(seats)] == [""] * seats


def test_amb_14_the_deck_is_one_stack() -> None:
    """Which stack a card comes from can make no difference: cards come in one order."""
    t = Table(deck="A1 A2 A3")
    t.draw_at_home(0)
    t.draw_at_home(1)
    assert (t.hand(0), t.hand(1)) == ("A1", "A2")


def test_the_same_seed_gives_the_same_game() -> None:
    """Ruleset, seats and seed decide the deal."""
    one, two = Table.new(3), Table.new(3)
    assert one.state.deck == two.state.deck
    assert one.state.round.stack == two.state.round.stack
    assert offered(one) == offered(two)
