"""Shelving by one gesture: where a home action could put each hand card, and what each cell is worth (HOME-02)."""

from random import Random
from typing import Final

from msgspec import Struct

from exlibris import engine
from exlibris.engine.analysis import difference, lines
from exlibris.table.board import corner_of
from exlibris.table.weighing import Worth, worth_of

HOME_ACTION: Final = "prompt-home"
AT_HOME: Final = engine.action_of("space", engine.HOME)  # with a standard assistant
TO_SHELVE: Final = engine.action_of("choice", engine.CHOICES.index("shelve"))


class ShelvingCell(Struct, frozen=True, kw_only=True):
    """A cell for a hand card; all fields are as in the CellOption that will be offered once the card is chosen."""

    action: int
    row: int
    column: int
    worth: Worth


class Shelving(Struct, frozen=True, kw_only=True):
    """The cells where a home action could shelve a hand card."""

    card: int
    cells: list[ShelvingCell]


def shelvings_of(view: engine.PlayerView, action: int) -> list[Shelving]:
    """Return where each of the viewer's hand cards could be shelved after the action.

    Nothing unless it sends a standard assistant home, so that the viewer is asked for a home action, or answers that.
    """
    seat, corner = view.seat, corner_of(view.shelves[view.seat])
    if action not in {AT_HOME, TO_SHELVE}:
        return []
    world = engine.determinize(view, Random(0))
    if action == AT_HOME:
        world.apply(action, seat)
    if not _may_shelve(world, seat):
        return []
    shelf, now = world.shelves[seat], lines(world, seat)

    def weighed(card: int, cell: int) -> ShelvingCell:
        world.shelves[seat] = shelf.put(card, cell)
        worth = worth_of(difference(lines(world, seat), now))
        return ShelvingCell(action=engine.action_of("cell", cell), worth=worth, **corner.cell(cell)._asdict())

    return [Shelving(card=card, cells=[weighed(card, cell) for cell in shelf.frontier()]) for card in view.hands[seat]]


def _may_shelve(world: engine.State, seat: int) -> bool:
    """Return whether the seat is asked for a home action, and may shelve."""
    if seat not in world.pending_seats():
        return False
    asked = world.decision(seat)
    return asked.prompt == HOME_ACTION and TO_SHELVE in asked.actions
