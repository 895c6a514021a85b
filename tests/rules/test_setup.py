"""Setting up the first edition's game (SETUP1), and what the revised edition's has in common with it (SETUP2)."""

import pytest

from exlibris.engine import HIDDEN, SPECTATOR, player_view
from support.editions import BOTH_EDITIONS, REVISED, drafted, new_table, seeds
from support.table import Table
from support.tiles import TILES

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


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


@BOTH_EDITIONS
@pytest.mark.trace("SETUP2-03")
@SEATS
def test_setup1_03_the_first_player_is_drawn_by_lot(preset: str, seats: int) -> None:
    """Nobody can say who got a book last, so any seat may have the token."""
    assert {new_table(preset, seats, seed=seed).first for seed in seeds(60)} == set(range(seats))


@SEATS
def test_setup1_04_each_player_is_dealt_two_libraries(seats: int) -> None:
    """Two of the shuffled libraries each, all different."""
    offers = offered(Table.new(seats))
    dealt = [library for two in offers.values() for library in two]
    assert [len(two) for two in offers.values()] == [2] * seats
    assert len(set(dealt)) == 2 * seats
    assert len({str(offered(Table.new(seats, seed))) for seed in seeds(5)}) == 5


@pytest.mark.presets("first-en", "first-pl", "first-cs")
def test_setup1_05_each_player_keeps_one_library_and_the_other_leaves_the_game(preset: str) -> None:
    """The two are one's own: what a player puts back is offered to nobody."""
    t = new_table(preset, 4)
    gone: set[str] = set()
    for _ in range(4):
        seat, two = t.seat, t.legal()
        assert t.prompt == "library"
        assert len(two) == 2
        assert not two & gone
        kept = max(two)
        gone |= two
        t.choose(seat, kept)
        assert t.power(seat) == kept
    assert t.prompt == "place"


@SEATS
@pytest.mark.parametrize("seed", seeds(4))
def test_setup1_06_the_first_player_chooses_last_the_neighbor_to_the_right_first(seats: int, seed: bytes) -> None:
    """In reverse order: counterclockwise from the first player's right-hand neighbor."""
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


@BOTH_EDITIONS
@pytest.mark.trace("SETUP2-07")
@SEATS
def test_setup1_10_everybody_sees_the_prominent_and_the_banned_category(preset: str, seats: int) -> None:
    """Two of the six shuffled category cards lie face up."""
    state = drafted(new_table(preset, seats)).state
    assert state.deal.prominent != state.deal.banned
    for seat in range(SPECTATOR, seats):
        deal = player_view(state, seat).deal
        assert (deal.prominent, deal.banned) == (state.deal.prominent, state.deal.banned)
    assert len({drafted(new_table(preset, seats, seed=seed)).state.deal.prominent for seed in seeds(40)}) == 6


@BOTH_EDITIONS
@pytest.mark.trace("SETUP2-08")
@SEATS
def test_setup1_11_the_focus_is_known_to_its_owner_alone(preset: str, seats: int) -> None:
    """One category card face down each; its owner may look at it at any time."""
    state = drafted(new_table(preset, seats)).state
    for seat in range(seats):
        expected = [state.deal.focus[i] if i == seat else HIDDEN for i in range(seats)]
        assert list(player_view(state, seat).deal.focus) == expected


@BOTH_EDITIONS
@pytest.mark.trace("SETUP2-08", "DV-03")
@pytest.mark.parametrize(("seats", "left"), [(2, 2), (3, 1), (4, 0)])
def test_setup1_12_the_remaining_category_cards_are_out_of_the_game(preset: str, seats: int, left: int) -> None:
    """Two are left with two players, one with three, none with four; the state does not hold them."""
    deal = drafted(new_table(preset, seats)).state.deal
    used = {deal.prominent, deal.banned, *deal.focus}
    assert 6 - len(used) == left
    assert (len(deal.focus), deal.clues) == (seats, b"")


@pytest.mark.trace("SETUP1-14", "SETUP2-09", "SETUP2-10", "COMP-15", "DV-04", "TB-05")
@BOTH_EDITIONS
@pytest.mark.parametrize(
    ("preset", "variants", "seats", "cards", "left"),
    [
        ("first-en", (), 2, 6, 140),
        ("first-en", (), 3, 6, 134),
        ("first-en", (), 4, 6, 128),
        (REVISED, ("drafted",), 2, 8, 136),
        (REVISED, ("drafted",), 3, 8, 128),
        (REVISED, ("drafted",), 4, 8, 120),
    ],
)
def test_setup1_13_each_player_starts_with_six_or_eight_cards_and_the_others_are_the_deck(
    preset: str, variants: tuple[str, ...], seats: int, cards: int, left: int
) -> None:
    """Of the shuffled deck, unseen by the others. The rest is one face-down deck in an order that nobody knows.

    By the first decision, round 1 has dealt tiles their cards from it.
    """
    t = drafted(new_table(preset, seats, *variants))
    assert [len(hand) for hand in t.state.hands] == [cards] * seats
    assert list(player_view(t.state, 0).hands[1]) == [HIDDEN] * cards
    assert len({drafted(new_table(preset, seats, *variants, seed=seed)).hand(0) for seed in seeds(5)}) == 5
    on_tiles = b"".join(t.state.pools)
    assert t.deck_count == player_view(t.state, 0).deck_count == left - len(on_tiles)
    in_deck = t.state.deck[t.state.dealt :]
    assert sorted(in_deck + on_tiles + b"".join(t.state.hands)) == list(range(152))
    assert list(in_deck) != sorted(in_deck)


@BOTH_EDITIONS
@SEATS
def test_setup1_16_all_shelves_are_empty_at_the_start(preset: str, seats: int) -> None:
    """No card is shelved in setup."""
    t = drafted(new_table(preset, seats))
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
