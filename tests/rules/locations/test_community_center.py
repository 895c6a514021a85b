"""Tile 5, Community Center (LOC05)."""

import pytest

from support.deck import cards_with
from support.editions import ALL, edition
from support.table import Table


def center(seats: int = 3, cards: str = "A1 A2 A3 A4") -> Table:
    """Return a table with these cards at the Community Center."""
    return Table(seats, on={5: cards}, at={5: ""})


def test_loc05_01_takes_a_card_and_gives_one_of_the_rest_to_an_opponent() -> None:
    """One card for oneself, then one for another player; the others stay. Both may keep theirs in hand."""
    t = center()
    t.place(0, tile=5)
    t.choose(0, "A2", "A4", "seat 2", "done")
    t.choose(2, "done")
    assert (t.hand(0), t.hand(2)) == ("A2", "A4")
    assert t.cards_on(5) == "A1 A3"
    assert (t.seat, t.prompt) == (1, "place")


def test_loc05_01_any_opponent_can_be_given_the_card() -> None:
    """Every other player, and never oneself (AMB-49)."""
    t = center(4)
    t.place(0, tile=5)
    t.choose(0, "A2", "A4")
    assert t.legal(0) == {"seat 1", "seat 2", "seat 3"}


@pytest.mark.trace("AMB-49")
@ALL
def test_loc05_02_both_may_shelve_when_the_gift_is_given_the_giver_first(preset: str) -> None:
    """The printed order: take, give, shelve. The giver sees who has which card before shelving."""
    t = Table(3, on={5: "A1 A2 A3 A4"}, ruleset=edition(preset))
    t.place(0, tile=5)
    t.choose(0, "A2")
    assert (t.prompt, t.legal(0)) == ("choose-gift", {"A1", "A3", "A4"})
    t.choose(0, "A4", "seat 2")
    assert (t.hand(0), t.hand(2)) == ("A2", "A4")
    assert (t.prompt, t.legal(0)) == ("shelve-gained", {"A2", "done"})
    t.choose(0, "A2")
    assert (t.prompt, t.legal(2)) == ("shelve-gained", {"A4", "done"})
    t.choose(2, "A4")
    assert (t.shelf(0), t.shelf(2)) == ("A2", "A4")
    assert (t.seat, t.prompt) == (1, "place")


def test_loc05_02_only_the_card_just_got_may_be_shelved() -> None:
    """Neither may shelve another card of the hand."""
    t = Table(on={5: "A1 A2"}, hand={0: "M1", 1: "N1"})
    t.place(0, tile=5)
    t.choose(0, "A1")
    assert t.legal(0) == {"A1", "done"}
    t.choose(0, "done")
    assert t.legal(1) == {"A2", "done"}


@pytest.mark.trace("AMB-83")
def test_loc05_02_a_giver_with_the_witch_shelves_the_card_that_she_has_kept() -> None:
    """Exchanged before a gift is chosen; the gift is nothing to her."""
    banned = cards_with(2, "monster")
    [clean] = cards_with(1, "spells", without="monster")
    t = Table(powers={0: "witch"}, banned="monster", on={5: " ".join(banned)}, deck=clean)
    t.place(0, tile=5, special=True)
    t.choose(0, banned[0], clean)
    assert t.legal(0) == {clean, "done"}
    t.choose(0, clean)
    assert t.legal(1) == {banned[1], "done"}


@pytest.mark.trace("AMB-22", "ASST-WITCH-01")
@pytest.mark.parametrize("there", [0, 5, 10])
def test_loc05_02_who_is_given_a_card_has_the_witch_compare_nothing_wherever_she_stands(there: int) -> None:
    """The gift is got by the placement of another player, not by hers; so it can only be shelved or kept."""
    banned = " ".join(cards_with(3, "monster"))
    [clean] = cards_with(1, "spells", without="monster")
    t = Table(3, powers={1: "witch"}, banned="monster", on={5: banned}, at={10: "", there: "1*"}, deck=clean)
    t.place(0, tile=5)
    t.choose(0, banned.split()[0], banned.split()[1], "seat 1", "done")
    assert (t.seat, t.prompt, t.legal(1)) == (1, "shelve-gained", {banned.split()[1], "done"})
    t.choose(1, "done")
    assert (t.hand(1), t.discard, t.deck(1)) == (banned.split()[1], "", clean)


def test_loc05_01_with_a_single_card_nothing_is_given() -> None:
    """The visitor takes the last card, and may shelve it; there is none to give."""
    t = center(2, "A1")
    t.place(0, tile=5)
    assert t.legal(0) == {"A1", "done"}
    t.choose(0, "A1")
    assert (t.seat, t.prompt) == (1, "place")
    assert t.shelf(0) == "A1"
