"""The Wizard is offered exactly the directions in which some group makes room: compared with trying them all."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from exlibris.engine import CHOICES, DONE_ACTION, State, describe_action
from exlibris.engine.shelves import EMPTY
from support.deck import name_of
from support.drawing import draw_shelf
from support.editions import edition
from support.examples import examples
from support.table import Table

DIRECTIONS = ("up", "down", "left", "right")
CARD = "Z1"


def some_shelf(cards: int, seed: int) -> str:
    """Return a shelf grown at random, as text."""
    luck = random.Random(seed)
    shelf = EMPTY
    for card in range(cards):
        shelf = shelf.put(card, luck.choice(shelf.frontier()))
    return draw_shelf(shelf)


def about_to_shelve(preset: str, shelf: str) -> Table:
    """Return a table where a Wizard is about to shelve a card at home."""
    t = Table(powers={0: "wizard"}, shelf={0: shelf}, hand={0: CARD}, ruleset=edition(preset))
    t.place(0, tile=0, special=True)
    t.choose(0, "shelve")
    return t


def can_end(state: State) -> bool:
    """Return whether any group that can be picked from here makes room for the card."""
    seen = set()
    left = [state]
    while left:
        at = left.pop()
        legal = at.legal_actions()
        if DONE_ACTION in legal:
            return True
        for action in legal:
            if describe_action(action).kind != "card":
                continue
            after = at.clone()
            after.apply(action)
            group = frozenset(after.stack[-1].cards)
            if group not in seen:
                seen.add(group)
                left.append(after)
    return False


@pytest.mark.parametrize("preset", ["first-en", "revised-en"])
@settings(max_examples=examples(60))
@given(cards=st.integers(1, 8), seed=st.integers(0, 2**32 - 1))
def test_exactly_the_directions_with_a_legal_end_are_offered(preset: str, cards: int, seed: int) -> None:
    compare(preset, some_shelf(cards, seed))


@pytest.mark.parametrize("preset", ["first-en", "revised-en"])
@pytest.mark.parametrize("columns", [1, 2, 3])
def test_three_full_rows_can_go_sideways_only(preset: str, columns: int) -> None:
    names = [name_of(card) for card in range(3 * columns)]
    rows = [" ".join(names[row * columns : (row + 1) * columns]) for row in range(3)]
    assert compare(preset, " / ".join(rows)) == {"left", "right"}


def compare(preset: str, shelf: str) -> set[str]:
    """Compare what is offered with all that can be tried; return the directions."""
    table = about_to_shelve(preset, shelf)
    every = table.state.clone()
    every.options = bytes(CHOICES.index(way) for way in DIRECTIONS)  # also those that the Wizard is not offered
    possible = set()
    for direction in DIRECTIONS:
        trial = Table(state=every.clone())
        trial.choose(0, direction)
        if can_end(trial.state):
            possible.add(direction)
    assert table.legal() == {"beside", *possible}
    return possible
