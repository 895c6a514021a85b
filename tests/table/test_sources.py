"""The cards from which the points of each line of one's form come."""

import random
from typing import Final

import pytest

from exlibris.content import CATEGORIES
from exlibris.engine import SPECTATOR, PlayerView, State, new_game, player_view, preset
from exlibris.engine.scoring import inspected
from exlibris.table.worth import PublicForm, Sources, public_form, running_score, sources_of
from support.deck import name_of
from support.table import Table

SHELF: Final = """
    A1 .. A2 A3
    B1 B2 B4 B3
    C1 C2 C3 ..
    """


def names(cards: list[int]) -> str:
    return " ".join(name_of(card) for card in cards)


def test_the_rectangle_is_the_one_that_line_b1_counts() -> None:
    state = Table(phase="inspection", shelf={0: SHELF}).state
    assert names(sources_of(player_view(state, 0), 0).rectangle) == "B1 B2 B4 C1 C2 C3"


@pytest.mark.parametrize("shelf", ["A1 A2 A3", "A1 .. / B1 B2", "A1 A2 / B1 .."])
def test_without_a_rectangle_there_are_no_cards(shelf: str) -> None:
    state = Table(phase="inspection", shelf={0: shelf}).state
    assert sources_of(player_view(state, 0), 0).rectangle == []


def test_alpha_03_a_card_that_would_be_turned_gives_nothing_to_the_lines_of_books() -> None:
    view = player_view(Table(phase="inspection", shelf={0: SHELF}).state, 0)
    of_books = sources_of(view, 0)
    found = {*of_books.prominent, *of_books.banned, *of_books.rarest, *of_books.focus}
    turned = inspected(view.shelves[0], view.flips[0])
    assert turned
    assert found
    assert not found & {*turned}


@pytest.mark.parametrize("name", ["first-en", "revised-en"])
def test_the_points_of_each_line_are_those_of_its_cards(name: str) -> None:
    luck, looked = random.Random(3), 0
    state = new_game(preset(name), 3, bytes(range(32)))
    while not state.is_over:
        decision = state.decisions()[0]
        if state.ply % 11 == 0 and state.deal.is_dealt:
            looked += sum([agrees(state, seat) for seat in range(3)])
        state.apply(luck.choice(decision.actions), decision.seat)
    assert looked > 40


def agrees(state: State, seat: int) -> bool:
    """Check the sources of a seat against its form, as it and others know them; return whether there were any."""
    view = player_view(state, seat)
    found, score = sources_of(view, seat), running_score(view)
    assert score is not None
    check(view, found, score)
    assert len(found.rectangle) + 2 * len(found.covering) == score.b1
    assert 2 * books(view, found.focus, view.deal.focus[seat]) == score.b5
    others = player_view(state, SPECTATOR)
    check(others, sources_of(others, seat), public_form(others, seat))
    assert sources_of(others, seat).focus == []
    return bool(found.rectangle or found.focus)


def check(view: PlayerView, found: Sources, form: PublicForm) -> None:
    """Check the sources that do not depend on the focus."""
    assert len(found.rectangle) + 2 * len(found.covering) <= form.b1
    assert books(view, found.prominent, view.deal.prominent) == form.prominent
    assert books(view, found.banned, view.deal.banned) == -form.b3
    assert 3 * books(view, found.rarest, CATEGORIES.index(found.rarest_category)) == form.b4


def books(view: PlayerView, cards: list[int], category: int) -> int:
    return sum([view.game.counts[card][category] for card in cards]) if cards else 0
