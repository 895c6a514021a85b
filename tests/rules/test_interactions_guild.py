"""The Assistant's Guild and the special assistants: who may be displaced by whom, and who reacts (AMB-63..65)."""

import pytest

from support.deck import card_with
from support.table import Table


def guild(seats: int, home: str, at: dict[int, str], **words: object) -> Table:
    """Seat 0 has that assistant at home, and places a standard one at the Guild."""
    left = {0: "s*" if home == "0" else "ss"}
    t = Table(seats, tiles="1 15", at={0: home, **at}, left=left, **words)  # type: ignore[arg-type]
    t.place(0, tile=15)
    return t


@pytest.mark.parametrize("order", ["1* 2", "2 1*"])
def test_amb_63_the_cube_reacts_to_whoever_is_moved_to_its_location(order: str) -> None:
    """It is a visit like any other."""
    t = guild(3, "0", {10: order}, powers={1: "cube"}, hand={0: "A1"})
    t.choose(0, "home", f"10.{order.split().index('2') + 1}")
    assert (t.prompt, t.seat) == ("cube", 0)


@pytest.mark.parametrize("key", ["cube", "sasquatch"])
def test_amb_63_the_one_displaced_does_not_react(key: str) -> None:
    """It has left before the other comes."""
    t = guild(2, "0", {10: "1*"}, powers={1: key}, hand={0: "A1"}, on={10: "B1"})
    t.choose(0, "home", "10.1")
    assert t.at(10) == "0"
    assert (t.prompt, t.seat) == ("take", 0)
    assert "*" in t.left(1)


@pytest.mark.trace("LOC15-02", "AMB-18")
def test_amb_63_the_one_displaced_is_placed_again_on_a_later_turn() -> None:
    """Its owner, who had nobody left, is in the rotation again."""
    t = Table(tiles="1 15", at={0: "0", 10: "1"}, left={0: "s", 1: ""})
    t.place(0, tile=15)
    t.choose(0, "home", "10.1")
    assert (t.prompt, t.seat, t.left(1)) == ("place", 1, "s")


@pytest.mark.parametrize(
    ("key", "prompt"), [("goblin", "goblin-victim"), ("imp", "imp"), ("witch", "take"), ("snowman", "take")]
)
def test_amb_63_the_ability_of_the_one_moved_triggers(key: str, prompt: str) -> None:
    """On arrival it does what it always does, against those who are left there."""
    loot = card_with("monster", skip="B1 B2")
    t = guild(3, "0*", {10: "1 2"}, powers={0: key}, on={10: "B1 B2"}, hand={1: loot, 2: "Z1"})
    t.choose(0, "home*", "10.1")
    assert t.prompt == prompt
    if key == "goblin":
        assert t.legal() == {"seat 2", "done"}


def test_amb_63_the_automaton_counts_its_own_at_the_place_it_is_moved_to() -> None:
    """One other of its owner's there: one home action."""
    t = Table(3, powers={0: "automaton"}, tiles="1 15", at={0: "0*", 10: "0 1"}, left={0: "s"}, deck="C1")
    t.place(0, tile=15)
    t.choose(0, "home*", "10.2", "draw")
    assert t.hand(0) == "C1"
    assert (t.prompt, t.seat) == ("place", 1)


def test_amb_63_a_snowman_that_was_moved_blocks_its_new_location() -> None:
    """From its visit on."""
    t = guild(2, "0*", {10: "1"}, powers={0: "snowman"})
    t.choose(0, "home*", "10.1")
    assert 10 not in t.tiles_open(1)


@pytest.mark.trace("LOC01-03", "ASST-GHOST-01")
def test_amb_63_the_ghost_cannot_be_moved_onto_the_hut() -> None:
    """A standard assistant can."""
    for home, spaces in (("0*", {"10.1"}), ("0", {"1.1", "10.1"})):
        t = guild(2, home, {1: "1", 10: "1"}, powers={0: "ghost"})
        t.choose(0, "home" + home.removeprefix("0"))
        assert t.legal() == spaces


@pytest.mark.trace("LOC15-04")
def test_amb_63_a_ghost_at_home_with_nobody_but_at_the_hut_to_displace_cannot_be_sent() -> None:
    """The Guild has no effect then."""
    t = guild(2, "0*", {1: "1"}, powers={0: "ghost"})
    assert (t.prompt, t.seat) == ("place", 1)


def test_amb_63_a_ghost_that_is_moved_draws_nothing_for_a_space_of_its_own() -> None:
    """The one displaced has left; nobody shares the space."""
    t = guild(2, "0*", {10: "1"}, powers={0: "ghost"}, deck="C1", on={10: "B1"})
    t.choose(0, "home*", "10.1")
    assert t.hand(0) == ""
    assert t.prompt == "take"


@pytest.mark.parametrize(
    ("choice", "there", "back"), [("displace_ghost", "2@1 0@1", 1), ("displace_other", "1*@1 0@1", 2)]
)
def test_amb_63_of_two_that_share_a_space_one_is_displaced(choice: str, there: str, back: int) -> None:
    """The player chooses; the other stays and shares with the newcomer."""
    t = guild(3, "0", {10: "2@1 1*@1"}, powers={1: "ghost"})
    t.choose(0, "home", "10.1")
    assert (t.prompt, t.legal()) == ("displace-which", {"displace_ghost", "displace_other"})
    t.choose(0, choice)
    assert t.spaces_at(10) == there
    assert t.left(back) == "ss*"


@pytest.mark.parametrize("own", ["0@1 1*@1", "1@1 0*@1"])
def test_amb_63_who_shares_a_space_with_your_own_assistant_is_displaced_without_question(own: str) -> None:
    """Only opponents' assistants can be."""
    key = {0: "ghost"} if "0*" in own else {1: "ghost"}
    t = Table(2, tiles="1 15", at={0: "0", 10: own}, left={0: "s" if "0*" in own else "*"}, powers=key)
    t.place(0, tile=15, special="0*" not in own)
    t.choose(0, "home", "10.1")
    assert (t.prompt, t.seat) == ("place", 1)
    assert t.at(10).split().count("0") + t.at(10).split().count("0*") == 2


def test_amb_63_where_a_newcomer_took_the_ghosts_part_the_choice_is_by_owner() -> None:
    """Two standard assistants share a space; a third player's Guild asks whose has to go."""
    t = guild(4, "0", {10: "1@1 2@1", 14: "3*"}, powers={3: "ghost"})
    t.choose(0, "home", "10.1")
    assert (t.prompt, t.legal()) == ("displace-whose", {"seat 1", "seat 2"})
    t.choose(0, "seat 2")
    assert t.spaces_at(10) == "1@1 0@1"
    assert t.left(2) == "ss*"


def test_amb_63_with_three_on_a_space_ghost_or_other_is_asked_first() -> None:
    """The Ghost came back to the space that two others shared."""
    t = guild(4, "0", {10: "1@1 2@1 3*@1"}, powers={3: "ghost"})
    t.choose(0, "home", "10.1", "displace_other", "seat 1")
    assert t.spaces_at(10) == "2@1 3*@1 0@1"
    t = guild(4, "0", {10: "1@1 2@1 3*@1"}, powers={3: "ghost"})
    t.choose(0, "home", "10.1", "displace_ghost")
    assert t.spaces_at(10) == "1@1 2@1 0@1"


def test_amb_63_the_newcomer_waits_for_resolution_at_a_delayed_location() -> None:
    """Only instant effects are carried out at once."""
    t = guild(2, "0", {12: "1"})
    t.choose(0, "home", "12.1")
    assert (t.prompt, t.seat) == ("place", 1)
    assert t.at(12) == "0"


def test_amb_65_the_guild_puts_the_sasquatch_beside_opponents() -> None:
    """Its shyness does not bind the Guild."""
    t = guild(3, "0*", {10: "1 2"}, powers={0: "sasquatch"})
    t.choose(0, "home*", "10.1")
    assert t.at(10) == "2 0*"


def test_amb_65_a_sasquatch_may_run_from_an_opponent_who_is_moved_beside_it() -> None:
    """The newcomer has come to its location."""
    t = guild(3, "0", {10: "2 1*"}, powers={1: "sasquatch"})
    t.choose(0, "home", "10.1")
    assert (t.prompt, t.seat) == ("sasquatch", 1)
    t.choose(1, "take_back")
    assert t.at(10) == "0"


def test_amb_63_the_guild_may_send_an_assistant_where_its_own_ghost_shares_the_guild() -> None:
    """The Guild's own space, when an opponent stands there too: the effect starts over."""
    t = Table(
        3, powers={0: "ghost"}, tiles="1 15", at={0: "0 0", 15: "1", 10: "2"}, left={0: "*", 1: "", 2: ""}, deck="C1"
    )
    t.place(0, tile=15, special=True)
    assert t.hand(0) == "C1"
    t.choose(0, "home")
    assert t.legal() == {"10.1", "15.1"}
    t.choose(0, "15.1")
    assert (t.at(15), t.prompt) == ("0* 0", "send-from-home")
    t.choose(0, "home", "10.1")
    assert t.at(10) == "0"
