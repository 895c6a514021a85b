"""Tile 13, Mysterious Shack (LOC13)."""

import pytest

from exlibris.engine import HIDDEN, SPECTATOR, player_view
from support.deck import card_with, cards_of, cards_with
from support.table import Table

A, B = cards_with(2, "monster", "spells")
C, D = cards_with(2, "spells", "monster")
CARDS = f"{A} {B} {C} {D}"


def shack(cards: str = CARDS, hand: str = "", seats: int = 2) -> Table:
    """Return a table where seat 0 has come to the Shack, on which these cards lie."""
    t = Table(seats, on={13: cards}, hand={0: hand})
    t.place(0, tile=13)
    return t


@pytest.mark.trace("PREP-05", "LOCA-03")
def test_loc13_01_four_cards_lie_face_down() -> None:
    """They are dealt in Preparation, and nobody sees what they are."""
    t = Table(phase="preparation", tiles="1 13")
    assert len(t.cards_on(13).split()) == 4
    for seat in (0, 1, SPECTATOR):
        assert player_view(t.state, seat).pools[13] == bytes([HIDDEN] * 4)


def test_loc13_02_names_a_category_before_looking() -> None:
    """The visitor names a category while the cards are still unknown to it."""
    t = shack()
    assert t.prompt == "name-category"
    assert len(t.legal(0)) == 6
    assert player_view(t.state, 0).pools[13] == bytes([HIDDEN] * 4)


def test_loc13_02_then_looks_at_all_cards_in_secret() -> None:
    """The visitor sees all four, nobody else any."""
    t = shack()
    t.choose(0, "monster")
    assert player_view(t.state, 0).pools[13] == cards_of(CARDS)
    assert player_view(t.state, 1).pools[13] == bytes([HIDDEN] * 4)
    assert player_view(t.state, SPECTATOR).pools[13] == bytes([HIDDEN] * 4)


@pytest.mark.trace("AMB-21")
def test_loc13_02_what_it_knows_of_cards_ends_when_all_see_them() -> None:
    """Nothing is noted of a card taken openly, and of cards that stay hidden only who has seen them."""
    t = shack(f"{A} {C}")
    t.choose(0, "monster", A)
    assert t.state.shown == cards_of(A)
    assert t.state.peeks == cards_of(C) + bytes([0])


@pytest.mark.trace("AMB-61")
def test_loc13_03_takes_any_number_of_matching_cards() -> None:
    """All, some or none of those with such a book, and no others."""
    t = shack()
    t.choose(0, "monster")
    assert t.legal(0) == {A, B, "done"}
    t.choose(0, B)
    assert t.legal(0) == {A, "done"}
    t.choose(0, "done", "done")
    assert t.hand(0) == B
    assert set(t.cards_on(13).split()) == {A, C, D}


def test_loc13_03_the_cards_taken_are_revealed() -> None:
    """Everybody knows that they are in that hand now."""
    t = shack()
    t.choose(0, "monster", B, "done", "done")
    assert player_view(t.state, 1).hands[0] == cards_of(B)


def test_loc13_03_the_visitor_may_take_none() -> None:
    """A match may be left where it is."""
    t = shack()
    t.choose(0, "monster", "done")
    assert t.hand(0) == ""
    assert (t.seat, t.prompt) == (1, "place")


def test_loc13_03_nothing_is_taken_when_nothing_matches() -> None:
    """The cards were looked at in vain."""
    t = shack(f"{C} {D}")
    t.choose(0, "monster")
    assert (t.seat, t.prompt) == (1, "place")
    assert t.cards_on(13) == f"{C} {D}"


def test_loc13_04_the_others_stay_face_down() -> None:
    """Whoever has looked knows them from then on; for the others they are unknown."""
    t = shack()
    t.choose(0, "monster", A, B, "done")
    assert player_view(t.state, 0).pools[13] == cards_of(f"{C} {D}")
    assert player_view(t.state, 1).pools[13] == bytes([HIDDEN] * 2)


def test_loc13_05_one_of_the_cards_taken_may_be_shelved() -> None:
    """One, and none that was in the hand before."""
    t = shack(hand="Z1")
    t.choose(0, "monster", A, B)
    assert t.legal(0) == {A, B, "done"}
    t.choose(0, A)
    assert t.shelf(0) == A
    assert (t.seat, t.prompt) == (1, "place")


def test_loc13_a_card_with_books_of_several_categories_matches_each() -> None:
    """One book of the category is enough."""
    both = card_with("monster spells")
    for key in ("monster", "spells"):
        t = shack(both)
        t.choose(0, key)
        assert t.legal(0) == {both, "done"}
