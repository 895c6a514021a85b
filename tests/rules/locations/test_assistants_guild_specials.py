"""Tile 15, Assistant’s Guild: with special assistants (PRIO-01, PRIO-02, AMB-63 to AMB-65)."""

import pytest

from support.table import Table


def guild(at: dict[int, str], powers: dict[int, str], seats: int = 2, hand: dict[int, str] | None = None) -> Table:
    """Return a table where seat 0 has come to the Guild with a standard assistant."""
    t = Table(seats, at={15: "", **at}, powers=powers, left={0: "s"}, hand=hand, deck="Z1 Z2")
    t.place(0, tile=15)
    return t


def test_amb_64_a_displaced_snowman_blocks_no_longer() -> None:
    """The location is open again when it has gone."""
    t = guild({10: "1*@1", 0: "0 0*"}, {1: "snowman"})
    t.choose(0, "home")
    assert 10 in t.tiles_open(1)


def test_a_snowman_moved_by_the_guild_blocks_its_new_location() -> None:
    """Ongoing abilities go where the assistant goes."""
    t = guild({10: "1@1", 0: "0*"}, {0: "snowman"})
    t.choose(0, "home*")
    assert 10 not in t.tiles_open(1)


def test_amb_65_a_displaced_sasquatch_goes_back_without_being_asked() -> None:
    """RULINGS 3: the displaced one leaves first and does not react."""
    t = guild({10: "1*@1", 0: "0 0*"}, {1: "sasquatch"})
    t.choose(0, "home")
    assert (t.seat, t.prompt) == (1, "place")
    assert t.left(1) == "ss*"


def test_amb_65_a_sasquatch_beside_the_newcomer_may_run() -> None:
    """Its opponent has come to its location."""
    t = guild({10: "1@1 1*@2", 0: "0 0*"}, {1: "sasquatch"})
    t.choose(0, "home", "10.1")
    assert t.legal(1) == {"take_back", "stay"}
    t.choose(1, "take_back")
    assert t.at(10) == "0"


def test_a_displaced_cube_does_not_react() -> None:
    """RULINGS 3: it has gone before the other one comes."""
    t = guild({10: "1*@1", 0: "0 0*"}, {1: "cube"}, hand={0: "M1"})
    t.choose(0, "home")
    assert (t.seat, t.prompt) == (1, "place")


def test_a_cube_beside_the_newcomer_reacts() -> None:
    """RULINGS 3: every moved assistant visits its new tile."""
    t = guild({10: "1@1 1*@2", 0: "0 0*"}, {1: "cube"}, hand={0: "M1"})
    t.choose(0, "home", "10.1")
    assert t.prompt == "cube"
    t.choose(0, "give")
    assert t.hand(1) == "M1"


@pytest.mark.parametrize(
    ("left", "home", "moved", "prompt"), [("s", "0 0*", "home*", "mummy"), ("*", "0 0", "home", "put")]
)
def test_amb_63_a_moved_mummy_shelves_in_its_own_way(left: str, home: str, moved: str, prompt: str) -> None:
    """RULINGS 3: in nested effects the acting assistant is the one on the space being resolved, not the mover."""
    t = Table(at={15: "", 10: "1", 0: home}, on={10: "A1"}, shelf={0: "Z1"}, powers={0: "mummy"}, left={0: left})
    t.place(0, tile=15, special=left == "*")
    if left == "s":
        t.choose(0, moved)
    t.choose(0, "A1")
    assert t.prompt == prompt


def test_the_ghost_cannot_be_moved_to_the_hut() -> None:
    """RULINGS 3: a standard assistant can."""
    t = guild({1: "1", 10: "1", 0: "0 0*"}, {0: "ghost"})
    t.choose(0, "home*")
    assert t.at(10) == "0*"
    t = guild({1: "1", 0: "0 0*"}, {0: "ghost"})
    assert t.at(1) == "0"


def test_a_moved_ghost_draws_only_where_it_really_shares() -> None:
    """AMB-79: taking somebody's place is not sharing it."""
    t = guild({14: "1@1 1@2", 0: "0 0*"}, {0: "ghost"})
    t.choose(0, "home*", "14.1")
    assert t.hand(0) == ""
    assert t.spaces_at(14) == "1@2 0*@1"
