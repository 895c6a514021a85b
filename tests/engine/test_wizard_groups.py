"""The Wizard's options are exactly the directions and cards that can lead to a legal shift, on all small shelves."""

from collections.abc import Iterable
from functools import cache

import pytest

from exlibris.engine import CHOICES, State, action_of
from exlibris.engine.actions import CANCEL, DONE
from exlibris.engine.shelves import EMPTY, Shelf
from support.editions import edition
from support.table import Table

Cells = frozenset[tuple[int, int]]

STEPS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}
MOST = 6  # cards; up to 8, all shelves have been tried once
NEW = 151  # the card to shelve


def near(cell: tuple[int, int]) -> Cells:
    return frozenset((cell[0] + down, cell[1] + right) for down, right in STEPS.values())


def is_shelf(cells: Cells) -> bool:
    """Return whether the cells are in one piece and in three rows at most."""
    rows = [row for row, _ in cells]
    joined, left = set[tuple[int, int]](), [min(cells)]
    while left:
        cell = left.pop()
        if cell not in joined:
            joined.add(cell)
            left += near(cell) & cells
    return max(rows) - min(rows) < 3 and len(joined) == len(cells)


class Shifts:
    """All groups of a shelf that can be shifted in one direction, by the rules as they are written."""

    def __init__(self, shelf: Cells, direction: str, preset: str) -> None:
        self.shelf = shelf
        self.down, self.right = STEPS[direction]
        self.revised = preset.startswith("revised")
        self.can_end = cache(self._can_end)

    def moved(self, cell: tuple[int, int]) -> tuple[int, int]:
        return cell[0] + self.down, cell[1] + self.right

    def cards(self, group: Cells) -> Cells:
        """Return the cards that may be added: in the first edition the neighbors of the group, if it has a card."""
        others = self.shelf - group
        return others if self.revised or not group else others & frozenset[tuple[int, int]]().union(*map(near, group))

    def with_card(self, group: Cells, cell: tuple[int, int]) -> Cells:
        """Return the group with the card and those that it pushes."""
        while cell in self.shelf:
            group |= {cell}
            cell = self.moved(cell)
        return group

    def makes_room(self, group: Cells) -> bool:
        arrivals = frozenset(map(self.moved, group))
        after = (self.shelf - group) | arrivals
        return any(
            is_shelf(after | {cell}) and (not self.revised or near(cell) & arrivals) for cell in group - arrivals
        )

    def _can_end(self, group: Cells) -> bool:
        """Return whether the group, or one with more cards, makes room."""
        if group and self.makes_room(group):
            return True
        return any(self.can_end(self.with_card(group, cell)) for cell in self.cards(group))


def all_shelves(cards: int) -> list[Shelf]:
    """Return all shelves of that many cards, each once wherever it lies in the grid."""
    if cards == 0:
        return [EMPTY]
    found = {}
    for shelf in all_shelves(cards - 1):
        for cell in shelf.frontier():
            grown = shelf.put(cards, cell)
            found[normal(places_of(grown).values())] = grown
    return list(found.values())


def places_of(shelf: Shelf) -> dict[int, tuple[int, int]]:
    return {shelf.grid[cell]: divmod(cell, len(shelf.grid) // 5) for cell in shelf.cells()}


def normal(cells: Iterable[tuple[int, int]]) -> Cells:
    found = list(cells)
    return frozenset((row - min(found)[0], column - min(c for _, c in found)) for row, column in found)


def about_to_shelve(preset: str) -> State:
    t = Table(powers={0: "wizard"}, shelf={0: "A1"}, hand={0: "Z1"}, ruleset=edition(preset))
    t.place(0, tile=0, special=True)
    t.choose(0, "shelve")
    return t.state


@pytest.mark.parametrize("preset", ["first-en", "revised-en"])
@pytest.mark.parametrize("cards", range(1, MOST + 1))
def test_amb_82_exactly_what_can_be_ended_is_offered(preset: str, cards: int) -> None:
    state = about_to_shelve(preset)
    for shelf in all_shelves(cards):
        state.shelves[0] = shelf
        places = places_of(shelf)
        for direction in STEPS:
            shifts = Shifts(frozenset(places.values()), direction, preset)
            option = CHOICES.index(direction)
            offered = state.pending_step().offered(state, state.stack[-1])
            assert (option in offered) == shifts.can_end(frozenset()), (direction, shelf.rows)
            if option in offered:
                begun = state.clone()
                begun.options = offered
                begun.apply(action_of("choice", option))
                compare(begun, shifts, places)


def compare(begun: State, shifts: Shifts, places: dict[int, tuple[int, int]]) -> None:
    """Compare the options after each group that can be picked with those that can be ended."""
    seen = {frozenset[int]()}
    left = [begun]
    while left:
        state = left.pop()
        group = frozenset(places[card] for card in state.stack[-1].cards)
        wanted = {card for card, cell in places.items() if cell in shifts.cards(group)}
        wanted = {card for card in wanted if shifts.can_end(shifts.with_card(group, places[card]))}
        assert set(state.options) - {CANCEL, DONE} == wanted, (group, places)
        assert (DONE in state.options) == (bool(group) and shifts.makes_room(group))
        assert len(state.options) > 1
        for card in wanted:
            after = state.clone()
            after.apply_option(card)
            if frozenset(after.stack[-1].cards) not in seen:
                seen.add(frozenset(after.stack[-1].cards))
                left.append(after)
