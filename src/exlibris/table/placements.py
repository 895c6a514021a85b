"""What placements lead to: nothing at all, or a home action, where each hand card could be shelved (HOME-02)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, Literal

from msgspec import Struct

from exlibris import engine
from exlibris.engine.shelves import Shelf
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


Idleness = Literal["idle", "costly"]
MOST_CHOICES: Final = 40  # in a row: more than a hand and a shelf have cards


def idleness(view: engine.PlayerView, actions: Sequence[int]) -> dict[int, Idleness]:
    """Return the placements of the viewer that change nothing, or only cost it cards.

    This depends on public facts only: a placement that draws, reveals, or asks another player is not among them. Of a
    step that can be repeated, each card is tried alone, and as many as possible together.
    """
    world = engine.determinize(view, Random(0))
    if sum(engine.assistants_left(world.unplaced, seat) for seat in range(world.game.seats)) == 1:
        world.unplaced += 1 << 3 * view.seat  # one more assistant: without it, the resolution would follow at once
    found: dict[int, Idleness] = {}
    for action in actions:
        most = _most_lost(_losses(world, world, view.seat, action))
        if most is not None:
            found[action] = "costly" if most else "idle"
    return found


def _most_lost(losses: Iterator[int | None]) -> int | None:
    most = 0
    for lost in losses:
        if lost is None:
            return None
        most = max(most, lost)
    return most


def _losses(
    before: engine.State, state: engine.State, seat: int, action: int, depth: int = 0, first: bool = True
) -> Iterator[int | None]:
    """Yield at the end of each way on how many cards the seat has lost, None if anything else has changed.

    `first` is true on the way that always takes the first of the legal actions.
    """
    after = state.clone()
    after.apply(action, seat)
    lost = _lost(before, after, seat)
    if lost is None or engine.is_placing(after):
        yield lost
    elif depth == MOST_CHOICES or after.pending_seats() != [seat]:
        yield None
    else:
        legal = engine.forward_actions(after.legal_actions(seat))
        may_end = after.stack[-1].count and engine.describe_action(legal[-1]).kind == "done"
        ways = [*legal[: int(first)], legal[-1]] if may_end else legal
        for way in ways:
            yield from _losses(before, after, seat, way, depth + 1, first and way == legal[0])


def _lost(before: engine.State, after: engine.State, seat: int) -> int | None:
    """Return the number of cards that have left hand and shelf; None if more has changed, but for new assistants."""
    hand, kept = before.hands[seat], after.hands[seat]
    if not set(kept) <= set(hand) or _rest(before, seat) != _rest(after, seat) or not _stand(before) <= _stand(after):
        return None
    old, new = before.shelves[seat], after.shelves[seat]
    return len(hand) - len(kept) + old.count - new.count if _is_part(new, old) else None


def _is_part(shelf: Shelf, of: Shelf) -> bool:
    """Return whether a shelf is another one without some of its cards; the grid's middle may have moved."""
    cards = shelf.cards()
    moves = {shelf.grid.index(card) - of.grid.find(card) for card in cards}
    return set(cards) <= set(of.cards()) and len(moves) < 2


def _rest(state: engine.State, seat: int) -> tuple[object, ...]:
    """Return all that must stay the same: the deck, the tiles, the first player, and what the others have."""
    others = [other for other in range(state.game.seats) if other != seat]
    cards = [(state.hands[other], state.shelves[other].grid) for other in others]
    return state.dealt, state.pools, state.round.first, cards


def _stand(state: engine.State) -> set[tuple[int, engine.Visitor]]:
    return {(tile, visitor) for tile, there in enumerate(state.visitors) for visitor in engine.visitors_of(there)}
