"""The form, who wins, and the printed sheet (SCORE, TIE, SHEET, AMB-38..42)."""

import pytest

from exlibris.content.load import CATEGORIES
from exlibris.engine import Form, NotOver, result
from support.deck import books_on, card_with
from support.filling import filled, finished
from support.sheet import BOOKS, PLAYERS, sheet
from support.table import Table


def over(**position: object) -> Form:
    """Return the result of a game that was in that position before the inspection, with nothing flipped."""
    table = Table(phase="inspection", final="shelf", **position)  # type: ignore[arg-type]
    return result(finished(table).state)


@pytest.mark.trace("AMB-38")
def test_score_a2_the_face_up_books_of_each_category_are_counted() -> None:
    """Icons, not cards; those of entombed cards and of cards face down are not."""
    t = Table(phase="inspection", shelf={0: "A1/C1 A3 A2"})
    expected = [books_on("A1", key) + books_on("A3", key) for key in CATEGORIES]
    assert list(t.score(0).tally) == expected
    assert t.score(0).books == sum(expected)


def test_score_b5_is_twice_the_focus_and_the_foci_are_revealed() -> None:
    """The result names every seat's focus."""
    form = over(focus={0: "historic", 1: "monster"}, shelf={0: "A1", 1: "B1"})
    assert form.seats[0].b5 == 2 * books_on("A1", "historic")
    assert [CATEGORIES[column.focus] for column in form.seats] == ["historic", "monster"]


def test_score_c_the_highest_total_wins() -> None:
    """And decides, if it is one seat's alone."""
    form = over(seats=3, shelf={1: filled("## ## ## / ## ## ##")})
    assert form.winners == (1,)
    assert form.decided_by == "total"
    assert form.seats[1].rank == 1


def test_score_c_there_is_no_result_before_the_end() -> None:
    """Not while anybody may still flip."""
    t = Table(phase="inspection", shelf={0: "A1"})
    with pytest.raises(NotOver):
        result(t.state)


def test_tie_01_most_books_come_first() -> None:
    """Two cards of four books beat three cards of two; they bring no points, and the hand does not matter."""
    form = over(
        prominent="reference",
        banned="corrupted",
        focus={0: "spells", 1: "fantastical"},
        shelf={0: "B9 B10 C8", 1: "I3 L6"},
        hand={1: "Z1 Z2"},
    )
    assert [column.total for column in form.seats] == [12, 12]
    assert [column.books for column in form.seats] == [6, 8]
    assert (form.winners, form.decided_by) == ((1,), "books")


def with_and_without_banned_books(**position: object) -> Form:
    """Return the result of a tie: two banned books and one of the focus against four that count nothing."""
    with_banned = card_with("corrupted corrupted spells reference", without="historic fantastical monster")
    without = card_with("monster spells reference reference", without="historic fantastical corrupted")
    form = over(
        prominent="historic",
        banned="corrupted",
        focus={0: "spells", 1: "fantastical"},
        shelf={0: with_banned, 1: without},
        **position,
    )
    assert form.seats[0].total == form.seats[1].total
    assert form.seats[0].books == form.seats[1].books
    return form


def test_tie_02_then_the_fewest_cards_in_hand() -> None:
    """One card against two, in spite of two banned books."""
    form = with_and_without_banned_books(hand={0: "A1", 1: "A2 A3"})
    assert (form.winners, form.decided_by) == ((0,), "hand")


def test_tie_03_then_the_fewest_banned_books() -> None:
    """All else is equal."""
    form = with_and_without_banned_books(hand={0: "A1", 1: "A2"})
    assert (form.winners, form.decided_by) == ((1,), "banned")


@pytest.mark.trace("AMB-39")
def test_tie_04_who_still_ties_shares_the_victory() -> None:
    """A race in reading can't be run here: neither cards, stability nor focus decide, and all who tie have won."""
    form = over(
        seats=3,
        first=2,
        prominent="reference",
        banned="corrupted",
        focus={0: "spells", 1: "fantastical", 2: "historic"},
        shelf={0: "B9 B10 / C8 D2", 2: "I3 L6"},
    )
    assert [(column.b1, column.b5, column.books) for column in form.seats] == [(4, 0, 8), (0, 0, 0), (0, 4, 8)]
    assert (form.winners, form.decided_by) == ((0, 2), "shared")
    assert [column.rank for column in form.seats] == [1, 3, 1]


@pytest.mark.trace("EX-26", "COMP-12", "SHEET-02", "SHEET-04", "SHEET-05")
def test_sheet_01_the_printed_form_line_by_line() -> None:
    """Four players, every line as printed, from shelves with just these books; each total is the sum of its lines.

    The Prominent category fits Reference Texts (9, 8, 7 and 4 of them); Variety leaves out the Corrupted.
    """
    form = result(sheet().state)
    columns = dict(zip(PLAYERS, form.seats, strict=True))
    assert {player: column.tally for player, column in columns.items()} == BOOKS
    assert all(c.total == c.b1 + c.b2 + c.b3 + c.b4 + c.b5 for c in form.seats)
    lines = {player: (c.b1, c.b2, c.b3, c.b4, c.b5, c.total) for player, c in columns.items()}
    assert lines == {
        "Rita": (8, 4, -2, 15, 12, 37),
        "Eric": (12, 9, -4, 18, 20, 55),
        "Ahmed": (10, 0, -5, 9, 18, 32),
        "Daria": (9, 15, -9, 3, 20, 38),
    }
    assert [PLAYERS[seat] for seat in form.winners] == ["Eric"]
    assert form.decided_by == "total"
    assert [column.rank for column in form.seats] == [3, 1, 4, 2]


@pytest.mark.trace("DV-12")
def test_sheet_03_read_literally_daria_has_43_points_and_eric_still_wins() -> None:
    """With four banned books instead of nine."""
    form = result(sheet(as_printed=True).state)
    daria = form.seats[PLAYERS.index("Daria")]
    assert (daria.b3, daria.total) == (-4, 43)
    assert [PLAYERS[seat] for seat in form.winners] == ["Eric"]


def test_sheet_06_two_foci_fit_either_way() -> None:
    """Rita and Ahmed have as many Monster Manuals as Spells & Potions each."""
    one, other = result(sheet().state), result(sheet(rita_and_ahmed_swap_foci=True).state)
    assert [column.b5 for column in one.seats] == [column.b5 for column in other.seats] == [12, 20, 18, 20]
