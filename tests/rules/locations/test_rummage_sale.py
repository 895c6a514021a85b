"""Tile 17, Yard Sale (LOC17)."""

import pytest

from support.deck import all_but, card_with, cards_with
from support.table import Table

DECK = "A1 A2 A3 A4 A5 A6"


def sale(offer: str, hand: str = "M1 M2 M3", seats: int = 3) -> Table:
    """Return a table where seat 0 has come to the Sale and offers these cards of its hand."""
    t = Table(seats, at={17: ""}, hand={0: hand}, deck=DECK)
    t.place(0, tile=17)
    t.choose(0, *offer.split())
    if "done" in t.legal() and t.prompt == "offer":
        t.choose(0, "done")
    return t


def test_loc17_01_reveals_any_number_of_hand_cards() -> None:
    """One after the other; they lie open while the sale lasts."""
    t = Table(at={17: ""}, hand={0: "M1 M2 M3"})
    t.place(0, tile=17)
    assert t.legal(0) == {"M1", "M2", "M3", "done"}
    assert t.decision.about == {"count": 0}
    t.choose(0, "M2", "M3")
    assert t.decision.about == {"count": 2}
    t.choose(0, "done")
    assert t.cards_on(17) == "M2 M3"
    assert t.seat == 1


def test_loc17_02_opponents_in_turn_order_take_one_into_hand_or_shelve_it() -> None:
    """Clockwise from the seller; each may shelve what it took."""
    t = sale("M1 M2 M3")
    assert t.seat == 1
    assert t.legal(1) == {"M1", "M2", "M3", "done"}
    t.choose(1, "M2")
    assert t.legal(1) == {"M2", "done"}
    t.choose(1, "done")
    t.choose(2, "M1", "M1")
    assert t.hand(1) == "M2"
    assert t.shelf(2) == "M1"
    assert t.seat == 1


def test_loc17_02_clockwise_from_the_seller_whoever_that_is() -> None:
    """The last seat sells to seat 0 first, then to seat 1."""
    t = Table(3, at={17: ""}, hand={2: "M1 M2"}, first=2)
    t.place(2, tile=17)
    t.choose(2, "M1", "M2")
    assert t.seat == 0
    t.choose(0, "done")
    assert t.seat == 1


def test_loc17_02_the_sale_ends_when_all_cards_are_gone() -> None:
    """Whoever's turn it would be."""
    t = sale("M1")
    t.choose(1, "M1", "done")
    assert (t.seat, t.prompt) == (0, "shelve-hand")


def test_amb_69_the_sale_ends_when_all_pass_one_after_the_other() -> None:
    """A pass of every opponent in a row is the end."""
    t = sale("M1 M2")
    t.choose(1, "done")
    t.choose(2, "done")
    assert t.hand(0) == "M1 M2 M3"
    assert (t.seat, t.prompt) == (1, "place")


def test_amb_69_a_pass_is_not_final_while_others_buy() -> None:
    """Whoever passed may buy on a later lap."""
    t = sale("M1 M2")
    t.choose(1, "done")
    t.choose(2, "M1", "done")
    assert t.seat == 1
    t.choose(1, "M2", "done")
    assert t.hand(1) == "M2"
    assert t.seat == 0


def test_amb_69_passes_count_in_a_row_and_not_in_total() -> None:
    """Two opponents pass, but a third buys after them: the sale goes on until all three pass one after the other."""
    t = sale("M1 M2 M3", "M1 M2 M3 M4", seats=4)
    for _ in range(2):
        t.choose(1, "done")
        t.choose(2, "done")
        t.choose(3, t.cards_on(17).split()[0], "done")
    assert (t.seat, t.prompt, t.cards_on(17)) == (1, "buy", "M3")
    t.choose(1, "done")
    t.choose(2, "done")
    assert (t.seat, t.prompt) == (3, "buy")
    t.choose(3, "done")
    assert (t.seat, t.prompt, t.hand(3)) == (0, "shelve-hand", "M1 M2")


@pytest.mark.trace("AMB-22", "ASST-WITCH-01")
@pytest.mark.parametrize("there", [0, 10])
def test_loc17_02_who_buys_has_the_witch_compare_nothing_wherever_she_is(there: int) -> None:
    """The card is got by the seller's placement, not by hers."""
    banned = cards_with(3, "monster")
    clean = card_with("spells", without="monster")
    at, hand = {17: "", 10: "", there: "1*"}, {0: " ".join(banned)}
    t = Table(3, powers={1: "witch"}, banned="monster", at=at, hand=hand, deck=clean)
    t.place(0, tile=17)
    t.choose(0, *banned[:2], "done")
    t.choose(1, banned[0])
    assert (t.seat, t.prompt, t.legal(1)) == (1, "shelve-gained", {banned[0], "done"})
    t.choose(1, "done")
    assert (t.hand(1), t.discard, t.deck(1)) == (banned[0], "", clean)


@pytest.mark.trace("AMB-70")
def test_loc17_03_each_card_sold_brings_two_cards_and_shelves_one() -> None:
    """Card by card: draw two, then shelve one of the hand, which is compulsory; then again."""
    t = sale("M1 M2", "M1 M2 M3", seats=2)
    t.choose(1, "M1", "done", "M2", "done")
    assert t.hand(0) == "A1 A2 M3"
    assert t.legal(0) == {"A1", "A2", "M3"}
    t.choose(0, "M3")
    assert t.hand(0) == "A1 A2 A3 A4"
    t.choose(0, "A1", "left of M3")
    assert t.shelf(0) == "A1 M3"
    assert (t.seat, t.prompt) == (1, "place")


def test_loc17_04_unsold_cards_return_to_the_hand() -> None:
    """They are the seller's again, before the rewards."""
    t = sale("M1 M2", seats=2)
    t.choose(1, "M1", "done", "done")
    assert t.hand(0) == "A1 A2 M2 M3"
    assert t.cards_on(17) == ""


def test_loc17_01_whoever_offers_nothing_sells_nothing() -> None:
    """No reward without a sale."""
    t = sale("")
    assert t.hand(0) == "M1 M2 M3"
    assert (t.seat, t.prompt) == (1, "place")


@pytest.mark.trace("AMB-19")
def test_loc17_03_without_cards_to_draw_one_is_shelved_all_the_same() -> None:
    """The reward is carried out as far as possible; the card sold is not drawn again."""
    t = Table(at={17: ""}, hand={0: "M1 M2", 1: all_but("M1 M2")})
    t.place(0, tile=17)
    t.choose(0, "M1", "done")
    t.choose(1, "M1", "done")
    assert t.shelf(0) == "M2"


def test_loc17_03_with_neither_cards_to_draw_nor_a_hand_there_is_no_reward() -> None:
    """Nothing is left to shelve."""
    t = Table(at={17: ""}, hand={0: "M1", 1: all_but("M1")})
    t.place(0, tile=17)
    t.choose(0, "M1")
    t.choose(1, "M1", "done")
    assert (t.seat, t.prompt) == (1, "place")


def test_amb_22_the_sellers_special_assistant_shelves_the_reward() -> None:
    """The Mummy placed at the Sale may entomb the cards of its rewards; the buyer's card is shelved as usual."""
    t = Table(at={17: ""}, hand={0: "M1"}, deck=DECK, powers={0: "mummy"}, shelf={0: "Z1", 1: "Z2"})
    t.place(0, tile=17, special=True)
    t.choose(0, "M1")
    t.choose(1, "M1", "M1")
    assert (t.seat, t.prompt) == (1, "put")
    t.choose(1, "left of Z2")
    t.choose(0, "A1")
    assert (t.seat, t.prompt) == (0, "mummy")
