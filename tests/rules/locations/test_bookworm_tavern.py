"""Tile 12, Bookworm Tavern (LOC12)."""

import pytest

from support.deck import all_but
from support.table import Table


def tavern(
    at: str,
    deck: str = "A1 A2 A3 A4 A5 A6",
    hand: dict[int, str] | None = None,
    shelf: dict[int, str] | None = None,
    powers: dict[int, str] | None = None,
) -> Table:
    """Return a table at the Tavern in Resolution."""
    return Table(3, phase="resolution", at={12: at}, deck=deck, hand=hand, shelf=shelf, powers=powers)


@pytest.mark.trace("DV-06")
def test_loc12_01_two_cards_are_revealed_for_each_assistant() -> None:
    """DV-06: three assistants, six cards."""
    t = tavern("0 1 2")
    assert t.cards_on(12) == "A1 A2 A3 A4 A5 A6"
    assert t.event_cards("reveal") == ["A1 A2 A3 A4 A5 A6"]


def test_loc12_02_cards_are_taken_one_at_a_time_in_order_of_the_spaces() -> None:
    """Spaces 1, 2, 3 and again 1, 2, 3 until all are gone."""
    t = tavern("2@3 0@2 1@1")
    asked = []
    for card in ("A1", "A2", "A3", "A4", "A5"):
        asked.append(t.seat)
        t.choose(t.seat, card)
    assert asked == [1, 0, 2, 1, 0]
    assert [t.hand(seat) for seat in (0, 1, 2)] == ["A2 A5", "A1 A4", "A3 A6"]


def test_amb_60_a_player_with_two_assistants_picks_for_each() -> None:
    """Two cards per assistant, so four for two of them."""
    t = tavern("0 1 0*")
    asked = []
    for card in ("A1", "A2", "A3", "A4", "A5"):
        asked.append(t.seat)
        t.choose(t.seat, card)
    assert asked == [0, 1, 0, 0, 1]
    assert t.hand(0) == "A1 A3 A4 A6"


def test_loc12_02_taking_is_compulsory() -> None:
    """Somebody has to take each card."""
    t = tavern("0")
    assert t.legal(0) == {"A1", "A2"}


def test_loc12_03_any_of_the_cards_gained_may_be_shelved() -> None:
    """When all are taken, each player in the same order may shelve any of its own."""
    t = tavern("0 1", hand={0: "Z1"})
    for card in ("A1", "A2", "A3"):
        t.choose(t.seat, card)
    assert t.legal(0) == {"A1", "A3", "done"}
    t.choose(0, "A3", "A1", "left of A3")
    assert t.legal(1) == {"A2", "A4", "done"}
    t.choose(1, "done")
    assert (t.shelf(0), t.hand(0)) == ("A1 A3", "Z1")
    assert t.hand(1) == "A2 A4"


def test_amb_22_each_assistant_shelves_what_it_gained_itself() -> None:
    """The Mummy may entomb the cards of its own space, not those of the standard assistant beside it."""
    t = tavern("0 0*", deck="A1 A2 A3 A4", powers={0: "mummy"}, shelf={0: "Z1"})
    for card in ("A1", "A2", "A3"):
        t.choose(0, card)
    assert t.legal(0) == {"A1", "A3", "done"}
    t.choose(0, "A1")
    assert t.prompt == "put"
    t.choose(0, "right of Z1", "done")
    assert t.legal(0) == {"A2", "A4", "done"}
    t.choose(0, "A2")
    assert t.prompt == "mummy"


def test_amb_60_with_space_1_empty_the_lowest_occupied_space_begins() -> None:
    """Whoever stands lowest reveals and takes first."""
    t = tavern("1@3 2@2")
    assert t.seat == 2


def test_amb_60_a_short_deck_deals_what_is_there() -> None:
    """Three cards for two assistants: the first gets two of them."""
    rest = all_but("A1 A2 A3 M1")
    t = tavern("0 1", "A1 A2 A3", hand={2: rest, 0: "M1"})
    for card in ("A1", "A2"):
        t.choose(t.seat, card)
    assert t.hand(0) == "A1 A3 M1"
    assert t.hand(1) == "A2"


def test_loc12_without_any_card_nobody_gets_anything() -> None:
    """Neither deck nor discards."""
    t = tavern("0 1", "", hand={2: all_but("")})
    assert t.prompt == "place"
    assert t.hand(0) == ""
