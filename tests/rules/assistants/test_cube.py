"""Cube (ASST-CUBE): opponents who come to its location give a random card, or let its owner act."""

from typing import Any

import pytest

from support.deck import in_order
from support.editions import BOTH_EDITIONS, edition
from support.eyes import seen_hand
from support.table import Table


def absorbing(seats: int = 2, preset: str = "first-en", **words: Any) -> Table:
    """Return a table where seat 0 has just come to tile 10, on which seat 1's Cube stands."""
    t = Table(seats, powers={1: "cube"}, at={10: "1*"}, ruleset=edition(preset), **words)
    t.place(0, tile=10)
    return t


def test_asst_cube_01_the_visitor_chooses_before_any_effect() -> None:
    """Give a card, or allow; only then does the location work."""
    t = absorbing(hand={0: "A1"}, on={10: "B1 B2"})
    assert (t.prompt, t.seat) == ("cube", 0)
    assert t.legal() == {"give", "allow"}
    t.choose(0, "give")
    assert t.hand(1) == "A1"
    assert t.prompt == "take"


def test_asst_cube_01_the_card_is_a_random_one() -> None:
    """With different luck, each card of the hand is the one that goes."""
    given = set()
    for n in range(60):
        t = absorbing(hand={0: "A1 A2 A3"}, seed=bytes([n]) * 32)
        t.choose(0, "give")
        given.add(t.hand(1))
        assert in_order(f"{t.hand(0)} {t.hand(1)}") == "A1 A2 A3"
    assert given == {"A1", "A2", "A3"}


def test_asst_cube_01_the_card_given_stays_in_the_owners_hand() -> None:
    """In the first edition it is not shelved at once."""
    t = absorbing(hand={0: "A1"})
    t.choose(0, "give")
    assert (t.prompt, t.seat) == ("place", 1)
    assert t.shelf(1) == ""


@BOTH_EDITIONS
@pytest.mark.trace("ASST2-CUBE-01")
def test_asst_cube_01_the_owner_may_do_both_home_actions_if_allowed(preset: str) -> None:
    """At once and out of turn, in either order, one or both or none."""
    t = absorbing(preset=preset, hand={0: "A1", 1: "M1"}, deck="C1 C2")
    assert t.legal() == {"give", "allow"}
    t.choose(0, "allow")
    assert (t.prompt, t.seat) == ("both-home", 1)
    assert (t.decision.rule_id, t.decision.about["other"]) == ("ASST-CUBE-01", 0)
    assert t.legal() == {"draw", "shelve", "done"}
    t.choose(1, "shelve", "draw")
    assert (t.shelf(1), t.hand(1), t.hand(0)) == ("M1", "C1", "A1")


def test_amb_76_a_visitor_without_cards_has_to_allow() -> None:
    """There is nothing to give."""
    t = absorbing()
    assert (t.seat, t.prompt) == (1, "both-home")
    [event] = t.events("allow")
    assert (event.seat, event.other) == (0, 1)


def test_amb_76_those_already_there_owe_nothing_when_the_cube_comes() -> None:
    """Only later arrivals do."""
    t = Table(powers={0: "cube"}, hand={1: "A1"}, at={10: "1"})
    t.place(0, tile=10, special=True)
    assert (t.prompt, t.seat) == ("place", 1)


def test_amb_76_every_arrival_of_an_opponent_triggers_it_anew() -> None:
    """Two visits of the same opponent: two cards. The owner's own assistants come free."""
    t = Table(3, powers={1: "cube"}, hand={0: "A1 A2", 1: "M1"}, at={10: "1*"}, left={0: "ss", 1: "s", 2: ""})
    t.place(0, tile=10)
    t.choose(0, "give")
    t.place(1, tile=10)
    assert (t.prompt, t.seat) == ("place", 0)
    t = Table(3, powers={1: "cube"}, hand={0: "A1 A2"}, at={10: "1* 0"}, left={0: "s", 1: "", 2: ""})
    t.place(0, tile=10)
    assert t.prompt == "cube"


@BOTH_EDITIONS
@pytest.mark.trace("ASST2-CUBE-01")
def test_amb_76_the_random_card_is_known_to_giver_and_owner_only(preset: str) -> None:
    """A third player sees neither which card went nor which are left."""
    t = absorbing(3, preset, hand={0: "A1 A2"})
    t.choose(0, "give")
    assert seen_hand(t, 0, 1) == t.hand(1)
    assert seen_hand(t, 1, 1) == t.hand(1)
    assert seen_hand(t, 2, 1) == "?"
    assert seen_hand(t, 1, 0) == "?"
    assert [event.seen for event in t.events("pass")] == [0b011]
