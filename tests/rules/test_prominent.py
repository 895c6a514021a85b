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


# Rules and printed examples with the numbers of books; places that tie share what they would have had, rounded up.
@pytest.mark.trace("PROM-02", "PROM-03", "PROM-04", "PROM-05", "PROM-06", "PROM-07", "PROM-08")
@pytest.mark.trace("EX-08", "EX-09", "EX-10", "EX-11", "EX-12", "EX-13", "DV-01", "DV-02", "SCORE-B2")
@pytest.mark.trace("AMB-34", "AMB-35", "AMB-36", "AMB-37")
@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        ((5, 7, 6), [4, 15, 9]),
        ((4, 3, 2, 1), [15, 9, 4, 0]),  # there are three awards
        ((8, 10, 9, 7), [4, 15, 9, 0]),  # EX-08
        ((5, 5), [12, 12]),
        ((9, 6, 6), [15, 7, 7]),
        ((9, 6, 6, 1), [15, 7, 7, 0]),
        ((9, 8, 5, 5), [15, 9, 2, 2]),
        ((6, 6, 6), [10, 10, 10]),  # EX-09: 15 + 9 + 4 = 28, a third of it
        ((7, 4, 4, 4), [15, 5, 5, 5]),  # EX-10: 9 + 4 = 13, a third of it
        ((7, 7, 3, 1), [12, 12, 4, 0]),  # EX-11; two firsts use up the second place (AMB-35)
        ((7, 5, 5, 1), [15, 7, 7, 0]),  # EX-12
        ((7, 6, 3, 3), [15, 9, 2, 2]),  # EX-13
        ((3, 3, 3, 3), [7, 7, 7, 7]),  # DV-01: 28 for four places
        ((3, 0), [15, 9]),  # without such a book one still has a place (AMB-36)
        ((0, 0), [12, 12]),
        ((2, 1), [15, 9]),  # two and three players have the same awards (AMB-37)
        ((3, 2, 1), [15, 9, 4]),
    ],
)
def test_prom_01_first_second_and_third_get_15_9_and_4(counts: tuple[int, ...], expected: list[int]) -> None:
    """By the number of books of the Prominent category."""
    assert awards(*counts) == expected


def test_prom_01_only_face_up_books_count() -> None:
    """A card out of order is turned down before anybody counts."""
    t = Table(2, phase="inspection", prominent="historic", shelf={0: "B4 B3", 1: "A1"})
    assert (t.score(0).tally[2], t.score(1).tally[2]) == (2, 1)
    t = Table(2, phase="inspection", prominent="historic", shelf={0: "A1", 1: "C1 B4"})
    assert (t.score(0).b2, t.score(1).b2) == (12, 12)


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
