"""Levitate: the Wizard of the revised edition (ASST2-WIZ)."""

import pytest

from support.drawing import drawn
from support.editions import ONLY_REVISED, REVISED, edition
from support.table import Table

pytestmark = ONLY_REVISED


def levitating(shelf: str, direction: str = "", preset: str = REVISED) -> Table:
    """Return a table where seat 0's Wizard has shifted in that direction and is about to shelve M1 at home."""
    t = Table(powers={0: "wizard"}, shelf={0: shelf}, hand={0: "M1"}, ruleset=edition(preset))
    t.place(0, tile=0, special=True)
    t.choose(0, "shelve", "M1")
    if direction:
        t.choose(0, direction)
    return t


def test_asst2_wiz_01_chooses_a_direction_or_shelves_as_usual() -> None:
    assert levitating("A1 B1").legal() == {"beside", "up", "down", "left", "right"}


@pytest.mark.trace("AMB-82")
def test_asst2_wiz_01_only_directions_in_which_a_shift_can_end_are_offered() -> None:
    assert levitating("A1 B1 / C1 D1 / E1 F1").legal() == {"beside", "left", "right"}
    assert levitating("A1 B1 / C1 D1 / E1 ..").legal() == {"beside", "up", "down", "left", "right"}


@pytest.mark.trace("AMB-82")
def test_asst2_wiz_01_calling_a_shift_off_leads_back_to_the_choice_of_direction() -> None:
    t = levitating("A1 B1", "up")
    t.choose(0, "A1", "cancel")
    assert (t.prompt, t.legal()) == ("wizard", {"beside", "up", "down", "left", "right"})


def test_asst2_wiz_01_shifts_any_number_of_cards_wherever_they_lie() -> None:
    """The upper and the lower row, but not the one between; in the first edition they would have to hang together."""
    t = levitating("A1 B1 / C1 D1 / E1 F1", "right")
    t.choose(0, "A1")
    assert t.legal() == {"C1", "D1", "E1", "F1", "done", "cancel"}
    t.choose(0, "E1", "done")
    assert t.marked() == "++ B1 / C1 D1 / ++ F1"
    t.choose(0, "3,1")
    assert t.shelf(0) == drawn(".. A1 B1 / C1 D1 .. / M1 E1 F1")
    first = levitating("A1 B1 / C1 D1 / E1 F1", "right", preset="first-en")
    first.choose(0, "A1")
    assert first.legal() == {"C1", "D1", "done", "cancel"}


def test_asst2_wiz_01_a_single_card_may_be_shifted() -> None:
    t = levitating("A1 B1 C1", "up")
    t.choose(0, "B1", "done", "right of A1")
    assert t.shelf(0) == drawn(".. B1 .. / A1 M1 C1")


@pytest.mark.trace("AMB-82")
def test_asst2_wiz_02_the_new_card_goes_beside_a_card_that_was_shifted() -> None:
    """B1 to D1 go up: of the cells they leave, only the one beside A1 joins both parts."""
    t = levitating("A1 B1 C1 D1", "up")
    t.choose(0, "B1", "C1", "D1", "done")
    assert t.marked() == "A1 ++ C1 D1"
    t.choose(0, "1,2")
    assert t.shelf(0) == drawn(".. B1 C1 D1 / A1 M1 .. ..")


def test_asst2_wiz_02_the_shelf_may_be_split_until_the_new_card_is_in_place() -> None:
    t = levitating("A1 B1", "right")
    t.choose(0, "B1", "done", "right of A1")
    assert t.shelf(0) == "A1 M1 B1"


def test_asst2_wiz_02_only_cells_emptied_by_the_shift_are_open() -> None:
    """A1 pushes its row to the right: the cell it leaves, beside it, and no other cell of the frontier."""
    t = levitating("A1 B1 C1 / .. D1 ..", "right")
    t.choose(0, "A1", "done")
    assert t.marked() == "++ B1 C1 / .. D1 .."
    t.choose(0, "1,1")
    assert t.shelf(0) == drawn("M1 A1 B1 C1 / .. D1 .. ..")
