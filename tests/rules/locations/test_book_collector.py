"""Tile 9, Book Collector (LOC09)."""

import pytest

from support.deck import books_on, card_with, cards_with
from support.table import Table

WISHES = ("monster", "spells")
WISH = card_with("monster spells", "corrupted fantastical historic reference")


def matching(books: int, n: int = 1) -> list[str]:
    """Return cards with exactly that many books in the Collector's categories."""
    found = [name for name in cards_with(152, "") if name != WISH and worth(name) == books]
    return found[:n]


def worth(name: str) -> int:
    """Return how many books of a card are in the Collector's categories."""
    return sum(books_on(name, key) for key in WISHES)


def sell(hand: list[str], shelf: str = "", deck: str = "Z1 Z2 Y1 Y2") -> Table:
    """Return a table where seat 0 has come to the Collector with that hand and shelf."""
    t = Table(on={9: WISH}, hand={0: " ".join(hand)}, shelf={0: shelf}, deck=deck)
    t.place(0, tile=9)
    return t


def test_loc09_01_discards_any_number_of_cards_from_hand_and_shelf() -> None:
    """None at all is a number too; the shelf must stay in one piece."""
    t = sell(["M1", "M2"], "B1 B2 B3")
    assert t.legal(0) == {"M1", "M2", "B1", "B3", "done"}
    t.choose(0, "M1", "B3", "done")
    assert t.discard == "M1 B3"


@pytest.mark.parametrize("books", [0, 1, 2, 3, 4, 5])
def test_loc09_02_draws_half_as_many_cards_as_books_match_rounded_down(books: int) -> None:
    """The number of cards discarded does not matter, that of their matching books does."""
    hand = matching(1, books)
    t = sell(hand)
    t.choose(0, *hand)
    drawn = books // 2
    assert len(t.hand(0).split()) == drawn
    if hand:
        assert t.prompt == ("shelve-gained" if drawn else "place")


def test_loc09_02_every_book_of_a_category_of_the_collectors_card_counts() -> None:
    """A card with two matching books counts twice, one without any not at all."""
    hand = [*matching(2, 1), *matching(0, 1)]
    t = sell(hand)
    t.choose(0, *hand)
    assert len(t.hand(0).split()) == 1


def test_loc09_03_at_most_two_of_the_drawn_cards_may_be_shelved() -> None:
    """Only drawn ones, and two of them."""
    hand = [*matching(2, 3), "T9"]
    t = sell(hand, "M1")
    t.choose(0, *hand[:3], "done")
    assert t.legal(0) == {"Z1", "Z2", "Y1", "done"}
    t.choose(0, "Z1", "right of M1", "Z2", "right of Z1")
    assert t.shelf(0) == "M1 Z1 Z2"
    assert (t.seat, t.prompt) == (1, "place")
    assert t.cards_on(9) == WISH, "the Collector's card is the measure, and stays for the next visitor"


def test_dv_07_seven_matching_books_bring_three_cards_two_of_them_for_the_shelf() -> None:
    """DV-07: half of seven, rounded down."""
    hand = [*matching(2, 3), *matching(1, 1)]
    t = sell(hand)
    t.choose(0, *hand)
    assert t.hand(0) == "Y1 Z1 Z2"
    t.choose(0, "Z1", "Z2", "right of Z1")
    assert t.prompt == "place"


@pytest.mark.trace("AMB-84")
def test_amb_57_no_effect_without_the_collectors_card() -> None:
    """Once the Imp has burnt it, nothing can be sold."""
    t = Table(on={9: WISH}, powers={0: "imp"}, hand={0: "M1"}, deck="Z1")
    t.place(0, tile=9, special=True)
    t.choose(0, "discard_one", "draw")
    assert (t.seat, t.prompt) == (1, "place")
    assert t.hand(0) == "M1 Z1"


def test_amb_29_books_of_face_down_cards_count() -> None:
    """A card that lies face down on the shelf is worth its printed books."""
    a, b = matching(2, 2)
    t = sell([], f"({a}) {b}")
    t.choose(0, a, "done")
    assert t.hand(0) == "Z1"


def test_loc09_02_the_question_counts_the_wanted_books_of_the_cards_discarded() -> None:
    """One card of three wanted books and one of two make five: two cards so far. It names the card that shows them."""
    (three,), (two,) = matching(3), matching(2)
    t = sell([three, two, "M1"])
    wanted = t.state.pools[9][0]
    assert t.decision.about == {"count": 0, "draws": 0, "wanted": wanted}
    t.choose(0, three)
    assert t.decision.about == {"count": 3, "draws": 1, "wanted": wanted}
    t.choose(0, two)
    assert t.decision.about == {"count": 5, "draws": 2, "wanted": wanted}
