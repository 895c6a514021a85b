"""The Assistant's Guild and the special assistants beyond the tile's own tests: chains, crowds, comebacks."""

import pytest

from support.deck import card_with
from support.table import Table


def guild(seats: int, home: str, at: dict[int, str], **words: object) -> Table:
    """Return a table where seat 0 has that assistant at home and places a standard one at the Guild."""
    left = {0: "s*" if home == "0" else "ss"}
    t = Table(seats, tiles="1 15", at={0: home, **at}, left=left, **words)  # type: ignore[arg-type]
    t.place(0, tile=15)
    return t


@pytest.mark.parametrize(
    ("key", "prompt"), [("goblin", "goblin-victim"), ("imp", "imp"), ("witch", "take"), ("snowman", "take")]
)
def test_amb_63_the_ability_of_the_one_moved_triggers(key: str, prompt: str) -> None:
    """On arrival it does what it always does, against those who are left there."""
    loot = card_with("monster", skip="B1 B2")
    t = guild(3, "0*", {10: "1 2"}, powers={0: key}, on={10: "B1 B2"}, hand={1: loot, 2: "Z1"})
    t.choose(0, "10.1")
    assert t.prompt == prompt
    if key == "goblin":
        assert t.legal() == {"seat 2", "done"}


def test_amb_63_the_automaton_counts_its_own_at_the_place_it_is_moved_to() -> None:
    """One other of its owner's there: one home action."""
    t = Table(3, powers={0: "automaton"}, tiles="1 15", at={0: "0*", 10: "0 1"}, left={0: "s"}, deck="C1")
    t.place(0, tile=15)
    t.choose(0, "draw")
    assert t.hand(0) == "C1"
    assert (t.prompt, t.seat) == ("place", 1)


@pytest.mark.trace("LOC15-04")
def test_amb_63_a_ghost_at_home_with_nobody_but_at_the_hut_to_displace_cannot_be_sent() -> None:
    """The Guild has no effect then."""
    t = guild(2, "0*", {1: "1"}, powers={0: "ghost"})
    assert (t.prompt, t.seat) == ("place", 1)


def test_amb_63_where_a_newcomer_took_the_ghosts_part_the_choice_is_by_owner() -> None:
    """Two standard assistants share a space; a third player's Guild asks whose has to go."""
    t = guild(4, "0", {10: "1@1 2@1", 14: "3*"}, powers={3: "ghost"})
    t.choose(0, "10.1")
    assert (t.prompt, t.legal()) == ("displace-whose", {"seat 1", "seat 2"})
    t.choose(0, "seat 2")
    assert t.spaces_at(10) == "1@1 0@1"
    assert t.left(2) == "ss*"


def test_amb_63_with_three_on_a_space_ghost_or_other_is_asked_first() -> None:
    """The Ghost came back to the space that two others shared."""
    t = guild(4, "0", {10: "1@1 2@1 3*@1"}, powers={3: "ghost"})
    t.choose(0, "displace_other", "seat 1")
    assert t.spaces_at(10) == "2@1 3*@1 0@1"
    t = guild(4, "0", {10: "1@1 2@1 3*@1"}, powers={3: "ghost"})
    t.choose(0, "displace_ghost")
    assert t.spaces_at(10) == "1@1 2@1 0@1"


def test_amb_63_the_guild_may_send_an_assistant_where_its_own_ghost_shares_the_guild() -> None:
    """The Guild's own space, when an opponent stands there too: the effect starts over."""
    t = Table(
        3, powers={0: "ghost"}, tiles="1 15", at={0: "0 0", 15: "1", 10: "2"}, left={0: "*", 1: "", 2: ""}, deck="C1"
    )
    t.place(0, tile=15, special=True)
    assert t.hand(0) == "C1"
    assert t.legal() == {"10.1", "15.1"}
    t.choose(0, "15.1")
    assert [event.tile for event in t.events("displace")] == [15, 10]
    assert (t.at(15), t.at(10)) == ("0* 0", "0")
