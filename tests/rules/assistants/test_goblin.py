"""Goblin (ASST-GOBLIN): a card of a named category from each opponent where it arrives."""

from support.deck import card_with, cards_with, in_order
from support.eyes import seen_hand
from support.table import Table

LOTS = "B1 B2"
MONSTERS = cards_with(2, "monster", skip=LOTS)
OTHERS = cards_with(2, "spells", without="monster", skip=LOTS)
MIXED = " ".join(MONSTERS + OTHERS[:1])


def test_asst_goblin_01_may_steal_before_any_effect() -> None:
    """Where opponents are, stealing comes before what the location does, and can be left."""
    t = Table(powers={0: "goblin"}, hand={1: MIXED}, on={10: LOTS}, at={10: "1"})
    t.place(0, tile=10, special=True)
    assert t.prompt == "goblin-victim"
    assert t.legal() == {"seat 1", "done"}
    t.choose(0, "done")
    assert t.prompt == "take"
    assert t.hand(1) == in_order(MIXED)


def test_asst_goblin_01_steals_from_nobody_where_no_opponent_is() -> None:
    """Own assistants, and opponents elsewhere or at home, are no victims."""
    t = Table(powers={0: "goblin"}, hand={1: MIXED}, on={10: LOTS}, at={10: "0", 14: "1", 0: "1"})
    t.place(0, tile=10, special=True)
    assert t.prompt == "take"


def test_asst_goblin_01_steals_nothing_at_home() -> None:
    """At home it does what everybody does there."""
    t = Table(powers={0: "goblin"}, hand={1: MIXED}, at={0: "1"})
    t.place(0, tile=0, special=True)
    assert t.prompt == "home"


def test_asst_goblin_02_the_victim_chooses_among_its_cards_of_the_category() -> None:
    """A category is named, and the victim must give one card with a book of it, whichever it likes."""
    t = Table(powers={0: "goblin"}, hand={1: MIXED}, at={10: "1"})
    t.place(0, tile=10, special=True)
    t.choose(0, "seat 1", "monster")
    assert t.seat == 1
    assert t.legal() == set(MONSTERS)
    t.choose(1, MONSTERS[1])
    assert t.hand(0) == MONSTERS[1]
    assert t.hand(1) == in_order(f"{MONSTERS[0]} {OTHERS[0]}")


def test_asst_goblin_02_a_victim_without_a_match_shows_its_hand_to_the_thief_only() -> None:
    """Nothing is given, and the thief knows the hand from then on."""
    hand = " ".join(OTHERS)
    t = Table(3, powers={0: "goblin"}, hand={1: hand}, at={10: "1"})
    t.place(0, tile=10, special=True)
    t.choose(0, "seat 1", "monster")
    assert (t.prompt, t.seat) == ("place", 1)
    assert t.hand(1) == in_order(hand)
    assert seen_hand(t, 0, 1) == in_order(hand)
    assert seen_hand(t, 2, 1) == "? ?"
    assert [(event.seen, event.for_seat(2).cards) for event in t.events("shows-hand")] == [(0b011, b"\xff\xff")]


def test_asst_goblin_03_robs_every_opponent_there_once() -> None:
    """Each opponent on the tile may be tried, with another category if you like, in any order."""
    t = Table(3, powers={0: "goblin"}, hand={1: MONSTERS[0], 2: OTHERS[0]}, at={10: "1 2"})
    t.place(0, tile=10, special=True)
    assert t.legal() == {"seat 1", "seat 2", "done"}
    t.choose(0, "seat 2", "spells")
    assert t.legal() == {"seat 1", "done"}
    t.choose(0, "seat 1", "monster")
    assert t.hand(0) == in_order(f"{MONSTERS[0]} {OTHERS[0]}")
    assert t.prompt == "shelve-gained"


def test_asst_goblin_03_robs_nobody_twice_whoever_was_robbed_in_between() -> None:
    """All who have been robbed are noted, in any order, also one who had no match."""
    hands = {1: MIXED, 2: " ".join(cards_with(3, "spells", without="monster", skip=MIXED)), 3: ""}
    hands[3] = " ".join(cards_with(3, "historic", skip=f"{MIXED} {hands[2]}"))
    t = Table(4, powers={0: "goblin"}, hand=hands, at={10: "1 2 3"})
    t.place(0, tile=10, special=True)
    assert t.legal() == {"seat 1", "seat 2", "seat 3", "done"}
    t.choose(0, "seat 2", "monster")
    assert t.legal() == {"seat 1", "seat 3", "done"}
    t.choose(0, "seat 1", "monster")
    t.choose(1, MONSTERS[0])
    assert (t.seat, t.legal()) == (0, {"seat 3", "done"})


def test_asst_goblin_03_robs_an_opponent_with_two_assistants_there_once() -> None:
    """It is opponents that are robbed, not assistants."""
    t = Table(3, powers={0: "goblin"}, hand={1: MIXED}, at={10: "1 1"})
    t.place(0, tile=10, special=True)
    t.choose(0, "seat 1", "monster")
    t.choose(1, MONSTERS[0])
    t.choose(0, "done")
    assert (t.prompt, t.seat) == ("place", 1)


def test_asst_goblin_04_all_stolen_cards_may_be_shelved() -> None:
    """Some, all or none of what was stolen goes to the shelf at once; other hand cards do not."""
    own = card_with("historic", skip=f"{MIXED} {LOTS}")
    t = Table(3, powers={0: "goblin"}, hand={0: own, 1: MONSTERS[0], 2: OTHERS[0]}, at={10: "1 2"})
    t.place(0, tile=10, special=True)
    t.choose(0, "seat 1", "monster")
    t.choose(0, "seat 2", "spells")
    assert t.legal() == {MONSTERS[0], OTHERS[0], "done"}
    t.choose(0, MONSTERS[0], OTHERS[0], f"right of {MONSTERS[0]}")
    assert t.shelf(0) == f"{MONSTERS[0]} {OTHERS[0]}"
    assert t.hand(0) == own


def test_amb_73_an_empty_hand_is_not_robbed() -> None:
    """Nothing happens to an opponent without cards."""
    t = Table(3, powers={0: "goblin"}, hand={2: MIXED}, at={10: "1 2"})
    t.place(0, tile=10, special=True)
    assert t.legal() == {"seat 2", "done"}


def test_asst_goblin_01_does_not_react_to_later_visitors() -> None:
    """It steals when it comes, not when others come."""
    t = Table(powers={1: "goblin"}, hand={0: MIXED}, at={10: "1*"})
    t.place(0, tile=10)
    assert (t.prompt, t.seat) == ("place", 1)
