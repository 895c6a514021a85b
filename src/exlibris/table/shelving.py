"""Shelving by one gesture: where a home action could put each hand card, and what each cell is worth (HOME-02)."""

from random import Random
from typing import Final

from msgspec import Struct

from exlibris import engine
from exlibris.table.board import corner_of
from exlibris.table.weighing import Scale, Worth
from exlibris.texts.sentences import Cast, action_text

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
    scale = Scale.of(view)

    def weighed(cell: int, worth: Worth) -> ShelvingCell:
        return ShelvingCell(action=engine.action_of("cell", cell), worth=worth, **corner.cell(cell)._asdict())

    return [
        Shelving(card=card, cells=[weighed(*gain) for gain in scale.gains(world, card).items()])
        for card in view.hands[seat]
    ]


def best_shelving(view: engine.PlayerView, action: int, players: Cast) -> tuple[str, Worth] | None:
    """Return in words how the home action after this action earns most right away without a flip, and its worth.

    None if it doesn't lead to a home action, or nothing there earns points.
    """
    cells = [(cell.worth.points, each.card, cell) for each in shelvings_of(view, action) for cell in each.cells]
    sound = [one for one in cells if one[0] > 0 and not one[2].worth.turned]
    if not sound:
        return None
    _, card, cell = max(sound, key=lambda one: one[0])
    world, seat = engine.determinize(view, Random(0)), view.seat
    asked, last = world.decision(seat), action
    for step in (action, TO_SHELVE, engine.action_of("card", card), cell.action):
        if seat in world.pending_seats() and step in world.decision(seat).actions:
            asked, last = world.decision(seat), step
            if step != cell.action:
                world.apply(step, seat)
    return action_text(last, asked, players, world.shelves[seat].grid), cell.worth


def _may_shelve(world: engine.State, seat: int) -> bool:
    """Return whether the seat is asked for a home action, and may shelve."""
    if seat not in world.pending_seats():
        return False
    asked = world.decision(seat)
    return asked.prompt == HOME_ACTION and TO_SHELVE in asked.actions
