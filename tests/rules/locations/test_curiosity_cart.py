"""Tile 6, Curiosity Cart (LOC06)."""

import pytest

from support.deck import all_but
from support.table import Table


def test_loc06_01_discards_some_hand_cards_and_draws_one_more() -> None:
    """For X discarded cards X + 1 are drawn."""
    t = Table(at={6: ""}, hand={0: "M1 M2 M3"}, deck="A1 A2 A3 A4")
    t.place(0, tile=6)
    t.choose(0, "M3", "M1", "done")
    assert t.discard == "M3 M1"
    assert t.hand(0) == "A1 A2 A3 M2"


def test_loc06_01_the_question_says_how_many_cards_would_be_drawn() -> None:
    """One more than were discarded so far."""
    t = Table(at={6: ""}, hand={0: "M1 M2 M3"}, deck="A1 A2 A3 A4")
    t.place(0, tile=6)
    assert t.decision.about == {"draws": 1}
    t.choose(0, "M3", "M1")
    assert t.decision.about == {"draws": 3}


@pytest.mark.trace("TB-10")
def test_loc06_01_x_may_be_zero() -> None:
    """TB-10: whoever discards nothing draws one card."""
    t = Table(at={6: ""}, hand={0: "M1"}, deck="A1 A2")
    t.place(0, tile=6)
    t.choose(0, "done")
    assert t.hand(0) == "A1 M1"
    assert t.discard == ""


def test_loc06_01_with_an_empty_hand_one_card_is_drawn() -> None:
    """Nothing to discard is X = 0. Shelving is voluntary."""
    t = Table(at={6: ""}, deck="A1 A2")
    t.place(0, tile=6)
    assert (t.prompt, t.legal()) == ("shelve-gained", {"A1", "done"})
    t.choose(0, "done")
    assert t.hand(0) == "A1"


def test_loc06_01_shelf_cards_cannot_be_discarded() -> None:
    """The cards come from the hand."""
    t = Table(at={6: ""}, hand={0: "M1"}, shelf={0: "Z1"})
    t.place(0, tile=6)
    assert t.legal(0) == {"M1", "done"}


def test_loc06_02_one_of_the_drawn_cards_may_be_shelved() -> None:
    """One of them, and no card held before."""
    t = Table(at={6: ""}, hand={0: "M1 M2"}, deck="A1 A2")
    t.place(0, tile=6)
    t.choose(0, "M2", "done")
    assert t.legal(0) == {"A1", "A2", "done"}
    t.choose(0, "A2")
    assert t.shelf(0) == "A2"
    assert (t.seat, t.prompt) == (1, "place")


def test_amb_11_the_discarded_cards_are_drawn_again_when_the_deck_is_empty() -> None:
    """What was just discarded is shuffled into the new deck, as the draw needs it."""
    t = Table(at={6: ""}, hand={0: "M1 M2", 1: all_but("M1 M2 A1")}, deck="A1")
    t.place(0, tile=6)
    t.choose(0, "M1", "M2")
    assert t.hand(0) == "A1 M1 M2"
    assert t.discard == ""


def test_loc06_without_cards_to_draw_nothing_is_drawn() -> None:
    """Neither deck nor discards: the visitor keeps its hand and goes without."""
    t = Table(at={6: ""}, hand={0: "M1", 1: all_but("M1")})
    t.place(0, tile=6)
    t.choose(0, "done")
    assert t.hand(0) == "M1"
    assert (t.seat, t.prompt) == (1, "place")
