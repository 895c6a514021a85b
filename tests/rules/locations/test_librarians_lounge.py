"""Tile 8, Librarians Lodge (LOC08): an assistant comes home."""

import pytest

from support.table import Table


def test_loc08_01_does_either_or_both_once_in_any_order() -> None:
    """Both parts are on offer, and after one of them the other."""
    t = Table(at={8: "", 10: "0"}, shelf={0: "A1 A2"}, deck="B1", left={0: "s", 1: "s"})
    t.place(0, tile=8)
    assert t.legal(0) == {"move_assistant", "change_shelf", "done"}
    t.choose(0, "change_shelf", "swap_shelf", "A1", "A2")
    assert t.legal(0) == {"move_assistant", "done"}
    t.choose(0, "move_assistant", "10.1", "draw")
    assert t.shelf(0) == "A2 A1"
    assert t.hand(0) == "B1"
    assert (t.seat, t.prompt) == (1, "place")


def test_loc08_01_the_other_order_works_as_well() -> None:
    """First the assistant, then the shelf; each once at most, and the second may be left out."""
    t = Table(at={8: "", 10: "0"}, shelf={0: "A1 A2"}, deck="B1")
    t.place(0, tile=8, special=True)
    t.choose(0, "move_assistant", "10.1", "draw")
    assert t.legal(0) == {"change_shelf", "done"}
    t.choose(0, "done")
    assert (t.seat, t.prompt) == (1, "place")


def test_loc08_02_moves_an_assistant_home_and_uses_that_space() -> None:
    """It leaves its location and does a home action."""
    t = Table(at={8: "", 10: "0 1"}, hand={0: "M1"}, left={0: "s", 1: "s"})
    t.place(0, tile=8)
    t.choose(0, "move_assistant", "10.1")
    assert t.legal(0) == {"draw", "shelve", "done"}
    t.choose(0, "shelve")
    assert t.shelf(0) == "M1"
    assert t.at(10) == "1"
    assert t.at(0).split().count("0") == 1


def test_loc08_02_the_space_it_left_is_free_again() -> None:
    """The next player may be placed there."""
    t = Table(at={8: "", 10: "0@1 1@2"})
    assert 10 not in t.tiles_open(0)
    t.place(0, tile=8)
    t.choose(0, "move_assistant", "10.1", "draw")
    assert 10 in t.tiles_open(1)


def test_loc08_02_of_two_on_one_location_the_one_chosen_moves() -> None:
    """The other keeps its space, where spaces differ."""
    t = Table(4, at={8: "", 12: "0@1 0@3"}, left={0: "*", 1: "s"})
    t.place(0, tile=8, special=True)
    t.choose(0, "move_assistant", "12.3", "done")
    assert t.spaces_at(12) == "0@1"
    assert "12.3" in t.places(1)


def test_loc08_02_works_for_assistants_on_any_location() -> None:
    """Instant or delayed; only one's own can be moved."""
    t = Table(at={8: "", 10: "0 1", 12: "0*"}, left={0: "s", 1: "s"})
    t.place(0, tile=8)
    t.choose(0, "move_assistant")
    assert t.legal(0) == {"10.1", "12.1*", "done"}


def test_amb_55_the_assistant_just_placed_in_the_lounge_is_not_moved() -> None:
    """Placed earlier means before this turn: with nobody else out, nobody can be moved."""
    t = Table(at={8: ""}, shelf={0: "A1 A2"})
    t.place(0, tile=8)
    assert t.legal(0) == {"change_shelf", "done"}


def test_already_placed_means_before_this_turn() -> None:
    """RULINGS 3: the assistant that the Guild has just moved into the Lodge stays there."""
    t = Table(at={8: "1", 15: "", 10: "0"}, left={0: "s", 1: ""})
    t.place(0, tile=15)
    assert t.legal(0) == {"move_assistant", "done"}
    t.choose(0, "move_assistant")
    assert t.legal(0) == {"10.1", "done"}


@pytest.mark.trace("ASST-WORM-01")
def test_amb_55_the_special_assistants_way_of_using_a_home_space_counts() -> None:
    """The Bookworm that comes home does both home actions, and may repeat them for a card."""
    t = Table(at={8: "", 10: "0*"}, powers={0: "bookworm"}, deck="A1 A2", hand={0: "M1"})
    t.place(0, tile=8)
    t.choose(0, "move_assistant", "10.1*")
    assert t.prompt == "both-home"
    t.choose(0, "draw", "shelve", "M1")
    assert t.hand(0) == "A1"
    assert t.shelf(0) == "M1"
    assert t.prompt == "bookworm-again"


def test_loc08_02_needs_an_empty_home_space() -> None:
    """Three home spaces are enough for all assistants, so one is always free when one stands elsewhere."""
    t = Table(at={8: "", 10: "0", 0: "0"})
    t.place(0, tile=8, special=True)
    t.choose(0, "move_assistant", "10.1", "draw")
    assert t.at(0) == "0 0"


def test_the_move_may_be_abandoned() -> None:
    """RULINGS 3: whoever thinks better of it leaves the assistant where it is."""
    t = Table(at={8: "", 10: "0"})
    t.place(0, tile=8)
    t.choose(0, "move_assistant", "done")
    assert t.at(10) == "0"
