"""Banned Books, Categorical Variety and Library Focus: lines B3 to B5 (BAN, VARY, FOCUS)."""

import pytest

from exlibris.content.load import CATEGORIES
from exlibris.engine import HIDDEN, SPECTATOR, form, player_view
from support.deck import card_with
from support.editions import drafted
from support.filling import tally_of, with_books, with_tallies
from support.table import Table


def variety(books: tuple[int, ...], banned: str = "corrupted") -> int:
    """Return line B4 for these books."""
    return with_tallies(books, tally_of(), prominent="", banned=banned).score(0).b4


@pytest.mark.trace("SCORE-B3")
def test_ban_01_every_book_of_the_banned_category_costs_a_point() -> None:
    """A card with two of them costs two."""
    card = card_with("monster monster")
    t = Table(phase="inspection", banned="monster", shelf={0: card})
    assert t.score(0).b3 == -t.score(0).tally[CATEGORIES.index("monster")] == -2


@pytest.mark.trace("EX-14")
@pytest.mark.parametrize("banned", ["monster", "corrupted"])
def test_ban_02_example_13_banned_books_cost_13_points(banned: str) -> None:
    """The books name different categories."""
    t = with_books(13, 0, key=banned, prominent="", banned=banned)
    assert t.score(0).b3 == -13


@pytest.mark.trace("VARY-03", "VARY-05", "DV-11", "SCORE-B4")
@pytest.mark.parametrize(
    ("books", "points"),
    [
        ((8, 4, 6, 7, 9), 12),
        ((2, 2, 2, 5, 5), 6),  # categories that share the minimum count once
        ((9, 9, 9, 9, 0), 0),  # a category without a book makes it nothing, however many there are of the others
    ],
)
def test_vary_01_three_points_for_each_book_of_the_rarest_category(books: tuple[int, ...], points: int) -> None:
    """Of the five that are not banned."""
    assert variety((0, *books)) == points


def test_vary_02_the_banned_category_is_ignored() -> None:
    """Whether it has the fewest books or the most."""
    assert variety(tally_of(corrupted=1, fantastical=5, historic=5, monster=5, reference=5, spells=5)) == 15
    assert variety(tally_of(corrupted=9, fantastical=2, historic=3, monster=4, reference=3, spells=5)) == 6
    assert variety(tally_of(corrupted=3, fantastical=5, historic=1, monster=5, reference=5, spells=5), "historic") == 9


@pytest.mark.parametrize("banned", CATEGORIES)
@pytest.mark.parametrize("rarest", CATEGORIES)
def test_vary_02_whichever_category_is_banned_the_rarest_of_the_others_counts(banned: str, rarest: str) -> None:
    """Two books of the rarest bring 6, one of the Banned category nothing."""
    books = dict.fromkeys(CATEGORIES, 3) | {rarest: 2} | {banned: 1}
    assert variety(tally_of(**books), banned) == (9 if rarest == banned else 6)


@pytest.mark.trace("EX-15", "EX-16", "EX-17")
@pytest.mark.parametrize(
    ("books", "points"),
    [((5, 9, 7, 6, 6), 15), ((4, 9, 7, 7, 7), 12), ((5, 9, 7, 6, 5), 15)],
)
def test_vary_04_examples_15_and_12(books: tuple[int, ...], points: int) -> None:
    """Books of the five categories that are not banned; of the third example one number is lost."""
    assert variety((4, *books)) == points


def test_focus_01_the_focus_is_secret_until_scoring() -> None:
    """Not even before the inspection does anybody see another's."""
    t = Table(3, phase="inspection", shelf={0: "A1", 1: "B1", 2: "C1"})
    for seat in range(SPECTATOR, 3):
        focus = player_view(t.state, seat).deal.focus
        assert [i for i in range(3) if focus[i] != HIDDEN] == [seat][: seat + 1]
    for seat in range(3):
        t.flip(seat)
    assert player_view(t.state, SPECTATOR).deal.focus == t.state.deal.focus


def test_focus_02_two_points_for_each_book_of_the_focus() -> None:
    """Face up, on the shelf."""
    card = card_with("historic historic")
    t = Table(phase="inspection", focus={0: "historic", 1: "spells"}, shelf={0: card, 1: "B1"})
    assert t.score(0).b5 == 4
    assert t.score(0, flips={0: card}).b5 == 0
    assert t.score(1).b5 == 2 * t.score(1).tally[CATEGORIES.index("spells")]


@pytest.mark.trace("EX-18")
def test_focus_03_example_14_books_bring_28() -> None:
    """Fourteen Monster Manuals."""
    t = with_books(14, 0, key="monster")
    t.state.deal.focus = bytes([CATEGORIES.index("monster"), CATEGORIES.index("spells")])
    assert form(t.state).seats[0].b5 == 28


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_focus_04_the_prominent_the_banned_and_all_foci_are_different(seats: int) -> None:
    """One deck of six different cards."""
    for seed in range(20):
        deal = drafted(Table.new(seats, bytes([seed]) * 32)).state.deal
        assert len({deal.prominent, deal.banned, *deal.focus}) == seats + 2
