"""Shelf stability, line B1 (STAB, AMB-24, AMB-33)."""

import pytest

from exlibris.engine.scoring import stable_cells
from support.deck import name_of
from support.drawing import drawn_marks, shelf_of
from support.editions import BOTH_EDITIONS, edition
from support.filling import filled
from support.table import Table


def stability(shape: str, flips: str = "") -> int:
    """Return the stability of a shelf of that shape."""
    t = Table(phase="inspection", shelf={0: filled(shape)})
    return t.score(0, flips={0: flips}).stability


@pytest.mark.trace("STAB-05")
@pytest.mark.parametrize(
    ("shape", "points"),
    [
        ("## ## / ## ##", 4),
        ("## ## ## / ## ## ##", 6),
        ("## ## / ## ## / ## ##", 6),
        ("## .. / ## ## / ## ##", 4),
        ("## ## ## / ## ## ## / ## ## ##", 9),
        ("## ## ## ## / ## ## .. ..", 4),
        (".. ## ## .. / ## ## ## ##", 4),
    ],
)
def test_stab_01_a_point_for_each_card_of_the_largest_full_rectangle_on_the_bottom_row(shape: str, points: int) -> None:
    """Cards beside the rectangle count nothing."""
    assert stability(shape) == points


ONLY_UPPER_ROWS_FULL = """
    ## ## ## ##
    ## ## ## ##
    ## .. .. ..
    """
TWO_RECTANGLES = """
    ## ## .. ..
    ## ## ## ##
    ## ## ## ##
    """
WITH_A_HOLE = """
    ## ## ## ##
    ## .. ## ##
    ## ## ## ##
    """


@pytest.mark.parametrize(("shape", "points"), [(ONLY_UPPER_ROWS_FULL, 0), (TWO_RECTANGLES, 8), (WITH_A_HOLE, 6)])
def test_stab_01_it_includes_the_bottom_row_has_no_hole_and_is_the_largest_of_several(shape: str, points: int) -> None:
    """2 x 4 beats 3 x 2; every cell must have a card."""
    assert stability(shape) == points


@pytest.mark.parametrize(
    ("shape", "names"),
    [
        (TWO_RECTANGLES, "A3 A4 A5 A6 A7 B1 B2 B3"),
        (".. ## ## / ## ## ##", "A1 A2 A4 A5"),
        ("## ## .. ## ## / ## ## ## ## ##", "A1 A2 A5 A6"),
        ("## ## ## ##", ""),
    ],
)
def test_stab_01_the_cards_of_the_rectangle_are_shown_of_two_that_are_as_large_the_left_one(
    shape: str, names: str
) -> None:
    shelf = shelf_of(filled(shape))
    assert " ".join(name_of(shelf.grid[cell]) for cell in stable_cells(shelf)) == names


@pytest.mark.parametrize("shape", ["##", "## ## ## ##", "## / ## / ##", "## ## / ## ..", ".. ## / ## ##"])
def test_stab_02_a_rectangle_is_at_least_two_cards_high_and_two_wide(shape: str) -> None:
    """A row alone or a column alone is nothing."""
    assert stability(shape) == 0


def test_stab_03_face_down_cards_count() -> None:
    """Whether flipped by the owner or by the inspector."""
    assert stability("## ## / ## ##", flips="A1 A2 A3 A4") == 4
    t = Table(phase="inspection", shelf={0: "Z2 B1 / C1 (A1)"})
    assert t.score(0).stability == 4


@pytest.mark.trace("EX-04", "EX-05", "EX-06", "EX-07")
@pytest.mark.parametrize(
    ("shape", "points"),
    [
        ("## ## ## / ## ## ## ## / ## ## ## ..", 9),
        (".. ## .. .. / ## ## ## ## / ## ## ## ##", 8),
        ("## ## ## / ## ## ## / ## .. ##", 0),
        ("## ## ## ## / ## ## ## ## / ## ## ## ##", 12),
        ("## .. .. .. .. .. / ## ## ## ## ## ## / ## ## ## ## ## ##", 12),
    ],
)
def test_stab_04_examples_9_8_0_and_12(shape: str, points: int) -> None:
    """The pictures are lost; these shapes have their scores."""
    assert stability(shape) == points


@BOTH_EDITIONS
@pytest.mark.trace("AMB-41", "SCORE-B1", "ASST-MUMMY-04", "ASST-MUMMY-05", "ASST2-MUMMY-03")
def test_stab_06_the_points_for_entombed_cards_stand_on_the_same_line(preset: str) -> None:
    """B1 is stability and two points per entombed card; the revised rulebook's "B2" contradicts its own form."""
    column = Table(shelf={0: "A1 A2/B1 / A3/B2 A4"}, ruleset=edition(preset)).score(0)
    assert (column.stability, column.entombed, column.b1) == (4, 4, 8)


def test_amb_33_a_stack_counts_as_one_card_of_the_rectangle() -> None:
    """Its lower card brings its own two points and no more."""
    plain = Table(phase="inspection", shelf={0: "A1 A2 / A3 A4"}).score(0)
    stacked = Table(phase="inspection", shelf={0: "A1 A2 / A3 A4/B1"}).score(0)
    assert plain.stability == stacked.stability == 4
    assert stacked.b1 == plain.b1 + 2


def test_amb_24_the_bottom_row_is_the_lowest_with_a_card() -> None:
    """A shelf of two rows stands on its second, wherever it began to grow."""
    t = Table(shelf={0: drawn_marks("A1 A2")}, hand={0: "A3 A4"}, left={0: "ss", 1: ""}, final="shelf")
    t.place(0, 0)
    t.choose(0, "shelve", "A3", "above A1")
    t.place(0, 0)
    t.choose(0, "shelve", "above A2")
    assert t.score(0).stability == 4
