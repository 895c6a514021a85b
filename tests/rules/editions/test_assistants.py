"""Ghost, Snowman and the Guild where a first edition differs from the others (ASST-GHOST-02, AMB-64)."""

import pytest

from support.editions import edition
from support.table import Table


@pytest.mark.presets("first-cs")
@pytest.mark.trace("AMB-79")
def test_asst_ghost_02_the_czech_ghost_shares_with_opponents_only() -> None:
    """A space where an assistant of one's own stands is closed to it."""
    t = Table(powers={0: "ghost"}, at={10: "0@1 1@2"}, ruleset=edition("first-cs"))
    assert {"10.2*", "10.3*"} & t.places(0) == {"10.2*"}
    assert "10.1*" not in t.places(0)
    t.place(0, tile=10, space=2, special=True)
    assert t.spaces_at(10) == "0@1 1@2 0*@2"


@pytest.mark.presets("first-pl", "first-fr")
@pytest.mark.parametrize("preset", ["first-pl", "first-fr"])
def test_asst_ghost_02_elsewhere_it_shares_with_anybody(preset: str) -> None:
    t = Table(powers={0: "ghost"}, at={10: "0@1 1@2"}, ruleset=edition(preset))
    assert {"10.1*", "10.2*"} <= t.places(0)


@pytest.mark.presets("first-cs")
def test_asst_ghost_04_on_a_delayed_location_the_czech_ghost_has_free_spaces_only() -> None:
    """CZ1 says it outright."""
    t = Table(powers={0: "ghost"}, at={12: "1@1"}, ruleset=edition("first-cs"))
    assert "12.1*" not in t.places(0)
    assert "12.2*" in t.places(0)


def guild(preset: str) -> Table:
    """Let seat 0 send an assistant from home by the Guild; seat 1's Snowman guards a tile with free spaces."""
    t = Table(
        3, at={15: "", 10: "1*@1", 14: "2@1", 0: "0 0*"}, powers={1: "snowman"}, left={0: "s"}, ruleset=edition(preset)
    )
    t.place(0, tile=15)
    t.choose(0, "home")
    return t


@pytest.mark.presets("first-pl")
@pytest.mark.trace("PRIO-02")
def test_amb_64_in_the_polish_book_free_spaces_beside_the_snowman_are_open_too() -> None:
    """Nobody is displaced then, and the location works."""
    t = guild("first-pl")
    assert t.legal() == {"10.1", "10.2", "10.3", "14.1"}
    t.choose(0, "10.2")
    assert t.spaces_at(10) == "1*@1 0@2"
    assert t.events("displace") == []
    assert t.left(1) == "ss"


@pytest.mark.presets("first-pl")
def test_amb_64_free_spaces_of_other_locations_are_not() -> None:
    """Only where a Snowman keeps others out; tile 14 has a free space beside seat 2."""
    assert "14.2" not in guild("first-pl").legal()


@pytest.mark.presets("first-cs", "first-fr")
@pytest.mark.trace("PRIO-02")
@pytest.mark.parametrize("preset", ["first-cs", "first-fr"])
def test_amb_64_elsewhere_occupied_spaces_only(preset: str) -> None:
    """The Snowman's own among them."""
    t = guild(preset)
    assert t.legal() == {"10.1", "14.1"}
    t.choose(0, "10.1")
    assert t.left(1) == "ss*"


@pytest.mark.presets("first-pl")
def test_amb_64_in_the_polish_book_ones_own_snowman_opens_no_free_space() -> None:
    """LOC15-01 speaks of a location with an opponent."""
    t = Table(at={15: "", 10: "0*@1", 0: "0"}, powers={0: "snowman"}, left={0: "s"}, ruleset=edition("first-pl"))
    t.place(0, tile=15)
    assert (t.seat, t.prompt) == (1, "place")
