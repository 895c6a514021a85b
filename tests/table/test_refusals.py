"""Reasons why a cell of the shelf may not be chosen."""

from collections.abc import Callable

from exlibris.engine import State, describe_action
from exlibris.table.board import Cell, corner_of
from exlibris.table.decisions import _refusals_of
from support.seating import played


def test_every_cell_around_the_shelf_is_either_legal_or_refused_with_a_true_reason() -> None:
    reasons = set()
    for seed in range(8):
        live, _ = played(2, seed, ["a", "b"], later_asks_for_a_cell(60 + 20 * seed))
        decision = live.playing().decisions()[0]
        shelf = live.playing().shelves[decision.seat]
        corner = corner_of(shelf)
        refusals = {Cell(one.row, one.column): one.reason for one in _refusals_of(decision, shelf, corner)}
        legal = {corner.cell(describe_action(action).value) for action in decision.actions}
        taken = {corner.cell(cell) for cell in shelf.cells()}
        assert not legal & set(refusals)
        assert taken == {cell for cell, reason in refusals.items() if reason == "taken"}
        reasons |= set(refusals.values())
    assert {"taken", "corner"} <= reasons


def later_asks_for_a_cell(ply: int) -> Callable[[State], bool]:
    """Return a test whether somebody shelves a card, so many decisions into the game."""
    return lambda state: state.ply >= ply and any(one.kind == "cell" for one in state.decisions())
