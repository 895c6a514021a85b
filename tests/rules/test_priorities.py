"""Conflicts between effects (PRIO): what goes first, and what gives way."""

import pytest

from support.deck import card_with
from support.table import Table


@pytest.mark.trace("AMB-65")
def test_prio_01_a_locations_effect_takes_precedence_over_an_ability() -> None:
    """The Guild sends an assistant next to opponents though the Sasquatch would never go there on its own."""
    t = Table(powers={0: "sasquatch"}, tiles="1 15", on={10: "B1 B2"}, at={10: "1", 0: "0*"}, left={0: "s", 1: "s"})
    t.place(0, tile=15)
    t.choose(0, "home*")
    assert t.at(10) == "0*"
    assert t.prompt == "take"


@pytest.mark.trace("AMB-72")
def test_prio_01_before_any_effects_still_means_before() -> None:
    """Precedence settles conflicts; abilities that say when they act keep their place in time."""
    t = Table(powers={0: "imp"}, on={10: "B1 B2"})
    t.place(0, tile=10, special=True)
    assert t.prompt == "imp"


@pytest.mark.trace("EX-22", "AMB-64")
def test_prio_02_the_guild_enters_a_location_that_the_snowman_blocks() -> None:
    """Even the Snowman's own space; but only spaces where an opponent stands."""
    t = Table(3, powers={1: "snowman"}, tiles="1 15", on={10: "B1 B2"}, at={10: "2 1*", 0: "0"}, left={0: "s"})
    assert 10 not in t.tiles_open(0)
    t.place(0, tile=15)
    t.choose(0, "home")
    assert t.legal() == {"10.1", "10.2"}
    t.choose(0, "10.2")
    assert t.at(10) == "2 0"
    assert t.left(1) == "ss*"
    assert t.prompt == "take"


@pytest.mark.trace("EX-22")
def test_prio_02_the_guild_takes_another_space_at_the_snowmans_location() -> None:
    """Then the Snowman stays, and goes on keeping others out."""
    t = Table(3, powers={1: "snowman"}, tiles="1 15", at={10: "2 1*", 0: "0"}, left={0: "s"})
    t.place(0, tile=15)
    t.choose(0, "home", "10.1")
    assert t.at(10) == "1* 0"
    assert 10 not in t.tiles_open(1)


def test_prio_03_the_longer_present_acts_first() -> None:
    """Cube and Sasquatch at one location react in the order in which they came."""
    for order, prompts in (("1* 2*", ["cube", "sasquatch"]), ("2* 1*", ["sasquatch", "cube"])):
        t = Table(3, powers={1: "cube", 2: "sasquatch"}, hand={0: "A1"}, at={10: order})
        t.place(0, tile=10)
        asked = []
        while t.prompt in {"cube", "sasquatch"}:
            asked.append(t.prompt)
            t.choose(t.seat, "give" if t.prompt == "cube" else "stay")
        assert asked == prompts


def test_prio_03_those_present_react_before_the_arrival_acts_and_that_before_the_location() -> None:
    """Cube, Sasquatch, then the Goblin that came, then the bookshop."""
    t = Table(
        3,
        powers={0: "goblin", 1: "cube", 2: "sasquatch"},
        hand={0: "A1 A2", 1: "Z1"},
        on={10: "B1 B2"},
        at={10: "1* 2*"},
    )
    t.place(0, tile=10, special=True)
    assert (t.prompt, t.seat) == ("cube", 0)
    t.choose(0, "give")
    assert (t.prompt, t.seat) == ("sasquatch", 2)
    t.choose(2, "stay")
    assert (t.prompt, t.seat) == ("goblin-victim", 0)
    t.choose(0, "done")
    assert (t.prompt, t.seat) == ("take", 0)


@pytest.mark.trace("EX-23")
def test_prio_04_the_cube_absorbs_before_the_goblin_steals() -> None:
    """So the card just absorbed may be stolen back."""
    monster = card_with("monster")
    t = Table(powers={0: "goblin", 1: "cube"}, hand={0: monster}, at={10: "1*"})
    t.place(0, tile=10, special=True)
    assert (t.prompt, t.seat) == ("cube", 0)
    t.choose(0, "give")
    assert (t.prompt, t.seat) == ("goblin-victim", 0)
    t.choose(0, "seat 1", "monster")
    assert t.hand(0) == monster


@pytest.mark.trace("EX-23")
def test_prio_04_a_goblin_that_was_there_first_does_not_steal_from_the_cube_that_comes() -> None:
    """It steals on arrival only; and the Cube owes nothing for coming."""
    t = Table(powers={0: "cube", 1: "goblin"}, hand={0: "A1", 1: "B1"}, at={10: "1*"})
    t.place(0, tile=10, special=True)
    assert (t.prompt, t.seat) == ("place", 1)


@pytest.mark.trace("EX-24")
def test_prio_05_the_ghost_cannot_join_the_snowman() -> None:
    """Neither on its space nor on any other of its location, taken or free."""
    t = Table(3, powers={0: "ghost", 1: "snowman"}, tiles="1 9", at={10: "2 1*"})
    assert t.tiles_open(0, special=True) == {0, 9}


@pytest.mark.trace("AMB-47")
def test_prio_05_on_a_delayed_location_there_is_nothing_to_share() -> None:
    """There the Snowman does not block and the Ghost takes a free space."""
    t = Table(powers={0: "ghost", 1: "snowman"}, at={11: "1*"})
    assert {place for place in t.places(0) if place.startswith("11")} == {"11.2", "11.2*"}
