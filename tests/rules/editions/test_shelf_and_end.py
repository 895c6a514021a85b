"""What the revised edition adds about shelves, flips and the end (SHELF-06, SHELF-07, FLIP-02, FINAL, TIE-04)."""

import pytest

from support.editions import ALL, ALL_FIRST, ONLY_REVISED, REVISED, edition
from support.filling import filled
from support.table import Table


def final_after(cards: int, seats: int, preset: str, *variants: str) -> bool:
    """Return whether that many cards on one shelf bring the final round."""
    row = filled(" ".join(["##"] * cards))
    t = Table(seats, phase="cleanup", tiles="1 / 5 6 8 10", shelf={1: row}, ruleset=edition(preset, *variants))
    return t.state.round.final == "shelf"


@ALL
def test_shelf_06_no_card_goes_between_two_adjacent_ones(preset: str) -> None:
    """Free cells alone are open: cards are not pushed apart."""
    t = Table(shelf={0: "A1 B1"}, hand={0: "A2"}, ruleset=edition(preset))
    t.place(0, tile=0)
    t.choose(0, "shelve")
    assert t.marked() == ".. ++ ++ .. / ++ A1 B1 ++ / .. ++ ++ .."
    t.choose(0, "above B1")
    assert t.shelf(0) == ".. A2 / A1 B1"


@ALL
@pytest.mark.trace("AMB-26", "AMB-27")
def test_shelf_07_no_card_that_holds_the_shelf_together_may_be_discarded(preset: str) -> None:
    """In the revised edition printed, in the others taken over; it may go when the rest has gone."""
    t = Table(tiles="9", on={9: "M1"}, shelf={0: "A1 A2 A3"}, ruleset=edition(preset))
    t.place(0, tile=9)
    assert t.legal() == {"A1", "A3", "done"}
    t.choose(0, "A1")
    assert t.legal() == {"A2", "A3", "done"}
    t.choose(0, "A2")
    assert t.shelf(0) == "A3"


@ONLY_REVISED
@pytest.mark.trace("AMB-30", "FLIP-01", "FLIP-03")
def test_flip_02_flips_come_all_at_once_before_the_inspection() -> None:
    """In mid-game they would bring nothing that this does not: any number, at the end, in secret."""
    t = Table(phase="inspection", shelf={0: "M8 M3 N1", 1: "A1"}, ruleset=edition(REVISED))
    assert t.state.pending_seats() == [0, 1]
    assert t.legal(0) == {"flip M8", "flip M3", "flip N1", "ready"}
    t.flip(0, "M8")
    t.flip(1)
    assert len(t.score(0).flipped) == 1


@ONLY_REVISED
@pytest.mark.trace("TB-02")
@pytest.mark.parametrize(("seats", "cards"), [(2, 18), (3, 16), (4, 14)])
def test_final_02_the_revised_game_ends_with_18_16_or_14_cards(seats: int, cards: int) -> None:
    """With two, three, four players."""
    assert final_after(cards, seats, REVISED)
    assert not final_after(cards - 1, seats, REVISED)


@ONLY_REVISED
@pytest.mark.trace("TB-04", "VAR-06")
@pytest.mark.parametrize(("seats", "cards"), [(2, 21), (3, 19), (4, 17)])
def test_final_03_the_longer_revised_game_takes_three_more(seats: int, cards: int) -> None:
    assert final_after(cards, seats, REVISED, "longer")
    assert not final_after(cards - 1, seats, REVISED, "longer")


@ALL_FIRST
@pytest.mark.trace("TB-01", "TB-03", "FINAL-02", "VAR-06")
@pytest.mark.parametrize(("seats", "cards"), [(2, 16), (3, 14), (4, 12)])
def test_final_03_in_every_first_edition_16_14_12_and_three_more(preset: str, seats: int, cards: int) -> None:
    assert final_after(cards, seats, preset)
    assert not final_after(cards - 1, seats, preset)
    assert final_after(cards + 3, seats, preset, "longer")
    assert not final_after(cards + 2, seats, preset, "longer")


@ALL
@pytest.mark.trace("AMB-39")
def test_tie_04_a_tie_in_everything_is_a_shared_victory(preset: str) -> None:
    """A reading race can't be run in software; the Czech book shares as it is printed."""
    t = Table(phase="inspection", ruleset=edition(preset))
    for seat in (0, 1):
        t.flip(seat)
    assert t.result.winners == (0, 1)
    assert t.result.decided_by == "shared"
    assert edition(preset).last_tie_breaker == ("shared" if preset == "first-cs" else "no_race")


@ALL
def test_the_printed_prominent_example_holds_in_every_book(preset: str) -> None:
    """Shares of a tie are the sum of the places tied, rounded up (AMB-34)."""
    t = Table(3, phase="inspection", ruleset=edition(preset))
    for seat in range(3):
        t.flip(seat)
    assert [t.score(seat).b2 for seat in range(3)] == [10, 10, 10]
