"""Printed tables and derived numbers; those of single rules are in the files of their rules (TB, DV)."""

import pytest

from exlibris.engine import State
from support.deck import books_on, cards_of, cards_with
from support.table import Table

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
TAVERN, CART, COLLECTOR, AUCTION = 12, 6, 9, 3


def test_tb_10_the_cart_draws_one_card_for_nothing() -> None:
    """X may be 0."""
    t = Table(tiles=f"{CART}", deck="A1 A2", hand={0: "Z1"})
    t.place(0, tile=CART)
    t.choose(0, "done", "done")
    assert t.hand(0) == "A1 Z1"
    assert t.discard == ""


@pytest.mark.parametrize("bid", [1, 2, 3, 4])
def test_tb_11_only_higher_bids_are_open(bid: int) -> None:
    """After b: b + 1 to 4; after 4 none."""
    t = Table(tiles=f"{AUCTION}", at={AUCTION: f"1@{bid}"})
    bids = {name for name in t.places(0) if name.startswith(f"{AUCTION}.") and "*" not in name}
    assert bids == {f"{AUCTION}.{higher}" for higher in range(bid + 1, 5)}


def play_home_rounds(t: Table, rounds: int) -> list[int]:
    """Play rounds in which everybody stays at home; return the number of tiles in play in each."""
    numbers: list[int] = []
    while len(numbers) < rounds:
        if t.state.round.number > len(numbers):
            numbers.append(len(t.permanent) + len(t.temporary))
        assert t.prompt == "place"
        t.place(t.seat, 0, special="home" not in t.legal())
        while t.prompt in {"home", "both-home"}:
            t.choose(t.seat, "draw" if "draw" in t.legal() else "done")
        while t.prompt != "place":
            t.choose(t.seat, "done")
    return numbers


@SEATS
def test_dv_05_in_round_r_with_n_players_n_and_r_less_one_tiles_are_in_play(seats: int) -> None:
    """One more each round, for one stays."""
    t = Table.new(seats)
    while t.prompt == "library":
        t.choose(t.seat, min(t.legal()))
    assert play_home_rounds(t, 5) == [seats + r - 1 for r in range(1, 6)]


def take_any(t: Table, prompt: str) -> None:
    """Take the first card for whoever is asked, until something else is asked."""
    while t.prompt == prompt:
        t.choose(t.seat, min(t.legal()))


def test_dv_06_three_assistants_at_the_tavern_share_six_cards() -> None:
    """Two for each."""
    t = Table(3, phase="resolution", tiles=f"1 {TAVERN}", at={TAVERN: "0 1 2"}, deck="A1 A2 A3 A4 A5 A6 B1")
    assert t.cards_on(TAVERN) == "A1 A2 A3 A4 A5 A6"
    take_any(t, "take")
    assert [len(hand) for hand in t.state.hands] == [2, 2, 2]


def test_dv_07_seven_matching_books_bring_three_cards_of_which_two_are_shelved() -> None:
    """Half of seven, rounded down; at most two at once."""
    shown = "A2"
    t, sold = selling_seven(shown)
    t.place(0, tile=COLLECTOR)
    t.choose(0, *sold, "done")
    assert t.hand(0) == "Y1 Y3 Z1 Z2"
    t.choose(0, "Y1", "Z1", "1,0")
    assert t.seat == 1
    assert t.shelf(0) == "Z1 Y1"
    assert t.hand(0) == "Y3 Z2"


def matching(state: State, name: str, shown: str) -> int:
    """Return how many books of the card are in the categories on the Collector's card."""
    own, theirs = (state.game.counts[cards_of(card)[0]] for card in (name, shown))
    return sum(n for n, wanted in zip(own, theirs, strict=True) if wanted)


def selling_seven(shown: str) -> tuple[Table, list[str]]:
    """Return a table where the hand of seat 0 has seven matching books."""
    keys = [key for key in ("fantastical", "historic", "spells") if books_on(shown, key)]
    threes = cards_with(2, " ".join(keys), without="corrupted monster reference", skip=f"{shown} Y2")
    one = cards_with(1, "fantastical monster", without=" ".join(keys[1:]), skip=" ".join([shown, *threes]))
    sold = threes + one
    t = Table(tiles=f"{COLLECTOR}", on={COLLECTOR: shown}, hand={0: " ".join([*sold, "Y3"])}, deck="Z1 Z2 Y1 X1")
    assert sum(matching(t.state, name, shown) for name in sold) == 7
    return t, sold
