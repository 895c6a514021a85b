"""Sasquatch (ASST-SASQ): keeps away from opponents, and may run when one comes."""

import pytest

from support.table import Table


def test_asst_sasq_01_visits_only_locations_without_opponents() -> None:
    """Own assistants do not bother it; one opponent does, on an instant tile and on a delayed one."""
    t = Table(3, powers={0: "sasquatch"}, tiles="1 9", at={10: "0", 14: "1", 11: "2"})
    assert t.tiles_open(0, special=True) == {0, 1, 9, 10}
    assert t.tiles_open(0) == {0, 1, 9, 10, 14, 11}


def test_asst_sasq_02_may_be_taken_back_before_anything_else_happens() -> None:
    """Its owner, out of turn, takes it back and places it again on a later turn."""
    t = Table(powers={1: "sasquatch"}, on={10: "B1 B2"}, at={10: "1*"}, left={0: "s", 1: "s"})
    t.place(0, tile=10)
    assert (t.prompt, t.seat) == ("sasquatch", 1)
    assert t.legal() == {"take_back", "stay"}
    t.choose(1, "take_back")
    assert t.at(10) == "0"
    assert t.left(1) == "s*"
    assert (t.prompt, t.seat) == ("take", 0)
    t.choose(0, "B1", "done")
    t.place(1, tile=0, special=True)
    assert t.at(0).split().count("1*") == 1


def test_asst_sasq_02_may_stay() -> None:
    """Then both are there, and the location works."""
    t = Table(powers={1: "sasquatch"}, on={10: "B1 B2"}, at={10: "1*"})
    t.place(0, tile=10)
    t.choose(1, "stay")
    assert t.at(10) == "1* 0"
    assert t.prompt == "take"


@pytest.mark.trace("LOC03-02")
@pytest.mark.parametrize("visitor", ["standard", "ghost", "automaton"])
def test_asst_sasq_02_is_not_asked_when_outbid(visitor: str) -> None:
    """The Auction House sends it back in any case."""
    t = Table(powers={0: visitor, 1: "sasquatch"}, on={3: "B1"}, at={3: "1*@1"}, left={0: "s*", 1: "s"})
    t.place(0, tile=3, space=2, special=visitor != "standard")
    assert (t.seat, t.prompt, t.left(1)) == (1, "place", "s*")


@pytest.mark.trace("LOC03-02")
@pytest.mark.parametrize(("hand", "asked"), [("A1", True), ("", False)])
def test_asst_sasq_02_is_asked_when_outbid_by_a_goblin_that_could_rob(hand: str, asked: bool) -> None:
    """The Goblin acts before the lower bidder is sent back; without the Sasquatch it finds nobody."""
    t = Table(powers={0: "goblin", 1: "sasquatch"}, on={3: "B1"}, at={3: "1*@1"}, hand={1: hand})
    t.place(0, tile=3, space=2, special=True)
    assert (t.prompt == "sasquatch") == asked
    if asked:
        t.choose(1, "take_back")
    assert (t.seat, t.prompt, t.left(1)) == (1, "place", "ss*")


def test_asst_sasq_02_own_assistants_do_not_disturb_it() -> None:
    """Only opponents' arrivals do."""
    t = Table(powers={0: "sasquatch"}, on={10: "B1 B2"}, at={10: "0*"})
    t.place(0, tile=10)
    assert t.prompt == "take"


def test_asst_sasq_02_its_owner_comes_back_into_the_rotation() -> None:
    """Though the owner had no assistants left, placement goes on until the Sasquatch stands again."""
    t = Table(powers={1: "sasquatch"}, at={10: "1*"}, left={0: "s", 1: ""})
    t.place(0, tile=10)
    t.choose(1, "take_back")
    assert (t.prompt, t.seat) == ("place", 1)
    t.draw_at_home(1, special=True)
    assert t.state.round.number == 3


def test_asst_sasq_02_it_is_placed_when_its_owners_turn_comes() -> None:
    """Running costs nobody a turn: the next player is at turn as before."""
    t = Table(3, powers={2: "sasquatch"}, at={10: "2*"}, left={0: "s", 1: "s", 2: "s"})
    t.place(0, tile=10)
    t.choose(2, "take_back")
    assert (t.prompt, t.seat) == ("place", 1)
    t.draw_at_home(1)
    assert (t.prompt, t.seat, t.left(2)) == ("place", 2, "s*")
