"""Tile 15, Assistant’s Guild (LOC15): who moves where."""

import pytest

from support.table import Table


def guild(at: dict[int, str], seats: int = 2, powers: dict[int, str] | None = None, **on: str) -> Table:
    """Return a table where seat 0 has come to the Guild; cards lie on tiles as "t10"."""
    cards = {int(tile.strip("t")): names for tile, names in on.items()}
    t = Table(seats, at={15: "", **at}, on=cards, powers=powers, left={0: "s"})
    t.place(0, tile=15)
    return t


def test_loc15_01_moves_an_assistant_from_home_to_where_an_opponents_stands() -> None:
    """It takes the space of the other's assistant."""
    t = guild({10: "0@1 1@2"}, t10="A1 A2")
    assert t.spaces_at(10) == "0@1 0*@2"
    assert t.at(0) == ""


def test_loc15_01_only_spaces_of_opponents_are_targets() -> None:
    """Neither free spaces nor one's own, neither the Guild nor libraries (AMB-63)."""
    t = guild({10: "0 1", 12: "1", 0: "0*"}, 3)
    assert t.legal(0) == {"10.2", "12.1"}


def test_loc15_01_a_standard_assistant_or_the_special_one_may_be_moved() -> None:
    """Whatever stands at home."""
    t = Table(at={15: "", 10: "1", 0: "0 0*"})
    t.place(0, tile=15)
    assert t.legal(0) == {"home", "home*"}


def test_loc15_01_the_others_at_home_stay_there() -> None:
    """Those of opponents as well, whoever came first."""
    t = guild({10: "1", 0: "1* 1 0 2"}, 3, t10="A1 A2")
    t.choose(0, "home")
    assert t.at(0) == "1* 1 2 0*"


@pytest.mark.trace("AMB-19")
def test_loc15_01_the_move_is_compulsory_when_it_is_possible() -> None:
    """Neither the assistant nor the space can be declined."""
    t = guild({10: "1", 14: "1", 0: "0 0*"})
    assert t.legal(0) == {"home", "home*"}
    t.choose(0, "home")
    assert t.legal(0) == {"10.1", "14.1"}


@pytest.mark.trace("AMB-18")
def test_loc15_02_the_displaced_assistant_can_be_placed_again() -> None:
    """It is back with its owner, for a later turn of this round (AMB-18)."""
    t = Table(at={15: "", 10: "1", 0: "0 0"}, left={0: "*", 1: ""}, deck="A1 A2 A3 A4")
    t.place(0, tile=15, special=True)
    assert t.left(1) == "s"
    assert (t.seat, t.prompt) == (1, "place")
    t.draw_at_home(1)
    assert t.state.round.number == 3


def test_loc15_03_an_instant_effect_is_carried_out_there() -> None:
    """The one that has moved does what the location does."""
    t = guild({10: "1"}, t10="A1 A2")
    t.choose(0, "home")
    assert t.legal(0) == {"A1", "A2"}
    t.choose(0, "A2", "A2")
    assert t.shelf(0) == "A2"
    assert (t.seat, t.prompt) == (1, "place")


def test_loc15_no_effect_without_an_opponent_on_a_location() -> None:
    """Those at home are safe."""
    t = Table(at={15: "", 10: "0", 0: "0 1"})
    t.place(0, tile=15, special=True)
    assert (t.seat, t.prompt) == (1, "place")


def test_amb_63_a_delayed_location_waits_for_resolution() -> None:
    """The newcomer is there when the tile is resolved."""
    t = Table(at={15: "", 12: "1", 0: "0 0*"}, left={0: "s", 1: ""}, deck="A1 A2 A3 A4")
    t.place(0, tile=15)
    t.choose(0, "home")
    assert (t.seat, t.prompt) == (1, "place")
    t.draw_at_home(1)
    assert (t.seat, t.prompt) == (0, "take")
    assert t.cards_on(12) == "A2 A3"


def test_amb_63_of_two_that_share_a_space_one_is_chosen() -> None:
    """The other stays and shares with the newcomer."""
    at = {10: "1@1 2*@1", 0: "0 0*"}
    t = Table(3, at={15: "", **at}, powers={2: "ghost"}, left={0: "s"})
    t.place(0, tile=15)
    t.choose(0, "home")
    assert t.legal(0) == {"displace_ghost", "displace_other"}
    t.choose(0, "displace_other")
    assert t.spaces_at(10) == "2*@1 0@1"
    assert t.left(1) == "ss*"


def test_amb_63_the_ghost_itself_may_be_the_one_that_goes() -> None:
    """Then the newcomer stands with the other assistant."""
    t = Table(3, at={15: "", 10: "1@1 2*@1", 0: "0 0*"}, powers={2: "ghost"}, left={0: "s"})
    t.place(0, tile=15)
    t.choose(0, "home", "displace_ghost")
    assert t.spaces_at(10) == "1@1 0@1"
    assert t.left(2) == "ss*"


def test_amb_63_where_ones_own_shares_with_an_opponent_the_opponent_goes() -> None:
    """There is nobody else to choose."""
    t = Table(at={15: "", 10: "1@1 0*@1", 0: "0"}, powers={0: "ghost"})
    t.place(0, tile=15)
    assert t.spaces_at(10) == "0*@1 0@1"


def test_the_guild_may_reach_the_lounge_whose_effect_moves_others_only() -> None:
    """RULINGS 3: neither the assistant in the Guild nor the one just moved is moved again this turn."""
    t = guild({8: "1", 10: "0"}, powers={})
    t.choose(0, "move_assistant")
    assert t.legal(0) == {"10.1", "done"}
