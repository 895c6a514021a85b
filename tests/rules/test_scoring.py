"""The form, who wins, and the printed sheet (SCORE, TIE, SHEET, AMB-38..42)."""

import pytest

from exlibris.content.load import CATEGORIES
from exlibris.engine import NotOver, Result, result
from support.deck import books_on, card_with, cards_of
from support.filling import filled, finished, with_books
from support.sheet import BOOKS, PLAYERS, sheet
from support.table import Table


def over(**position: object) -> Result:
    """Return the result of a game that was in that position before the inspection, with nothing flipped."""
    table = Table(phase="inspection", final="shelf", **position)  # type: ignore[arg-type]
    return result(finished(table).state)


def test_score_a1_voluntary_flips_come_before_the_check_of_the_order() -> None:
    """B2 is turned by its owner, so B1 is in order."""
    t = Table(phase="inspection", shelf={0: "A1 B2 B1"})
    t.flip(0, "B2")
    t.flip(1)
    assert t.score(0).flipped == tuple(cards_of("B2"))


def test_score_a2_the_face_up_books_of_each_category_are_counted() -> None:
    """Entombed cards and cards face down are not."""
    t = Table(phase="inspection", shelf={0: "A1/C1 A3 A2"})
    expected = [books_on("A1", key) + books_on("A3", key) for key in CATEGORIES]
    assert list(t.score(0).tally) == expected


def test_score_b1_is_stability_with_the_points_for_entombed_cards() -> None:
    """Six cards in a rectangle, one entombed."""
    t = Table(phase="inspection", shelf={0: "A1 A2 A3 / B1 B2 B3/C1"})
    assert t.score(0).b1 == 6 + 2


def test_score_b2_is_prominent_works() -> None:
    """15, 9 and 4 for the first three, as part of their totals."""
    columns = with_books(4, 3, 2, 1).result.seats
    assert [column.b2 for column in columns] == [15, 9, 4, 0]
    assert [column.total - column.b3 - column.b4 - column.b5 for column in columns] == [15, 9, 4, 0]


def test_score_b3_is_minus_the_banned_books() -> None:
    """One for each."""
    card = card_with("spells spells")
    assert over(banned="spells", shelf={0: card}).seats[0].b3 == -2


def test_score_b4_is_three_times_the_rarest_category() -> None:
    """A shelf with every category at least once."""
    column = over(banned="corrupted", shelf={0: "A1 A2 A3"}).seats[0]
    assert column.b4 == 3 * min(column.tally[1:]) > 0


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


def with_and_without_banned_books(**position: object) -> Result:
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


def test_amb_38_books_are_face_up_icons_not_cards() -> None:
    """Four cards with half of their books down against two with more books up."""
    t = Table(phase="inspection", shelf={0: "A1/B2 A3 A2"})
    assert t.score(0).books == sum(books_on(name, key) for name in ("A1", "A3") for key in CATEGORIES)


@pytest.mark.parametrize(
    ("shape", "final"),
    [
        ("## ## ## ## ## ## / ## ## ## ## ## ##", "shelf"),
        ("## ## ## ## ## ## ## / ## ## ## ## ## ##", "shelf"),
        ("## ## ## ## ## ## / ## ## ## ## ##", ""),
        ("## ## ## ## ## ## / ## ## ## ## ##/Z2", ""),
        ("## ## ## ## ## ## / ## ## ## ## ## (Z2)", "shelf"),
    ],
)
def test_amb_40_the_trigger_counts_cards_face_down_but_not_entombed(shape: str, final: str) -> None:
    """With four players 12 cards or more; the check is in Cleanup."""
    t = Table(4, phase="cleanup", tiles="1 / 5 6 7 8", shelf={2: filled(shape)})
    assert t.state.round.final == final


def test_amb_40_a_later_drop_does_not_call_the_final_round_off() -> None:
    """Once triggered, the round is played and the game ends, whatever becomes of the shelves."""
    t = Table(phase="cleanup", tiles="1 / 5 6", final="shelf", shelf={0: "A1"})
    assert t.prompt == "flip"


def test_amb_42_there_is_no_cleanup_in_the_final_round() -> None:
    """No tile becomes permanent and none is discarded."""
    t = Table(phase="cleanup", tiles="1 / 5 6", final="shelf")
    assert (t.permanent, t.temporary) == ([1], [5, 6])


@pytest.mark.trace("EX-26", "COMP-12")
def test_sheet_01_the_printed_form_line_by_line() -> None:
    """Four players, every line as printed, from shelves with just these books."""
    form = result(sheet().state)
    columns = dict(zip(PLAYERS, form.seats, strict=True))
    assert {player: column.tally for player, column in columns.items()} == BOOKS
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


def test_sheet_02_the_columns_add_up() -> None:
    """Each total is the sum of its five lines."""
    for column in result(sheet().state).seats:
        assert column.total == sum((column.b1, column.b2, column.b3, column.b4, column.b5))


@pytest.mark.trace("DV-12")
def test_sheet_03_read_literally_daria_has_43_points_and_eric_still_wins() -> None:
    """With four banned books instead of nine."""
    form = result(sheet(as_printed=True).state)
    daria = form.seats[PLAYERS.index("Daria")]
    assert (daria.b3, daria.total) == (-4, 43)
    assert [PLAYERS[seat] for seat in form.winners] == ["Eric"]


def test_sheet_04_prominent_works_fit_reference_texts() -> None:
    """9, 8, 7 and 4 of them."""
    assert [column.b2 for column in result(sheet().state).seats] == [4, 9, 0, 15]


def test_sheet_05_variety_leaves_out_the_corrupted() -> None:
    """Rarest 5, 6, 3 and 1."""
    assert [column.b4 for column in result(sheet().state).seats] == [15, 18, 9, 3]


def test_sheet_06_two_foci_fit_either_way() -> None:
    """Rita and Ahmed have as many Monster Manuals as Spells & Potions each."""
    one, other = result(sheet().state), result(sheet(rita_and_ahmed_swap_foci=True).state)
    assert [column.b5 for column in one.seats] == [column.b5 for column in other.seats] == [12, 20, 18, 20]
