"""Decisions about the seat's own shelf, as tables say them."""

from exlibris.engine import player_view
from exlibris.table.decisions import decision_of
from exlibris.texts.sentences import Cast
from support.table import Table

RITA_AND_ERIC = Cast(("Rita", "Eric"), ("mummy", "wizard"))


def on_shelf(t: Table) -> bool:
    """Return whether what is asked is said to be about the own shelf."""
    asked = decision_of(player_view(t.state, t.seat), RITA_AND_ERIC)
    assert asked is not None
    return asked.on_shelf


def shelving(power: str) -> Table:
    """Return a table where seat 0's special assistant may shelve at home."""
    t = Table(powers={0: power}, shelf={0: "A1 B1 C1"}, hand={0: "M1"})
    t.place(0, tile=0, special=True)
    return t


def test_a_card_to_shelve_is_about_the_shelf_but_not_whether_to_shelve() -> None:
    t = shelving("witch")
    assert not on_shelf(t)
    t.choose(0, "shelve")
    assert on_shelf(t)


def test_how_a_card_is_shelved_is_about_the_shelf() -> None:
    for power in ("mummy", "wizard"):
        t = shelving(power)
        t.choose(0, "shelve")
        assert t.decision.kind == "choice"
        assert on_shelf(t)


def test_a_shift_is_about_the_shelf() -> None:
    t = Table(at={18: ""}, shelf={0: "A1 A2 .. .. / B1 B2 B3 B4"})
    t.place(0, tile=18)
    assert on_shelf(t)
    t.choose(0, "right", "A1", "A2")
    assert on_shelf(t)


def test_what_to_change_on_the_shelf_is_about_it_but_not_whether_to_change_it() -> None:
    t = Table(at={8: "", 10: "0"}, shelf={0: "A1 A2"}, hand={0: "M1"}, left={0: "s", 1: "s"})
    t.place(0, tile=8)
    assert not on_shelf(t)
    t.choose(0, "change_shelf")
    assert (t.prompt, on_shelf(t)) == ("change-shelf", True)


def test_a_cell_is_about_the_shelf_but_not_a_space() -> None:
    t = Table(shelf={0: "A1", 1: "B1"}, hand={0: "M1"})
    assert not on_shelf(t)
    t.place(0, tile=0)
    t.choose(0, "shelve")
    assert (t.decision.kind, on_shelf(t)) == ("cell", True)


def test_flips_are_about_the_shelf() -> None:
    t = Table(phase="cleanup", tiles="1 / 5 6", final="shelf", shelf={0: "A1", 1: "B1"}, left={0: "", 1: ""})
    assert t.prompt == "flip"
    assert on_shelf(t)
