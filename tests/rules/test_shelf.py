"""Shelving, and discarding from the shelf (SHELF, AMB-23..28)."""

import pytest

from exlibris.engine.shelves import WIDTH
from support.drawing import drawn, drawn_marks
from support.filling import filled
from support.table import Table

MILL = 4  # discard from hand or shelf, then shelve up to two


def shelving(shelf: str, card: str = "Z2") -> Table:
    """Return a table where seat 0 is about to choose the cell for a card."""
    t = Table(shelf={0: shelf}, hand={0: card})
    t.place(0, 0)
    t.choose(0, "shelve")
    return t


def discarding(shelf: str, hand: str = "Z2") -> Table:
    """Return a table where seat 0 is about to discard from its shelf or its hand."""
    t = Table(shelf={0: shelf}, hand={0: hand}, tiles=f"{MILL}")
    t.place(0, tile=MILL)
    return t


# Tile, and what to choose there up to the card that may be shelved.
WAYS_TO_SHELVE = pytest.mark.parametrize(
    ("tile", "choices", "card"),
    [
        (0, "shelve", "M1"),
        (2, "B1 M1", "B1"),
        (4, "N1 done", "M1"),
        (6, "done", "C1"),
        (10, "B1", "B1"),
        (14, "B1", "B1"),
        (16, "N1", "Z1"),
    ],
)


def about_to_shelve(tile: int, choices: str, shelf: str = "A1 A2") -> Table:
    """Return a table where seat 0 has come to the tile and made these choices; seat 1 has only Z1."""
    on = {tile: "B1 B2"} if tile in {2, 10, 14} else {}
    t = Table(shelf={0: shelf}, hand={0: "M1 N1", 1: "Z1"}, tiles=f"1 {tile}" if tile else "1", on=on, deck="C1 C2")
    t.place(0, tile=tile)
    for choice in choices.split():
        t.choose(t.seat, choice)
    return t


@WAYS_TO_SHELVE
def test_shelf_01_a_card_joins_the_shelf_only_by_being_shelved(tile: int, choices: str, card: str) -> None:
    """Whatever brought it to the hand, it is there, and the shelf is as it was, until it is shelved."""
    t = about_to_shelve(tile, choices)
    assert t.shelf(0) == "A1 A2"
    assert card in t.hand(0).split()
    assert card in t.legal(0)


@WAYS_TO_SHELVE
def test_shelf_01_all_actions_that_shelve_obey_the_same_rules(tile: int, choices: str, card: str) -> None:
    """Each asks for a cell of the shelf's edge, and fills it; the first card of a shelf goes to the middle."""
    t = about_to_shelve(tile, choices)
    t.choose(0, card)
    assert (t.seat, t.prompt) == (0, "put")
    assert t.marked() == ".. ++ ++ .. / ++ A1 A2 ++ / .. ++ ++ .."
    t.choose(0, "below A2")
    assert t.shelf(0) == f"A1 A2 / .. {card}"
    t = about_to_shelve(tile, choices, shelf="")
    t.choose(0, card)
    assert t.shelf(0) == card


def test_shelf_02_a_card_must_share_an_edge_with_a_shelved_one() -> None:
    """Left, right, above or below; a corner is not enough."""
    t = shelving("A1 A2")
    assert t.marked() == drawn_marks(
        """
        .. ++ ++ ..
        ++ A1 A2 ++
        .. ++ ++ ..
        """
    )
    t.choose(0, "below A2")
    assert t.shelf(0) == drawn(
        """
        A1 A2
        .. Z2
        """
    )


@pytest.mark.trace("EX-01")
def test_shelf_03_a_shelf_never_has_more_than_three_rows() -> None:
    """Of three rows neither end may grow up or down."""
    t = shelving(
        """
        A1
        A2
        A3
        """
    )
    assert t.marked() == drawn_marks(
        """
        ++ A1 ++
        ++ A2 ++
        ++ A3 ++
        """
    )


def test_shelf_04_no_rule_limits_the_width() -> None:
    """A row of 40 cards may grow at both ends; the grid has room for more cards than a game brings to a shelf."""
    t = shelving(filled(" ".join(["##"] * 40)))
    assert {"1,0", "1,41"} <= t.legal()
    assert WIDTH > 50


@pytest.mark.trace("EX-01")
def test_shelf_05_neither_a_fourth_row_nor_a_diagonal_contact_will_do() -> None:
    """The picture: allowed cells marked, all others illegal."""
    t = shelving(
        """
        A1 A2 ..
        .. A3 ..
        .. A4 A5
        """
    )
    assert t.marked() == drawn_marks(
        """
        ++ A1 A2 ++ ..
        .. ++ A3 ++ ..
        .. ++ A4 A5 ++
        """
    )


@pytest.mark.trace("AMB-26")
def test_shelf_07_a_card_that_holds_the_shelf_together_cannot_be_discarded() -> None:
    """A3 and A5 are bridges; all others may go."""
    t = discarding(
        """
        A1 A2 .. ..
        .. A3 .. A6
        .. A4 A5 A7
        """
    )
    assert t.legal() == {"Z2", "A1", "A6"}


@pytest.mark.trace("AMB-26")
def test_shelf_07_round_a_hole_the_shelf_holds_together_the_other_way() -> None:
    """Each card of a ring may go, in the lowest row as well: the others remain joined round the hole."""
    t = discarding(
        """
        A1 A2 A3
        A4 .. A5
        A6 A7 B1
        """
    )
    assert t.legal() == {"Z2", "A1", "A2", "A3", "A4", "A5", "A6", "A7", "B1"}


def test_shelf_08_hand_cards_are_worth_nothing_at_the_end() -> None:
    """Two equal shelves score the same whatever the hands hold."""
    bare = Table(phase="inspection", shelf={0: "B1 B2"})
    full = Table(phase="inspection", shelf={0: "B1 B2"}, hand={0: "M1 M2 M3 M4"})
    assert bare.score(0).total == full.score(0).total
    assert full.score(0).tally == bare.score(0).tally


def test_shelf_10_gained_cards_are_shelved_at_once_or_stay_in_hand() -> None:
    """The offer belongs to the effect: once declined, the turn is over."""
    t = Table(shelf={0: "A1"}, tiles="1 / 10", on={10: "B1 B2"})
    t.place(0, tile=10)
    t.choose(0, "B1")
    assert t.prompt == "shelve-gained"
    assert t.legal() == {"B1", "done"}
    t.choose(0, "done")
    assert (t.seat, t.prompt) == (1, "place")
    assert t.hand(0) == "B1"


def test_amb_23_the_first_card_is_placed_freely() -> None:
    """Rows are relative, so there is nothing to choose."""
    t = Table(hand={0: "M3"})
    t.place(0, 0)
    t.choose(0, "shelve")
    assert t.shelf(0) == "M3"
    assert t.seat == 1


def test_amb_23_so_is_the_first_on_an_emptied_shelf() -> None:
    """All shelved cards may be discarded, and the shelf begun anew."""
    t = discarding("A1 / A2 / A3")
    t.choose(0, "A3", "A2", "A1", "done")
    assert t.shelf(0) == ""
    t.choose(0, "Z2")
    assert t.shelf(0) == "Z2"


def test_amb_24_rows_are_relative_and_the_shelf_grows_up_or_down() -> None:
    """One row: two more fit above, or below, or one on either side."""
    t = shelving("A1")
    assert t.legal() >= {"above A1", "below A1"}
    for first, then in [("above A1", "above Z2"), ("below A1", "below Z2"), ("above A1", "below A1")]:
        t = Table(shelf={0: "A1"}, hand={0: "Z1 Z2"}, left={0: "ss", 1: ""})
        t.place(0, 0)
        t.choose(0, "shelve", "Z2", first)
        t.place(0, 0)
        t.choose(0, "shelve", then)
        assert len(t.shelf(0).split(" / ")) == 3


def test_amb_24_a_row_given_up_may_come_back_on_the_other_side() -> None:
    """Three rows, of which the lowest is discarded: now there is room above."""
    t = discarding("A1 A2 / A3 / A4")
    t.choose(0, "A4", "done", "Z2")
    assert t.state.shelves[0].count == 3
    assert t.marked() == drawn_marks(
        """
        .. ++ ++ ..
        ++ A1 A2 ++
        ++ A3 ++ ..
        .. ++ .. ..
        """
    )


def test_amb_25_a_gap_may_be_filled() -> None:
    """The cell between A1 and A2 is free, and touches three cards."""
    t = shelving(
        """
        A1 .. A2
        A3 A4 A5
        """
    )
    assert "right of A1" in t.legal()
    t.choose(0, "above A4")
    assert t.shelf(0) == drawn(
        """
        A1 Z2 A2
        A3 A4 A5
        """
    )


def test_amb_28_a_face_down_card_may_be_discarded() -> None:
    """Like any other of the shelf."""
    t = discarding("A1 (A2)")
    t.choose(0, "A2", "done", "done")
    assert t.shelf(0) == "A1"
    assert t.discard == "A2"


def test_amb_28_a_cover_may_always_be_discarded_and_the_card_below_never() -> None:
    """What lies below keeps the place, so the shelf stays in one piece; it can't be pulled out."""
    t = discarding("A1 A2/B1 A3")
    assert t.legal() == {"A1", "A2", "A3", "Z2"}
    t.choose(0, "A2", "done", "done")
    assert t.shelf(0) == "A1 (B1) A3"
    assert t.discard == "A2"
