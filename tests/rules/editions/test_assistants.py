"""Ghost, Snowman and the Guild where a first edition differs from the others (ASST-GHOST-02, AMB-64)."""

import pytest

from support.editions import ALL_FIRST, edition
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


@pytest.mark.presets("first-cs")
def test_asst_ghost_04_on_a_delayed_location_the_czech_ghost_has_free_spaces_only() -> None:
    """CZ1 says it outright."""
    t = Table(powers={0: "ghost"}, at={12: "1@1"}, ruleset=edition("first-cs"))
    assert "12.1*" not in t.places(0)
    assert "12.2*" in t.places(0)


def guild(preset: str, **switches: str) -> Table:
    """Let seat 0 send an assistant from home by the Guild; seat 1's Snowman guards a tile with free spaces."""
    rules = edition(preset, **switches)
    t = Table(3, at={15: "", 10: "1*@1", 14: "2@1", 0: "0 0*"}, powers={1: "snowman"}, left={0: "s"}, ruleset=rules)
    t.place(0, tile=15)
    t.choose(0, "home")
    return t


@ALL_FIRST
@pytest.mark.trace("PRIO-02")
def test_amb_64_the_guild_enters_occupied_spaces_only_in_every_book(preset: str) -> None:
    """The Snowman's own among them. The Polish book's "empty" is a slip: LOC15-01 asks for an occupied space."""
    t = guild(preset)
    assert t.legal() == {"10.1", "14.1"}
    t.choose(0, "10.1")
    assert t.left(1) == "ss*"


@pytest.mark.trace("PRIO-02")
def test_amb_64_by_the_switch_free_spaces_beside_the_snowman_are_open_too() -> None:
    """Nobody is displaced then, and the location works; the log tells of the move all the same."""
    t = guild("first-pl", guild_at_snowman="free")
    assert t.legal() == {"10.1", "10.2", "10.3", "14.1"}
    t.choose(0, "10.2")
    assert t.spaces_at(10) == "1*@1 0@2"
    assert t.events("displace") == []
    [sent] = t.events("send")
    assert (sent.seat, sent.tile, sent.key) == (0, 10, "standard")
    assert t.left(1) == "ss"


def test_amb_64_free_spaces_of_other_locations_are_not() -> None:
    """Only where a Snowman keeps others out; tile 14 has a free space beside seat 2."""
    assert "14.2" not in guild("first-pl", guild_at_snowman="free").legal()


def test_amb_64_by_the_switch_ones_own_snowman_opens_no_free_space() -> None:
    """LOC15-01 speaks of a location with an opponent."""
    rules = edition("first-pl", guild_at_snowman="free")
    t = Table(at={15: "", 10: "0*@1", 0: "0"}, powers={0: "snowman"}, left={0: "s"}, ruleset=rules)
    t.place(0, tile=15)
    assert (t.seat, t.prompt) == (1, "place")
