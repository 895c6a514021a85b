"""Tile 16, Tax Collector (LOC16)."""

import pytest

from support.table import Table


def test_loc16_01_each_opponent_in_turn_order_pays_a_card() -> None:
    """Clockwise from the visitor, each lays a card of the hand face up on the tile."""
    t = Table(3, at={16: ""}, hand={0: "A1 A2", 1: "B1 B2", 2: "C1 C2"}, turn=1)
    t.place(1, tile=16)
    assert (t.seat, t.prompt) == (2, "pay-tax")
    assert t.legal(2) == {"C1", "C2"}
    t.choose(2, "C2")
    assert t.seat == 0
    t.choose(0, "A1")
    assert t.cards_on(16) == "C2 A1"
    assert t.hand(2) == "C1"
    assert t.seat == 1


def test_loc16_01_the_card_may_come_from_the_shelf() -> None:
    """Hand or shelf, as the one who pays likes; the shelf stays in one piece."""
    t = Table(at={16: ""}, hand={1: "B1"}, shelf={1: "C1 C2 C3"})
    t.place(0, tile=16)
    assert t.legal(1) == {"B1", "C1", "C3"}
    t.choose(1, "C1")
    assert t.shelf(1) == "C2 C3"
    assert t.cards_on(16) == "C1"


def test_amb_66_whoever_has_no_card_is_let_off() -> None:
    """With neither hand nor shelf there is nothing to pay; the next one is asked."""
    t = Table(3, at={16: ""}, hand={0: "A1", 2: "C1 C2"})
    t.place(0, tile=16)
    assert t.seat == 2
    t.choose(2, "C1")
    assert (t.seat, t.prompt) == (0, "discard-to-take")


def test_amb_66_an_empty_hand_makes_the_shelf_pay() -> None:
    """A card must be given while there is one."""
    t = Table(at={16: ""}, shelf={1: "C1"})
    t.place(0, tile=16)
    assert (t.shelf(1), t.cards_on(16)) == ("", "C1")


def test_loc16_01_a_face_down_card_left_by_its_cover_stays_face_down() -> None:
    """Paying the top of a stack leaves what was entombed."""
    t = Table(at={16: ""}, shelf={1: "C1/Z1"})
    t.place(0, tile=16)
    assert t.shelf(1) == "(Z1)"


@pytest.mark.trace("AMB-68", "LOC16-03", "AMB-67")
def test_loc16_02_discards_from_hand_or_shelf_to_take_as_many() -> None:
    """For X cards of hand or shelf, which go to the discard pile, X cards of the tile."""
    t = Table(3, at={16: ""}, hand={0: "A1", 1: "B1", 2: "C1"}, shelf={0: "M1 M2"})
    t.place(0, tile=16)
    assert t.legal(0) == {"A1", "M1", "M2", "done"}
    assert t.decision.about == {"count": 0}
    t.choose(0, "A1", "M2")
    assert t.prompt == "take"
    t.choose(0, "B1", "done")
    assert t.hand(0) == "B1 C1"
    assert t.shelf(0) == "M1"
    assert (t.discard, t.cards_on(16)) == ("A1 M2", "")


def test_loc16_02_one_may_discard_fewer_than_lie_there() -> None:
    """X is free, and for X = 0 nothing is taken."""
    t = Table(3, at={16: ""}, hand={0: "A1 A2", 1: "B1", 2: "C1"})
    t.place(0, tile=16)
    t.choose(0, "A1", "done", "C1", "done")
    assert t.hand(0) == "A2 C1"
    assert t.cards_on(16) == "B1"


def test_loc16_02_discarding_nothing_takes_nothing() -> None:
    """The tax stays on the tile."""
    t = Table(at={16: ""}, hand={0: "A1", 1: "B1"})
    t.place(0, tile=16)
    t.choose(0, "done")
    assert (t.seat, t.prompt) == (1, "place")
    assert t.cards_on(16) == "B1"


def test_loc16_02_no_more_is_discarded_than_can_be_taken() -> None:
    """With one card on the tile the second discard is not offered, and that card is taken."""
    t = Table(at={16: ""}, hand={0: "A1 A2", 1: "B1"})
    t.place(0, tile=16)
    t.choose(0, "A1")
    assert (t.prompt, t.hand(0)) == ("shelve-gained", "A2 B1")


def test_loc16_04_any_of_the_cards_taken_may_be_shelved() -> None:
    """All of them, and no other card of the hand."""
    t = Table(3, at={16: ""}, hand={0: "A1 A2 A3", 1: "B1", 2: "C1"})
    t.place(0, tile=16)
    t.choose(0, "A1", "A2", "B1")
    assert t.legal(0) == {"B1", "C1", "done"}
    t.choose(0, "C1", "B1", "left of C1")
    assert t.shelf(0) == "B1 C1"


def test_loc16_05_cards_left_stay_for_later_visitors_of_the_round() -> None:
    """The next visitor may take them together with the new tax (AMB-67)."""
    t = Table(3, at={16: ""}, hand={0: "A1", 1: "B1 B2 B3", 2: "C1 C2"})
    t.place(0, tile=16)
    t.choose(1, "B1")
    t.choose(2, "C1")
    t.choose(0, "done")
    t.place(1, tile=16)
    t.choose(1, "B2", "done")
    assert t.legal(1) == {"B1", "C1", "C2", "A1"}
