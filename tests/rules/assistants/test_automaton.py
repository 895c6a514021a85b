"""Automaton (ASST-AUTO): a home action for each other assistant of yours where it arrives."""

import pytest

from support.table import Table


def test_asst_auto_01_acts_once_for_each_own_assistant_on_the_tile_before_its_effect() -> None:
    """Two of yours already there: two home actions, the same one twice if you like, then the location."""
    t = Table(3, powers={0: "automaton"}, deck="C1 C2 C3", on={10: "B1 B2"}, at={10: "0 0"})
    t.place(0, tile=10, special=True)
    for _ in range(2):
        assert t.prompt == "home"
        t.choose(0, "draw")
    assert t.prompt == "take"
    assert t.hand(0) == "C1 C2"


def test_asst_auto_01_may_shelve_what_it_has_just_drawn() -> None:
    """One draw and one shelving: the second action knows the outcome of the first."""
    t = Table(3, powers={0: "automaton"}, deck="C1 C2", at={10: "0 0"})
    t.place(0, tile=10, special=True)
    t.choose(0, "draw", "shelve")
    assert t.shelf(0) == "C1"
    assert (t.prompt, t.seat) == ("place", 1)


def test_asst_auto_01_may_leave_the_actions() -> None:
    """They are offered, not imposed."""
    t = Table(powers={0: "automaton"}, on={10: "B1 B2"}, at={10: "0"})
    t.place(0, tile=10, special=True)
    assert t.legal() == {"draw", "done"}
    t.choose(0, "done")
    assert t.prompt == "take"
    assert t.hand(0) == ""


@pytest.mark.parametrize(("others", "actions"), [("", 1), ("0", 2), ("0 0", 3)])
def test_asst_auto_01_works_at_home_too(others: str, actions: int) -> None:
    """There the extra actions come before the one that every assistant has."""
    t = Table(powers={0: "automaton"}, deck="C1 C2 C3", at={0: others})
    t.place(0, tile=0, special=True)
    for _ in range(actions):
        assert t.prompt == "home"
        t.choose(0, "draw")
    assert t.prompt == "place"
    assert len(t.hand(0).split()) == actions


def test_amb_74_counts_neither_itself_nor_opponents_nor_assistants_elsewhere() -> None:
    """Only others of yours on that very tile."""
    t = Table(3, powers={0: "automaton"}, on={10: "B1 B2"}, at={10: "1 2", 14: "0", 0: "0"})
    t.place(0, tile=10, special=True)
    assert t.prompt == "take"


def test_asst_auto_01_gives_nothing_when_others_come_later() -> None:
    """It is the arrival of the Automaton that counts."""
    t = Table(powers={0: "automaton"}, on={10: "B1 B2"}, at={10: "0*"})
    t.place(0, tile=10)
    assert t.prompt == "take"
