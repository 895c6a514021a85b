"""Invariants of all states that play can reach, by name."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from exlibris.engine.board import DRAFT, HOME, HOME_SPACES, HUT, assistants_left, seat_of, visitors_of
from exlibris.engine.deal import undealt
from exlibris.engine.game import SOLO_ROUNDS
from exlibris.engine.rows import in_one_piece
from exlibris.engine.sets import NOTHING
from exlibris.engine.shelf import FREE, Shelf
from exlibris.engine.sites import all_places
from exlibris.engine.state import State


def problems(s: State) -> list[str]:
    """Return the broken invariants of a state, for tests and for states from outside.

    Args:
        s: The state, secrets included.

    Returns:
        Texts such as "name: detail"; none for a state that play can reach.
    """
    return [f"{name}: {detail}" for name, check in CHECKS.items() for detail in check(s)]


def _rounds(s: State) -> Iterator[str]:
    """Check that the game has such a round, and that its last one says why it is the last (SOLO-01, AMB-40)."""
    last = SOLO_ROUNDS if s.game.is_solo else s.game.ruleset.round_limit
    if s.round.number > last:
        yield f"round {s.round.number}, but this game has {last} at most"
    if s.round.number == last and not s.round.final and not s.game.is_solo:
        yield f"round {last} is the last one, but nothing says why"


def _cards(s: State) -> Iterator[str]:
    """Check that every card is in exactly one place."""
    zones = [s.deck[s.dealt :], s.discard, *s.hands, *s.pools]
    for shelf in s.shelves:
        zones += [shelf.cards(), shelf.entombed()]
    everything = sorted(b"".join(zones))
    if everything != list(range(s.game.card_count)):
        missing = sorted(set(range(s.game.card_count)) - set(everything))
        twice = sorted({card for card in everything if everything.count(card) > 1})
        yield f"missing {missing}, more than once {twice}"


def _shelves(s: State) -> Iterator[str]:
    """Check that shelves are in one piece, have three rows at most, and are settled in the grid."""
    for seat, shelf in enumerate(s.shelves):
        if not in_one_piece(shelf.rows):
            yield f"seat {seat}'s shelf is in pieces, or has more than three rows"
        fresh = shelf.settle()
        if (fresh.grid, fresh.rows, fresh.top, fresh.bottom) != (shelf.grid, shelf.rows, shelf.top, shelf.bottom):
            yield f"seat {seat}'s shelf is not settled"
        yield from _layers(seat, shelf)


def _layers(seat: int, shelf: Shelf) -> Iterator[str]:
    """Check that a shelf's upper, face-down and entombed cards agree with its grid."""
    cards = shelf.grid.replace(bytes([FREE]), NOTHING)
    if bytes([shelf.grid[cell] for cell in shelf.cells()]) != cards:
        yield f"seat {seat}'s cells and grid disagree"
    tombs = shelf.tombs[::2]
    if len(set(tombs)) != len(tombs) or not set(tombs) <= set(shelf.cells()):
        yield f"seat {seat} has a tomb without a cover, or two in a cell"
    if not set(shelf.face_down) <= set(shelf.cells()):
        yield f"seat {seat} has a face-down card in an empty cell"


def _tiles(s: State) -> Iterator[str]:
    """Check that every tile of the game is in exactly one place."""
    r = s.round
    tiles = sorted(r.permanent + r.temporary + r.stack + r.discarded)
    if tiles != sorted([*s.game.tiles, *([] if s.game.is_solo else [HUT])]):
        yield f"found {tiles}"


def _assistants(s: State) -> Iterator[str]:
    """Check in Placement that every seat has all its assistants, on the board or to be placed."""
    if not s.unplaced:
        return
    for seat in range(s.game.seats):
        placed = [token for there in s.visitors for token in there[::2] if seat_of(token) == seat]
        own = assistants_left(s.unplaced, seat)
        if len(placed) + own != assistants_left(s.game.assistants, 0):
            yield f"seat {seat}: {len(placed)} placed, {own} to place"


def _spaces(s: State) -> Iterator[str]:
    """Check that assistants are on spaces of face-up tiles, alone but for the Ghost, and at most three at home."""
    tiles = s.round.tiles
    ghosts = any(power.shares_spaces for power in s.deal.powers)
    for tile in [tile for tile, there in enumerate(s.visitors) if there]:
        visitors = visitors_of(s.visitors[tile])
        spaces = [visitor.space for visitor in visitors]
        if tile == HOME:
            seats = [visitor.seat for visitor in visitors]
            if any(seats.count(seat) > HOME_SPACES for seat in seats):
                yield "more than three at home"
            continue
        if tile not in tiles:
            yield f"somebody stands on tile {tile}, which is not there"
        if not set(spaces) <= set(s.game.spaces[tile]) or (len(set(spaces)) != len(spaces) and not ghosts):
            yield f"tile {tile} has {spaces} taken"


def _places(s: State) -> Iterator[str]:
    """Check that the spaces kept as free are those that are free."""
    if s.unplaced and sorted(s.places) != sorted(all_places(s)):
        yield f"{sorted(s.places)} on offer, {sorted(all_places(s))} free"


def _knowledge(s: State) -> Iterator[str]:
    """Check that `shown` and `peeks` are about cards in hidden places only."""
    hands = b"".join(s.hands)
    if any(card not in hands for card in s.shown):
        yield "a card is shown that is in no hand"
    face_down = [s.pools[tile] for tile in range(len(s.pools)) if s.game.face_down[tile]]
    hidden = hands + s.deck[s.dealt :] + b"".join(face_down)
    if any(card not in hidden for card in s.peeks[::2]):
        yield "somebody knows a card that is in no hidden place"


def _decision(s: State) -> Iterator[str]:
    """Check that a game offers options, each once, exactly until it is over, and leaves no cards on tiles."""
    if s.is_over != (s.options == NOTHING):
        yield "over with options, or not over without"
    if len(set(s.options)) != len(s.options):
        yield f"an option twice: {list(s.options)}"
    if len(s.options) == 1 and not s.pending_step().is_secret(s, s.stack[-1]):
        yield f"{s.pending_step().prompt} has one answer, {s.options[0]}, which nobody is asked for"
    if s.is_over and s.pools != [NOTHING] * len(s.pools):
        yield "cards are left on the table at the end"


def _deal(s: State) -> Iterator[str]:
    """Check that Prominent, Banned, foci and clues are different categories (FOCUS-04)."""
    if any(power not in s.game.powers for power in s.deal.powers):
        yield "a power that nobody has"
    if not s.deal.is_dealt:
        yield from _nothing_dealt(s)
        return
    solo = [s.deal.library_focus, *s.deal.clues] if s.game.is_solo else []
    categories = [s.deal.prominent, s.deal.banned, *s.deal.focus, *solo]
    if len(set(categories)) != len(categories):
        yield f"categories {categories}"
    if _is_drafting(s):
        yield "categories are dealt before the draft is over"


def _nothing_dealt(s: State) -> Iterator[str]:
    """Check that a game without categories is in the draft, before anything else is dealt (SETUP-ORDER)."""
    if not _is_drafting(s):
        yield "the draft is over, but no categories are dealt"
    if any(s.hands) or s.deal.facts() != undealt(s.deal.powers).facts():
        yield "hands or foci are dealt before Prominent Works and Banned Books"


def _is_drafting(s: State) -> bool:
    step = s.stack[-1].step if s.stack else None
    return step is not None and step.phase == DRAFT


CHECKS: Final[dict[str, Callable[[State], Iterator[str]]]] = {
    "rounds": _rounds,
    "cards": _cards,
    "shelves": _shelves,
    "tiles": _tiles,
    "assistants": _assistants,
    "spaces": _spaces,
    "places": _places,
    "knowledge": _knowledge,
    "decision": _decision,
    "deal": _deal,
}
