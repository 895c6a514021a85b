"""Prominent Works, line B2 (PROM, AMB-34..37). Counts are books of the Prominent category by seat."""

import pytest

from exlibris.engine import PRESETS
from exlibris.engine.scoring import ALL_PLACES, NEXT_PLACE
from support.editions import edition
from support.filling import with_books
from support.table import Table


def awards(*counts: int, ties: str = ALL_PLACES) -> list[int]:
    """Return line B2 of each seat."""
    t = with_books(*counts, ruleset=edition("first-en", prominent_ties=ties))
    assert [t.score(seat).tally[4] for seat in range(len(counts))] == list(counts)
    return [t.score(seat).b2 for seat in range(len(counts))]


def test_prom_01_first_second_and_third_get_15_9_and_4() -> None:
    """By the number of books of the Prominent category."""
    assert awards(5, 7, 6) == [9 - 5, 15, 9]


def test_prom_01_only_face_up_books_count() -> None:
    """A card out of order is turned down before anybody counts."""
    t = Table(2, phase="inspection", prominent="historic", shelf={0: "B4 B3", 1: "A1"})
    assert (t.score(0).tally[2], t.score(1).tally[2]) == (2, 1)
    t = Table(2, phase="inspection", prominent="historic", shelf={0: "A1", 1: "C1 B4"})
    assert (t.score(0).b2, t.score(1).b2) == (12, 12)


def test_prom_02_the_fourth_gets_nothing() -> None:
    """Three awards."""
    assert awards(4, 3, 2, 1) == [15, 9, 4, 0]


@pytest.mark.parametrize(
    ("counts", "expected"),
    [((5, 5), [12, 12]), ((9, 6, 6), [15, 7, 7]), ((9, 8, 5, 5), [15, 9, 2, 2]), ((9, 6, 6, 1), [15, 7, 7, 0])],
)
def test_prom_03_two_who_tie_share_their_place_and_the_next_rounded_up(
    counts: tuple[int, ...], expected: list[int]
) -> None:
    """The awards of both places, half each."""
    assert awards(*counts) == expected


def test_prom_04_more_who_tie_share_every_place_that_they_occupy() -> None:
    """Read as the only worked examples do (AMB-34)."""
    assert awards(5, 5, 5) == [10, 10, 10]


@pytest.mark.parametrize("preset", PRESETS)
def test_prom_04_the_variant_next_award_sets_the_other_reading(preset: str) -> None:
    """In every preset, and sets nothing else."""
    assert edition(preset, "next-award") == edition(preset, prominent_ties=NEXT_PLACE)


@pytest.mark.trace("AMB-34", "AMB-35")
@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        ((5, 5, 5), [8, 8, 8]),
        ((5, 5, 5, 5), [6, 6, 6, 6]),
        ((5, 5, 5, 1), [8, 8, 8, 0]),
        ((9, 6, 6, 6), [15, 5, 5, 5]),
        ((6, 6, 4, 2), [12, 12, 4, 0]),
        ((9, 8, 5, 5), [15, 9, 2, 2]),
    ],
)
def test_prom_04_or_they_share_that_of_the_next_place_only(counts: tuple[int, ...], expected: list[int]) -> None:
    """The sentence taken at its word: three tied for first share 15 + 9; as many places are used up as tie."""
    assert awards(*counts, ties=NEXT_PLACE) == expected


@pytest.mark.trace("EX-09")
def test_prom_05_example_three_tied_for_most_get_10_each() -> None:
    """15 + 9 + 4 = 28, a third of it rounded up."""
    assert awards(6, 6, 6) == [10, 10, 10]


@pytest.mark.trace("EX-10")
def test_prom_06_example_three_tied_behind_the_first_get_5_each() -> None:
    """9 + 4 = 13, a third of it rounded up."""
    assert awards(7, 4, 4, 4) == [15, 5, 5, 5]


@pytest.mark.trace("EX-11", "EX-12", "EX-13")
def test_prom_07_example_two_tied_get_12_or_7_or_2() -> None:
    """For first, second and third place."""
    assert awards(7, 7, 3, 1)[:2] == [12, 12]
    assert awards(7, 5, 5, 1)[1:3] == [7, 7]
    assert awards(7, 6, 3, 3)[2:] == [2, 2]


@pytest.mark.trace("EX-08")
def test_prom_08_example_8_10_9_7_books() -> None:
    """4, 15, 9 and 0 points."""
    assert awards(8, 10, 9, 7) == [4, 15, 9, 0]


@pytest.mark.trace("DV-01")
def test_amb_34_four_tied_for_first_get_7_each() -> None:
    """28 points for four places."""
    assert awards(3, 3, 3, 3) == [7, 7, 7, 7]


@pytest.mark.trace("DV-02")
def test_amb_35_tied_players_use_up_their_places() -> None:
    """After two firsts the next is third."""
    assert awards(6, 6, 4, 2) == [12, 12, 4, 0]


def test_amb_36_without_such_a_book_one_still_has_a_place() -> None:
    """None can be second, and even first."""
    assert awards(3, 0) == [15, 9]
    assert awards(0, 0) == [12, 12]


def test_amb_37_two_and_three_players_have_the_same_awards() -> None:
    """There is no other table."""
    assert awards(2, 1) == [15, 9]
    assert awards(3, 2, 1) == [15, 9, 4]
