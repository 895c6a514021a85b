"""Tile 4, Paper Mill (LOC04)."""

import pytest

from support.table import Table


def test_loc04_01_discards_one_card_or_more_then_shelves_up_to_two() -> None:
    """Cards of the hand go to the discard pile, then two cards of the hand may be shelved."""
    t = Table(at={4: ""}, hand={0: "A1 A2 A3 A4"})
    t.place(0, tile=4)
    t.choose(0, "A4", "done")
    assert t.discard == "A4"
    assert t.prompt == "shelve-hand"
    t.choose(0, "A2", "A1", "left of A2")
    assert t.shelf(0) == "A1 A2"
    assert t.hand(0) == "A3"
    assert t.seat == 1


def test_loc04_01_discards_from_hand_and_shelf_alike() -> None:
    """The discarded cards may come from both."""
    t = Table(at={4: ""}, hand={0: "A1 A2"}, shelf={0: "M1 M2"})
    t.place(0, tile=4)
    t.choose(0, "A1", "M2", "done", "A2", "right of M1")
    assert t.discard == "A1 M2"
    assert t.shelf(0) == "M1 A2"


@pytest.mark.trace("AMB-19")
def test_loc04_01_the_first_discard_is_compulsory() -> None:
    """One card has to go, from the hand or from where it does not hold the shelf together."""
    t = Table(at={4: ""}, hand={0: "A1"}, shelf={0: "M1 M2 M3"})
    t.place(0, tile=4)
    assert t.legal(0) == {"A1", "M1", "M3"}
    t.choose(0, "M3")
    assert t.legal(0) == {"A1", "M1", "M2", "done"}


def test_loc04_01_shelving_is_voluntary() -> None:
    """None, one or two: the seat may stop before each."""
    t = Table(at={4: ""}, hand={0: "A1 A2 A3"})
    t.place(0, tile=4)
    t.choose(0, "A1", "done")
    assert "done" in t.legal(0)
    t.choose(0, "A2")
    assert t.legal(0) == {"A3", "done"}
    t.choose(0, "done")
    assert t.hand(0) == "A3"


def test_loc04_01_a_third_card_cannot_be_shelved() -> None:
    """Two is the most."""
    t = Table(at={4: ""}, hand={0: "A1 A2 A3 A4"})
    t.place(0, tile=4)
    t.choose(0, "A4", "done", "A1", "A2", "right of A1")
    assert (t.seat, t.prompt) == (1, "place")
    assert t.hand(0) == "A3"


def test_loc04_01_whoever_discards_the_whole_hand_has_nothing_to_shelve() -> None:
    """Shelving comes after discarding, and from the hand only."""
    t = Table(at={4: ""}, hand={0: "A1"})
    t.place(0, tile=4)
    assert (t.seat, t.prompt) == (1, "place")
