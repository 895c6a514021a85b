"""Bookworm (ASST-WORM): both home actions at home, and once more for a discarded card."""

import pytest

from support.deck import names_of
from support.table import Table


def test_asst_worm_01_does_both_home_actions() -> None:
    """Draw a card and shelve one; the card drawn may be the one shelved."""
    t = Table(powers={0: "bookworm"}, deck="C1 C2")
    t.place(0, tile=0, special=True)
    assert t.prompt == "both-home"
    t.choose(0, "draw", "shelve")
    assert t.shelf(0) == "C1"


def test_asst_worm_01_does_them_in_either_order() -> None:
    """Shelving first is fine, and each of the two is done once."""
    t = Table(powers={0: "bookworm"}, hand={0: "A1"}, deck="C1 C2")
    t.place(0, tile=0, special=True)
    assert t.legal() == {"draw", "shelve", "done"}
    t.choose(0, "shelve")
    assert t.legal() == {"draw", "done"}
    t.choose(0, "draw")
    assert (t.shelf(0), t.hand(0)) == ("A1", "C1")


@pytest.mark.trace("HOME-02", "HOME-03")
def test_asst_worm_01_may_do_one_of_the_two_or_neither() -> None:
    """A home action like any other; whoever does nothing may still pay for another course."""
    t = Table(powers={0: "bookworm"}, hand={0: "A1"}, deck="C1 C2")
    t.place(0, tile=0, special=True)
    t.choose(0, "done")
    assert (t.prompt, t.legal()) == ("bookworm-again", {"A1", "done"})
    assert (t.hand(0), t.shelf(0), t.deck(1)) == ("A1", "", "C1")


def test_asst_worm_01_acts_like_anybody_at_a_location() -> None:
    """The ability is for home spaces."""
    t = Table(powers={0: "bookworm"}, on={10: "B1 B2"})
    t.place(0, tile=10, special=True)
    assert t.prompt == "take"


def test_asst_worm_02_repeats_both_for_a_card_from_hand_or_shelf() -> None:
    """Hand cards and those shelf cards that do not hold it together can pay; one need not."""
    t = Table(powers={0: "bookworm"}, hand={0: "M1"}, shelf={0: "A1 A2 A3"}, deck="C1 C2")
    t.place(0, tile=0, special=True)
    t.choose(0, "draw", "done")
    assert t.prompt == "bookworm-again"
    assert t.legal() == {"C1", "M1", "A1", "A3", "done"}
    t.choose(0, "A3")
    assert t.discard == "A3"
    t.choose(0, "draw", "shelve", "C2", "right of A2")
    assert t.shelf(0) == "A1 A2 C2"


def test_asst_worm_02_need_not_repeat() -> None:
    """Whoever does not pay is done."""
    t = Table(powers={0: "bookworm"}, hand={0: "M1"}, deck="C1")
    t.place(0, tile=0, special=True)
    t.choose(0, "draw", "shelve", "C1", "done")
    assert (t.prompt, t.seat) == ("place", 1)
    assert t.discard == ""


@pytest.mark.trace("AMB-78")
def test_asst_worm_03_repeats_once_only() -> None:
    """However many cards are left to pay with."""
    t = Table(powers={0: "bookworm"}, hand={0: "M1 M2 M3"}, deck="C1 C2")
    t.place(0, tile=0, special=True)
    t.choose(0, "draw", "done", "M1", "draw", "done")
    assert (t.prompt, t.seat) == ("place", 1)
    assert t.hand(0) == "C1 C2 M2 M3"


@pytest.mark.trace("AMB-20")
def test_asst_worm_01_each_half_can_be_left_when_it_is_impossible() -> None:
    """Nothing to shelve and nothing to draw: what can be done is done, and the turn goes on."""
    rest = names_of(range(152))
    t = Table(powers={0: "bookworm"}, hand={1: rest})
    t.place(0, tile=0, special=True)
    assert (t.prompt, t.seat) == ("place", 1)
    t = Table(powers={0: "bookworm"}, hand={0: "A1", 1: names_of(range(1, 152))})
    t.place(0, tile=0, special=True)
    assert t.legal() == {"shelve", "done"}
    t.choose(0, "shelve")
    assert (t.prompt, t.legal()) == ("bookworm-again", {"A1", "done"})
