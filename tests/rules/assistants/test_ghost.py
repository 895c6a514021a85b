"""Ghost (ASST-GHOST): shares occupied spaces of instant locations and draws a card when it does."""

import pytest

from support.table import Table


def test_asst_ghost_01_never_visits_the_hut() -> None:
    """The Hut is closed to it, empty or not; to its owner's standard assistants it is open."""
    t = Table(powers={0: "ghost"}, tiles="1 10")
    assert t.tiles_open(0, special=True) == {0, 10}
    assert t.tiles_open(0) == {0, 1, 10}
    t = Table(powers={0: "ghost"}, tiles="1 10", at={1: "1"})
    assert t.tiles_open(0, special=True) == {0, 10}


@pytest.mark.parametrize("who", ["1", "1*", "0"])
def test_asst_ghost_02_shares_an_occupied_space_with_anybody(who: str) -> None:
    """Whoever stands there, both are on that space from then on."""
    t = Table(powers={0: "ghost"}, at={10: who})
    assert "10.1*" in t.places(0)
    assert "10.1" not in t.places(0)
    t.place(0, tile=10, space=1, special=True)
    assert t.spaces_at(10) == f"{who}@1 0*@1"


def test_asst_ghost_02_enters_a_location_that_is_full() -> None:
    """With all spaces taken it is the only one that can come."""
    t = Table(powers={0: "ghost"}, tiles="1 10 18", at={18: "1"})
    assert 18 not in t.tiles_open(0)
    assert 18 in t.tiles_open(0, special=True)


def test_asst_ghost_03_draws_a_card_before_the_location_works() -> None:
    """Only its owner draws, and then the location has its effect."""
    t = Table(powers={0: "ghost"}, deck="C1 C2", on={10: "B1 B2"}, at={10: "1"})
    t.place(0, tile=10, space=1, special=True)
    assert (t.hand(0), t.hand(1)) == ("C1", "")
    assert t.prompt == "take"


def test_asst_ghost_03_draws_nothing_on_a_space_of_its_own() -> None:
    """Company elsewhere on the tile is not sharing."""
    t = Table(powers={0: "ghost"}, deck="C1", on={10: "B1 B2"}, at={10: "1"})
    t.place(0, tile=10, space=2, special=True)
    assert t.hand(0) == ""
    assert t.prompt == "take"


def test_asst_ghost_03_draws_nothing_extra_at_home() -> None:
    """Home spaces are not shared."""
    t = Table(powers={0: "ghost"}, tiles="1 6", at={0: "0 0"})
    t.place(0, tile=0, special=True)
    assert t.hand(0) == ""
    assert t.prompt == "home"


def test_asst_ghost_04_shares_no_space_of_a_delayed_location() -> None:
    """There it takes free spaces like everybody."""
    t = Table(powers={0: "ghost"}, at={11: "1", 12: "1 0"})
    assert {place for place in t.places(0) if place.startswith("11")} == {"11.2", "11.2*"}
    assert t.tiles_open(0, special=True) == {0, 11}


def test_amb_79_nobody_joins_a_ghost_that_stands_alone() -> None:
    """Its space is taken like any other."""
    t = Table(powers={1: "ghost"}, at={18: "1*"}, tiles="1 18")
    assert t.tiles_open(0) == {0, 1}
    assert t.tiles_open(0, special=True) == {0, 1}
