"""Levitate: the Wizard of the revised edition (ASST2-WIZ), where it differs from the first edition's."""

from support.drawing import drawn
from support.editions import ONLY_REVISED, REVISED, edition
from support.table import Table

pytestmark = ONLY_REVISED


def levitating(shelf: str, direction: str = "", preset: str = REVISED) -> Table:
    """Return a table where seat 0's Wizard has shifted in that direction and is about to shelve M1 at home."""
    t = Table(powers={0: "wizard"}, shelf={0: shelf}, hand={0: "M1"}, ruleset=edition(preset))
    t.place(0, tile=0, special=True)
    t.choose(0, "shelve")
    if direction:
        t.choose(0, direction)
    return t


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


def test_asst2_wiz_02_only_cells_emptied_by_the_shift_are_open() -> None:
    """A1 pushes its row to the right: the cell it leaves, beside it, and no other cell of the frontier."""
    t = levitating("A1 B1 C1 / .. D1 ..", "right")
    t.choose(0, "A1", "done")
    assert t.shelf(0) == drawn("M1 A1 B1 C1 / .. D1 .. ..")
