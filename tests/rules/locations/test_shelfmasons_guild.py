"""Tile 18, Shelfmasons’ Guild (LOC18)."""

import pytest

from support.deck import name_of
from support.table import Table


def mason(shelf: str) -> Table:
    """Return a table where seat 0 has come to the Shelfmasons with that shelf."""
    t = Table(at={18: ""}, shelf={0: shelf})
    t.place(0, tile=18)
    return t


def shift(shelf: str, direction: str, first: str, last: str, *more: str) -> Table:
    """Return the same table after a group has been shifted."""
    t = mason(shelf)
    t.choose(0, direction, first, last, *more)
    return t


@pytest.mark.parametrize(("first", "last"), [("A1", "A2"), ("A2", "A1")])
def test_loc18_01_shifts_neighboring_cards_of_one_row(first: str, last: str) -> None:
    """A group of two moves one cell along its row, above the others; its ends may be named in either order."""
    t = shift("A1 A2 .. .. / B1 B2 B3 B4", "right", first, last, "done")
    assert t.shelf(0) == ".. A1 A2 .. / B1 B2 B3 B4"
    assert (t.seat, t.prompt) == (1, "place")


def test_loc18_01_by_any_number_of_cells() -> None:
    """The same group moves on in the same direction, as long as it can and its owner likes."""
    t = shift("A1 A2 .. .. / B1 B2 B3 B4", "right", "A1", "A2")
    assert t.legal(0) == {"move_on", "done"}
    t.choose(0, "move_on")
    assert t.shelf(0) == ".. .. A1 A2 / B1 B2 B3 B4"
    t.choose(0, "move_on")
    assert t.shelf(0) == ".. .. .. A1 A2 / B1 B2 B3 B4 .."


@pytest.mark.trace("LOC18-04")
def test_loc18_01_a_single_card_is_a_group_too() -> None:
    """Chosen twice, it moves alone, away from its neighbor; the gap stays."""
    t = shift("A1 A2 .. / B1 B2 B3", "right", "A2", "A2")
    assert t.shelf(0) == "A1 .. A2 / B1 B2 B3"


def test_loc18_01_cards_with_a_gap_between_them_are_no_neighbors() -> None:
    """A group ends where its row has an empty cell."""
    t = mason("A1 .. A2 / B1 B2 B3")
    t.choose(0, "right", "A1")
    assert t.legal(0) == {"A1", "done"}


@pytest.mark.parametrize(
    ("direction", "group", "before", "after"),
    [
        ("left", "A1 A2", "B1 B2 .. / A1 A2 .. / C1 C2 C3", ".. B1 B2 .. / A1 A2 .. .. / .. C1 C2 C3"),
        ("right", "A1 A2", "B1 B2 .. / A1 A2 .. / C1 C2 C3", "B1 B2 .. / .. A1 A2 / C1 C2 C3"),
        ("up", "B3 B3", "A1 A2 .. / B1 B2 B3", "A1 A2 B3 / B1 B2 .."),
        ("down", "A3 A3", "A1 A2 A3 / B1 B2 ..", "A1 A2 .. / B1 B2 A3"),
    ],
)
def test_loc18_02_left_right_up_and_down(direction: str, group: str, before: str, after: str) -> None:
    """A group can go either way along its row, and to the row above or below."""
    assert shift(before, direction, *group.split()).shelf(0) == after


def test_loc18_02_the_direction_is_chosen_once() -> None:
    """A group that has moved right may go on to the right only."""
    t = shift("A1 .. .. / B1 B2 B3", "right", "A1", "A1")
    assert t.legal(0) == {"move_on", "done"}
    t.choose(0, "move_on")
    assert t.shelf(0) == ".. .. A1 / B1 B2 B3"


@pytest.mark.parametrize(("direction", "before"), [("down", "A1 A2 / B1 .. / C1 .."), ("up", "A1 .. / B1 .. / C1 A2")])
def test_loc18_02_up_and_down_within_three_rows(direction: str, before: str) -> None:
    """No fourth row arises, so the group may go to the middle row."""
    t = shift(before, direction, "A2", "A2")
    assert t.shelf(0) == "A1 .. / B1 A2 / C1 .."


def test_loc18_03_the_shelf_is_never_split_on_the_way() -> None:
    """A gap that only a longer move would bridge stops the group."""
    t = shift("A1 .. .. .. / B1 B2 .. B4 / C1 C2 C3 C4", "right", "A1", "A1")
    assert t.shelf(0) == ".. A1 .. .. / B1 B2 .. B4 / C1 C2 C3 C4"
    assert (t.seat, t.prompt) == (1, "place")


def test_loc18_03_no_shift_may_split_the_shelf() -> None:
    """Cards that the others hang on can't go away from them."""
    t = mason("A1 .. A3 / B1 B2 B3")
    assert t.legal(0) == {"left", "right", "up", "done"}
    t.choose(0, "left")
    assert t.legal(0) == {"A3", "done"}


def test_loc18_04_cards_cannot_jump_over_others() -> None:
    """What stands in the way must move along."""
    t = mason("A1 A2 .. / B1 B2 B3")
    t.choose(0, "right", "A1")
    assert "A1" not in t.legal(0)
    assert t.legal(0) == {"A2", "done"}


def test_loc18_04_the_shelving_rules_hold_afterwards() -> None:
    """A row can't be lifted off the others, neither within three rows nor into a fourth."""
    for shelf in ("A1 A2 / B1 B2", "A1 A2 / B1 B2 / C1 C2"):
        assert mason(shelf).legal(0) == {"left", "right", "done"}


def test_amb_71_stacks_move_together() -> None:
    """What is entombed goes with the card above it."""
    t = shift("A1/Z1 (A2) .. / B1 B2 B3", "right", "A1", "A2", "done")
    assert t.shelf(0) == ".. A1/Z1 (A2) / B1 B2 B3"


@pytest.mark.parametrize("choices", [["done"], ["right", "done"], ["right", "A1", "done"]])
def test_amb_71_zero_cells_are_allowed(choices: list[str]) -> None:
    """Whoever does not like to move anything need not, and may think better of it at every step."""
    t = mason("A1 A2 .. / B1 B2 B3")
    t.choose(0, *choices)
    assert t.shelf(0) == "A1 A2 .. / B1 B2 B3"
    assert (t.seat, t.prompt) == (1, "place")


def test_loc18_the_whole_shelf_does_not_move() -> None:
    """Rows and columns are relative (AMB-24): a shelf moved as a whole is the same shelf."""
    t = mason("A1 A2 A3")
    assert "left" not in t.legal(0)
    assert "right" not in t.legal(0)


def test_loc18_01_nothing_moves_beyond_the_widest_shelf() -> None:
    """A row of 51 cards reaches both edges of the grid; the cards of a shorter row under it can move."""
    row = " ".join(name_of(card) for card in range(51))
    t = mason(f"{row} / Y1 Y2")
    assert t.legal(0) == {"down", "right", "done"}
    t.choose(0, "right")
    assert t.legal(0) == {"Y1", "Y2", "done"}
