"""Form S-42a (SOLO-22 to SOLO-32), with the printed example (EX-28, EX-29, SHEET-09 to SHEET-11)."""

from functools import cache
from typing import Any

import pytest

from exlibris.content.load import CATEGORIES
from exlibris.engine.scoring import form
from support.deck import books_on, cards_of, cards_with, category
from support.editions import ALL
from support.filling import cards_adding_up_to, cards_with_one, in_a_row, with_rectangle
from support.solo import solo_position
from support.table import Table

SCOOTER = (3, 5, 12, 13, 3, 10)  # line A2 in form order
LIBRARY = (34, 20, 12, 16, 18, 21)
DEALT: dict[str, Any] = {
    "prominent": "monster",
    "banned": "corrupted",
    "focus": {0: "historic"},
    "library_focus": "fantastical",
}


def finished(preset: str, shelf: str = "", discard: str = "", **words: Any) -> Table:
    """Return the game after the inspection, with this shelf and this Public Library."""
    t = solo_position(
        preset,
        phase="inspection",
        final="rounds",
        round_number=5,
        shelf={0: shelf},
        discard=discard,
        **{**DEALT, **words},
    )
    t.flip(0)
    return t


@cache
def sheet() -> tuple[str, str]:
    """Return cards of our deck for both columns of the printed example: at least 15 for the shelf, and a pile."""
    own = cards_adding_up_to(SCOOTER, least=15)
    pile = cards_adding_up_to(LIBRARY, " ".join(own))
    return with_rectangle(own, 3, 5), " ".join(pile)


@cache
def scooters(preset: str) -> Table:
    """Return the printed example, finished."""
    return finished(preset, *sheet())


@ALL
@pytest.mark.trace("SOLO-25", "EX-28")
def test_sheet_09_the_books_of_both_sides(preset: str) -> None:
    """As printed, and the player's stability of 15."""
    t = scooters(preset)
    assert t.score(0).tally == SCOOTER
    assert t.library.tally == LIBRARY
    assert t.score(0).b1 == 15


@ALL
@pytest.mark.trace("EX-28", "SOLO-28", "SOLO-29", "SOLO-30")
def test_sheet_10_the_sums_are_45_and_57(preset: str) -> None:
    own, library = scooters(preset).score(0), scooters(preset).library
    assert (own.b1, own.b2, own.b3, own.b4, own.b5, own.total) == (15, 0, -3, 9, 24, 45)
    assert (library.b2, library.b3, library.b4, library.b5, library.total) == (15, -34, 36, 40, 57)


@ALL
@pytest.mark.trace("SOLO-32", "EX-29", "SOLO-27")
def test_sheet_11_the_player_has_lost_and_missed_the_award_by_four_books(preset: str) -> None:
    """13 Monster Manuals against 16: with 17 the award would have been won, for the library wins ties."""
    t = scooters(preset)
    assert t.result.winners == ()
    assert t.library.focus == category("fantastical")
    assert [award_with(preset, more) for more in (3, 4)] == [(0, 15), (15, 0)]


def award_with(preset: str, more: int) -> tuple[int, int]:
    """Return line B2 of both sides, with that many more than 13 Monster Manuals on the shelf, against 16."""
    cards = cards_with_one(29 + more, "monster")
    t = finished(preset, in_a_row(cards[16:]), " ".join(cards[:16]))
    return t.score(0).b2, t.library.b2


@ALL
@pytest.mark.trace("AMB-89")
def test_solo_22_the_hand_is_discarded_first_and_becomes_the_librarys(preset: str) -> None:
    """Before any card is turned face down."""
    t = solo_position(
        preset, phase="scoring", round_number=5, hand={0: "A1 A2"}, discard="B1", shelf={0: "Z1"}, tiles="/"
    )
    assert t.prompt == "flip"
    assert t.hand(0) == ""
    assert t.discard == "B1 A1 A2"
    t.flip(0)
    assert sum(t.library.tally) == sum(sum(t.state.game.counts[card]) for card in t.state.discard)
    assert t.score(0).hand == 0


@ALL
def test_solo_23_cards_may_be_turned_face_down(preset: str) -> None:
    """Their books do not count then."""
    t = solo_position(preset, phase="inspection", shelf={0: "M8 M3 N1"})
    t.flip(0, "M8")
    assert t.score(0).flipped == tuple(cards_of("M8"))


@ALL
def test_solo_24_the_order_of_ones_own_shelf_is_checked(preset: str) -> None:
    """M 3 after M 8 is turned down; the Public Library has no order."""
    t = finished(preset, "M8 M3 N1", "Z2 A1")
    assert len(t.score(0).flipped) == 1
    assert sum(t.library.tally) == sum(books_on(card, key) for card in ("Z2", "A1") for key in CATEGORIES)


@ALL
def test_solo_26_stability_is_the_players_alone(preset: str) -> None:
    """With the Mummy's points; the library's column has no such line."""
    t = finished(preset, "A1/Z1 A2 / A3 A4", "B1 B2 B3 B4")
    line = t.score(0)
    assert (line.stability, line.entombed, line.b1) == (4, 2, 6)
    assert (t.library.stability, t.library.entombed, t.library.b1) == (0, 0, 0)
    assert t.library.total == t.library.b2 + t.library.b3 + t.library.b4 + t.library.b5


@ALL
def test_solo_27_fifteen_points_go_to_the_side_with_more_prominent_books(preset: str) -> None:
    """There is no second place, and the Public Library wins ties, even at none."""
    one, two = cards_with(2, "monster", without="corrupted")
    equal = books_on(one, "monster") == books_on(two, "monster")
    assert equal
    for shelf, pile, award in [(one, two, (0, 15)), (one, "", (15, 0)), ("", "", (0, 15)), ("", two, (0, 15))]:
        t = finished(preset, shelf, pile)
        assert (t.score(0).b2, t.library.b2) == award


@ALL
def test_solo_28_banned_books_cost_both_sides_a_point(preset: str) -> None:
    one, two = cards_with(2, "corrupted")
    t = finished(preset, one, two)
    assert (t.score(0).b3, t.library.b3) == (-books_on(one, "corrupted"), -books_on(two, "corrupted"))


@ALL
@pytest.mark.trace("AMB-90")
def test_solo_29_variety_counts_for_both_sides(preset: str) -> None:
    """Three points per book of the category of which there are fewest; the Banned one is ignored."""
    own = cards_adding_up_to((0, 2, 3, 2, 4, 2))
    pile = cards_adding_up_to((0, 3, 5, 4, 6, 3), " ".join(own))
    t = finished(preset, in_a_row(own), " ".join(pile))
    assert (t.score(0).b4, t.library.b4) == (6, 9)


@ALL
def test_solo_30_each_sides_focus_brings_two_points_a_book(preset: str) -> None:
    own, pile = cards_with(1, "historic")[0], cards_with(1, "fantastical")[0]
    t = finished(preset, own, pile)
    assert (t.score(0).b5, t.library.b5) == (2 * books_on(own, "historic"), 2 * books_on(pile, "fantastical"))


@ALL
@pytest.mark.trace("DV-10")
def test_solo_31_only_strictly_more_points_win(preset: str) -> None:
    """Equal totals lose. The player's side: a rectangle, the award; the library's: its focus."""
    seen = set()
    for shelf, pile in [(in_a_row(cards_with(6, "monster historic", without="corrupted")), ""), ("", "")]:
        t = finished(preset, shelf, pile)
        ahead = t.score(0).total > t.library.total
        assert t.result.winners == ((0,) if ahead else ())
        assert [column.rank for column in form(t.state).columns] == ([1, 2] if ahead else [2, 1])
        seen.add(ahead)
    assert seen == {True, False}


@ALL
@pytest.mark.trace("SOLO-31")
def test_dv_10_equal_totals_are_a_loss(preset: str) -> None:
    """A face-down shelf of three by five, worth 15, against the library's award of 15 and nothing else."""
    rows = [" ".join(f"({letter}{n})" for n in range(1, 6)) for letter in "ABC"]
    t = finished(preset, " / ".join(rows))
    assert t.score(0).total == t.library.total == 15
    assert t.result.winners == ()
    assert t.result.decided_by == "total"
