"""Locations where a single rulebook differs from the others (LOC04, LOC05, LOC11, LOC13, LOC16 to LOC18)."""

import pytest

from support.deck import cards_with
from support.editions import edition
from support.table import Table

MONSTERS = cards_with(2, "monster", without="spells")
SPELLS = cards_with(2, "spells", without="monster")
EVERY_WAY = {"up", "down", "left", "right", "done"}


def mill(preset: str, hand: str = "M1 M2 M3") -> Table:
    """Return a table where seat 0 has come to the Paper Mill with cards in hand and on the shelf."""
    t = Table(tiles="4", hand={0: hand}, shelf={0: "A1 A2 A3"}, ruleset=edition(preset))
    t.place(0, tile=4)
    return t


@pytest.mark.presets("first-fr")
def test_loc04_01_the_french_discards_come_from_the_hand_or_the_shelf_or_both() -> None:
    """Its "ou" is that of tile 16."""
    t = mill("first-fr")
    assert t.legal() == {"M1", "M2", "M3", "A1", "A3"}
    t.choose(0, "M1")
    assert t.legal() == {"M2", "M3", "A1", "A3", "done"}
    t.choose(0, "A1")
    assert t.legal() == {"M2", "M3", "A2", "A3", "done"}


@pytest.mark.presets("first-fr")
def test_loc04_01_then_one_or_two_cards_are_shelved_if_there_are_any() -> None:
    """The first is compulsory, the second is not, and there is no third."""
    t = mill("first-fr")
    t.choose(0, "A1", "done")
    assert t.prompt == "shelve-hand"
    assert t.legal() == {"M1", "M2", "M3"}
    t.choose(0, "M1", "right of A3")
    assert t.legal() == {"M2", "M3", "done"}
    t.choose(0, "M2", "right of M1")
    assert t.prompt == "place"


@pytest.mark.presets("first-fr")
def test_loc04_01_whoever_has_nothing_to_shelve_is_let_off() -> None:
    """AMB-19: as far as possible."""
    t = mill("first-fr", hand="M1")
    t.choose(0, "M1", "done")
    assert (t.seat, t.prompt) == (1, "place")


def dump(preset: str) -> Table:
    """Return a table at the Garbage Dump in Resolution, with one matching card in the discard pile."""
    t = Table(
        phase="resolution", at={11: "0"}, discard=f"{SPELLS[0]} {MONSTERS[0]} {SPELLS[1]}", ruleset=edition(preset)
    )
    t.choose(0, "monster")
    return t


@pytest.mark.presets("first-fr")
def test_loc11_01_the_french_visitor_may_leave_the_match_where_it_is() -> None:
    """Then nothing is taken and nothing shelved."""
    t = dump("first-fr")
    assert t.legal() == {MONSTERS[0], "done"}
    t.choose(0, "done")
    assert t.hand(0) == ""
    assert MONSTERS[0] in t.discard.split()
    assert t.prompt == "place"


@pytest.mark.presets("first-cs")
def test_loc13_03_the_czech_visitor_takes_all_that_match() -> None:
    """Without being asked; of these one may be shelved, and the others go back face down."""
    t = Table(on={13: " ".join([*MONSTERS, *SPELLS])}, ruleset=edition("first-cs"))
    t.place(0, tile=13)
    t.choose(0, "monster")
    assert set(t.hand(0).split()) == set(MONSTERS)
    assert t.prompt == "shelve-gained"
    assert t.legal() == {*MONSTERS, "done"}
    t.choose(0, MONSTERS[0])
    assert t.prompt == "place"
    assert set(t.cards_on(13).split()) == set(SPELLS)


@pytest.mark.presets("first-cs")
@pytest.mark.trace("AMB-67", "LOC16-02", "LOC16-05")
def test_loc16_03_what_is_paid_at_the_czech_tax_collector_stays_on_the_tile() -> None:
    """It can't be taken back at once; a later visitor may take it."""
    t = Table(on={16: "A1"}, hand={0: "M1 M2 M3", 1: "B1"}, left={0: "s", 1: "s"}, ruleset=edition("first-cs"))
    t.place(0, tile=16)
    t.choose(0, "M1", "M2")
    assert t.prompt == "take"
    assert t.legal() == {"A1", "B1"}
    t.choose(0, "A1", "done")
    assert t.cards_on(16) == "M1 M2"
    assert t.discard == ""
    assert t.hand(0) == "A1 B1 M3"


@pytest.mark.presets("first-cs")
def test_loc16_03_no_more_is_paid_than_there_was_to_take() -> None:
    """Two cards lay there, so after two the payment is over although four lie there now."""
    t = Table(on={16: "A1"}, hand={0: "M1 M2 M3", 1: "B1"}, left={0: "s", 1: "s"}, ruleset=edition("first-cs"))
    t.place(0, tile=16)
    t.choose(0, "M1")
    assert t.legal() == {"M2", "M3", "done"}
    t.choose(0, "M2")
    assert t.prompt == "take"


def sold_one(preset: str) -> Table:
    """Return a table where seat 0 has sold a card at the Yard Sale."""
    t = Table(at={17: ""}, hand={0: "M1 M2"}, deck="A1 A2", ruleset=edition(preset))
    t.place(0, tile=17)
    t.choose(0, "M1", "done")
    t.choose(1, "M1", "done")
    return t


@pytest.mark.presets("first-pl")
@pytest.mark.trace("AMB-70")
def test_loc17_03_the_polish_seller_may_shelve() -> None:
    """Two cards are drawn in any case."""
    t = sold_one("first-pl")
    assert t.legal(0) == {"A1", "A2", "M2", "done"}
    t.choose(0, "done")
    assert (t.shelf(0), t.hand(0)) == ("", "A1 A2 M2")


def masons(preset: str) -> Table:
    """Return a table where seat 0 has come to the Shelfmasons with a shelf that could move in any direction."""
    t = Table(at={18: ""}, shelf={0: ".. A2 A3 / B1 B2 .."}, ruleset=edition(preset))
    t.place(0, tile=18)
    return t


@pytest.mark.presets("first-fr")
@pytest.mark.trace("AMB-71")
def test_loc18_02_the_french_shift_stays_on_its_row() -> None:
    """Left or right only."""
    assert masons("first-fr").legal() == {"left", "right", "done"}
