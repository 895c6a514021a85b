"""Who knows which card after special assistants have been at work (AMB-21, AMB-73)."""

import pytest

from support.deck import card_of, card_with, in_order
from support.eyes import EVERY_EYE, seen_hand, seen_on
from support.table import Table

MONSTER = card_with("monster")
OTHER = card_with("spells", without="monster")


def robbed(seats: int) -> Table:
    """Return a table where seat 0's Goblin has just stolen one of two cards from seat 1."""
    t = Table(seats, powers={0: "goblin"}, hand={1: f"{MONSTER} {OTHER}"}, at={10: "1"})
    t.place(0, tile=10, special=True)
    t.choose(0, "seat 1", "monster")
    t.choose(1, MONSTER)
    t.choose(0, "done")
    return t


def test_amb_73_the_stolen_card_is_known_to_thief_and_victim_only() -> None:
    """Others see that a card went, not which."""
    t = robbed(3)
    assert [seen_hand(t, looker, 0) for looker in (0, 1, 2, EVERY_EYE)] == [MONSTER, MONSTER, "?", "?"]
    assert [seen_hand(t, looker, 1) for looker in (0, 1, 2, EVERY_EYE)] == ["?", OTHER, "?", "?"]
    [event] = t.events("pass")
    assert list(event.for_seat(2).cards) == [255]


def test_amb_73_a_stolen_card_that_is_shelved_is_known_to_all() -> None:
    """And nothing more is noted about who knows it."""
    t = Table(3, powers={0: "goblin"}, hand={1: MONSTER}, at={10: "1"})
    t.place(0, tile=10, special=True)
    t.choose(0, "seat 1", "monster")
    t.choose(0, MONSTER)
    assert t.shelf(0) == MONSTER
    assert t.state.peeks == b""


def test_amb_73_a_hand_without_a_match_is_seen_by_the_thief_alone() -> None:
    """And stays known while the cards are there; cards drawn later are not."""
    t = Table(
        3, powers={0: "goblin"}, hand={1: OTHER}, at={10: "1"}, left={0: "*", 1: "s", 2: ""}, deck=f"{MONSTER} Z2"
    )
    t.place(0, tile=10, special=True)
    t.choose(0, "seat 1", "monster")
    assert [seen_hand(t, looker, 1) for looker in (0, 2, EVERY_EYE)] == [OTHER, "?", "?"]
    t.draw_at_home(1)
    assert t.hand(1) == in_order(f"{MONSTER} {OTHER}")
    assert seen_hand(t, 0, 1) in (f"{OTHER} ?", f"? {OTHER}")


def test_amb_73_a_hand_that_the_thief_has_seen_before_is_noted_once() -> None:
    drawn_since = card_with("spells", without="monster", skip=OTHER)
    t = Table(3, powers={0: "goblin"}, hand={1: f"{OTHER} {drawn_since}"}, at={10: "1"})
    t.state.peeks = bytes([card_of(OTHER), 0])
    t.place(0, tile=10, special=True)
    t.choose(0, "seat 1", "monster")
    assert t.state.peeks == bytes([card_of(OTHER), 0, card_of(drawn_since), 0])


@pytest.mark.parametrize("seats", [2, 3])
def test_amb_73_who_looks_on_loses_track_of_cards_that_were_open(seats: int) -> None:
    """Seat 1 took cards openly; the Goblin got one of them, and nobody else can tell which."""
    both = [card_with("monster"), card_with("monster", skip=card_with("monster"))]
    t = Table(
        seats,
        powers={0: "goblin"},
        on={14: " ".join(both)},
        at={14: "0", 10: "1"},
        left={0: "*", 1: "s", 2: ""},
        turn=1,
    )
    t.place(1, tile=14)
    t.choose(1, both[0], "done")
    assert [seen_hand(t, looker, 1) for looker in (0, EVERY_EYE)] == [in_order(" ".join(both))] * 2
    t.place(0, tile=10, special=True)
    t.choose(0, "seat 1", "monster")
    t.choose(1, both[1])
    assert seen_hand(t, EVERY_EYE, 0) == "?"
    assert seen_hand(t, EVERY_EYE, 1) == "?"
    assert seen_hand(t, 0, 1) == both[0]
    assert seen_hand(t, 1, 0) == both[1]


def test_amb_76_who_looks_on_cannot_tell_which_of_the_open_cards_the_cube_got() -> None:
    """The random card is unseen by everybody but giver and owner, though the hand was known."""
    t = Table(3, powers={1: "cube"}, on={14: "B1 B2"}, at={14: "2", 10: "1*"}, left={0: "ss", 1: "s", 2: ""})
    t.place(0, tile=14)
    t.choose(0, "B1", "done")
    t.draw_at_home(1)
    t.place(0, tile=10)
    t.choose(0, "give")
    assert seen_hand(t, 2, 0) == "?"
    assert seen_hand(t, 2, 1) == "? ?"
    given = seen_hand(t, 0, 1).replace("?", "").strip()
    assert given in ("B1", "B2")
    assert in_order(f"{given} {t.hand(0)}") == "B1 B2"
    assert seen_hand(t, 1, 0) == t.hand(0)


def test_amb_83_a_card_the_witch_keeps_after_the_reveal_is_known() -> None:
    """It lay open; the one she drew and kept did not."""
    for kept, sees in ((OTHER, OTHER), (MONSTER, "?")):
        t = Table(powers={0: "witch"}, banned="monster", deck=f"{MONSTER} {OTHER}")
        t.place(0, tile=0, special=True)
        t.choose(0, "draw")
        assert seen_hand(t, 1, 0) == "?"
        t.choose(0, kept)
        assert [seen_hand(t, looker, 0) for looker in (1, EVERY_EYE)] == [sees, sees]


def test_amb_84_cards_at_the_shack_are_hidden_until_resolution() -> None:
    """From everybody, and from the Golem's owner too."""
    t = Table(powers={0: "golem"}, at={13: "0*"}, on={13: "B1 C1"})
    assert [seen_on(t, looker, 13) for looker in (0, 1, EVERY_EYE)] == ["? ?"] * 3


def test_asst_mummy_01_entombed_cards_lie_open_to_everybody_s_memory() -> None:
    """Shelves are public, what lies under a card included: it was shelved openly."""
    t = Table(powers={0: "mummy"}, shelf={0: "A1"}, hand={0: "M1"})
    t.place(0, tile=0, special=True)
    t.choose(0, "shelve", "underneath")
    assert t.event_cards("entomb") == ["M1 A1"]
    assert [event.seen for event in t.events("entomb")] == [-1]
