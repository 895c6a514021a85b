"""Named invariants of all states that play can reach; docs/notation.md lists them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from exlibris.engine.board import (
    ASIDE,
    DRAFT,
    HOME,
    HOME_SPACES,
    HUT,
    NOBODY,
    UNSET,
    Visitor,
    assistants_left,
    peeks_of,
    seat_of,
    special_left,
    standard_left,
    tile_of,
    visitors_of,
)
from exlibris.engine.board import placed_space as space_of
from exlibris.engine.deal import undealt
from exlibris.engine.frames import STANDARD, Frame
from exlibris.engine.game import CATEGORY_COUNT, SOLO_ROUNDS
from exlibris.engine.rounds.placement import PlaceAssistant
from exlibris.engine.rounds.solo import LAST_ROUND, clues_of
from exlibris.engine.rows import in_one_piece
from exlibris.engine.sets import NOTHING
from exlibris.engine.shelf import FREE, Shelf
from exlibris.engine.sites import all_places
from exlibris.engine.state import State


def problems(s: State) -> list[str]:
    """Return the broken invariants of a state, for tests and for imported states.

    Args:
        s: The state, secrets included.

    Returns:
        Texts such as "name: detail"; none for a state that play can reach. A detail about one tile or seat begins with
        it, as in "tile 14 ...".
    """
    return [f"{name}: {detail}" for name, check in CHECKS.items() for detail in check(s)]


def problems_at_rest(s: State) -> list[str]:
    """Return the broken invariants of a state that has not yet run to its next decision."""
    return [f"{name}: {detail}" for name in AT_REST for detail in CHECKS[name](s)]


def _rounds(s: State) -> Iterator[str]:
    """Check that the game has this round, and that a last round has a valid reason to be last (SOLO-01, AMB-40)."""
    last = SOLO_ROUNDS if s.game.is_solo else s.game.ruleset.round_limit
    if s.round.number > last:
        yield f"round {s.round.number}, but this game has {last} at most"
    if s.round.number == last and not s.round.final and not s.game.is_solo:
        yield f"round {last} is the last one, but nothing says why"
    if s.round.number == 0 and s.unplaced:
        yield "Placement begins in round 1"
    reasons = (LAST_ROUND,) if s.game.is_solo else ("shelf", "round_limit")
    by_number = s.round.final != "shelf"  # a game of a single round has the reason before it begins
    if s.round.final and (s.round.final not in reasons or (by_number and s.round.number not in (last, last - 1))):
        yield f"round {s.round.number} can't be the last one for the reason {s.round.final!r}"


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
    """Check that each shelf is connected, has at most three rows, and is settled in the grid."""
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
    """Check that every tile is in exactly one place, and that the Hut is in its fixed place (CLEAN-01)."""
    r = s.round
    tiles = sorted(r.permanent + r.temporary + r.stack + r.discarded)
    if tiles != sorted([*s.game.tiles, *([] if s.game.is_solo else [HUT])]):
        yield f"found {tiles}"
    if not s.game.is_solo and HUT not in (r.permanent if r.number > 1 else r.tiles):
        yield "the Diviner's Hut (1) is always face up, and a permanent tile from round 2 on"


def _pools(s: State) -> Iterator[str]:
    """Check that cards lie on face-up tiles only, no more than were dealt or put there by an effect (PREP-04)."""
    for tile, cards in enumerate(s.pools):
        if not cards or tile == ASIDE:
            continue
        if tile not in s.round.tiles:
            yield f"tile {tile} has cards, but is not face up"
        most = s.game.cards_dealt[tile]
        if len(cards) > most and not s.game.sites[tile].gathers:
            yield f"tile {tile} can hold {most} cards at most, found {len(cards)}"
    if s.pools[ASIDE] and is_placing(s):
        yield "cards lie beside the tiles, but no effect is under way"


def _assistants(s: State) -> Iterator[str]:
    """Check that no seat has more assistants than the game provides, and during Placement no fewer."""
    for seat in range(s.game.seats):
        own = [visitor for there in s.visitors for visitor in visitors_of(there) if visitor.seat == seat]
        special = len([visitor for visitor in own if visitor.special])
        for kind, placed, left, most in (
            ("standard", len(own) - special, standard_left(s.unplaced, seat), standard_left(s.game.assistants, 0)),
            ("special", special, int(special_left(s.unplaced, seat)), int(special_left(s.game.assistants, 0))),
        ):
            if placed + left > most or (s.unplaced and placed + left < most):
                yield f"seat {seat}: {placed} {kind} assistants are placed and {left} to place, expected {most} in all"
    if is_placing(s) and not assistants_left(s.unplaced, s.stack[-1].seat):
        yield f"seat {s.stack[-1].seat} has no assistant to place"


def _spaces(s: State) -> Iterator[str]:
    """Check that assistants are on open spaces of face-up tiles, share them only as the rules allow, and fit at home.

    Rules: PLACE-07, SOLO-16, LOC03-02, ASST-GHOST-01.
    """
    at_home = [visitor.seat for visitor in visitors_of(s.visitors[HOME])]
    for seat in range(s.game.seats):
        if at_home.count(seat) > HOME_SPACES:
            yield f"home has room for {HOME_SPACES} assistants of seat {seat}, found {at_home.count(seat)}"
    for tile in range(HOME + 1, len(s.visitors)):
        there = s.visitors[tile]
        if not there:
            continue
        if tile not in s.round.tiles:
            yield f"tile {tile} has an assistant, but is not face up"
        if not set(there[1::2]) <= set(s.game.spaces[tile]):
            yield f"tile {tile} has an assistant on a space that is not open"
        if s.game.one_per_tile and len(there) > 2:
            yield f"tile {tile} has more than one assistant, which this solo game does not allow"
        if not s.game.sites[tile].may_stay(there) and all(f.tile != tile for f in s.stack):
            yield f"tile {tile} can't have all of these assistants"
        yield from _company(s, tile, visitors_of(there))


def _company(s: State, tile: int, visitors: list[Visitor]) -> Iterator[str]:
    """Check that assistants share spaces and enter the Hut only if they may (ASST-GHOST-01, ASST-GHOST-02).

    Two standard assistants may share a space that the Ghost has left (AMB-63).
    """
    powers = s.deal.powers
    may_share = any(power.shares_spaces for power in powers) and tile != HUT and not s.game.delayed[tile]
    if not may_share and len({visitor.space for visitor in visitors}) != len(visitors):
        yield f"tile {tile} has a space with two assistants that can't share it"
    if tile == HUT and any(visitor.special and powers[visitor.seat].shuns_hut for visitor in visitors):
        yield f"tile {tile} has an assistant that never enters the Diviner's Hut"


def _places(s: State) -> Iterator[str]:
    """Check that `places` holds exactly the free spaces."""
    if s.unplaced and sorted(s.places) != sorted(all_places(s)):
        yield f"{sorted(s.places)} on offer, {sorted(all_places(s))} free"


def _knowledge(s: State) -> Iterator[str]:
    """Check that `shown` and `peeks` are only about cards in hidden places, without duplicates."""
    hands = b"".join(s.hands)
    if any(card not in hands for card in s.shown):
        yield "a card is shown that is in no hand"
    face_down = [s.pools[tile] for tile in range(len(s.pools)) if s.game.face_down[tile]]
    hidden = hands + s.deck[s.dealt :] + b"".join(face_down)
    if any(card not in hidden for card in s.peeks[::2]):
        yield "somebody knows a card that is in no hidden place"
    peeks = peeks_of(s.peeks)
    if len(set(s.shown)) != len(s.shown) or len(set(peeks)) != len(peeks):
        yield "a card is named twice"
    if any(peek.seat >= s.game.seats or peek.card in s.hands[peek.seat] for peek in peeks):
        yield "a seat that is not in the game, or has the card in its own hand, is said to know it"


def _decision(s: State) -> Iterator[str]:
    """Check that a game offers its step's options until it is over, none twice, and ends with no cards on tiles."""
    if s.is_over != (s.options == NOTHING):
        yield "the game is over but has options, or isn't over and has none"
    elif not s.is_over and s.options != s.pending_step().offered(s, s.stack[-1]):
        yield f"options {list(s.options)} are not those of the decision"
    if len(set(s.options)) != len(s.options):
        yield f"an option is listed twice: {list(s.options)}"
    if len(s.options) == 1 and not s.pending_step().is_secret(s, s.stack[-1]):
        yield f"{s.pending_step().prompt} has one answer, {s.options[0]}, which should have been taken without asking"
    if s.is_over and s.pools != [NOTHING] * len(s.pools):
        yield "cards are left on the table at the end"


def _deal(s: State) -> Iterator[str]:
    """Check that all categories differ, and that each seat has an assistant of its own (FOCUS-04, SETUP1-08)."""
    yield from _powers(s)
    if not s.deal.is_dealt:
        yield from _nothing_dealt(s)
        return
    if _is_drafting(s):
        yield "categories are dealt before the draft is over"
    solo = [s.deal.library_focus, *s.deal.clues] if s.game.is_solo else []
    categories = [s.deal.prominent, s.deal.banned, *s.deal.focus, *solo]
    if len(set(categories)) != len(categories) or max(categories) >= CATEGORY_COUNT:
        yield f"categories {categories}"
    clues = len(clues_of(s.game, bytes(CATEGORY_COUNT))) if s.game.is_solo else 0
    if len(s.deal.clues) != clues or s.deal.revealed > clues + s.game.is_solo:
        yield f"{len(s.deal.clues)} clues and {s.deal.revealed} revealed, but this game has {clues}"


def _powers(s: State) -> Iterator[str]:
    """Check that no two seats have the same special assistant (SETUP1-08)."""
    special = [power for power in s.deal.powers if power is not STANDARD]
    for seat, power in enumerate(s.deal.powers):
        if power is not STANDARD and not (power.number in s.game.libraries and special_left(s.game.assistants, 0)):
            yield f"seat {seat} has the assistant {power.key!r}, which is not in this game"
        elif special.count(power) > 1:
            yield f"seat {seat} has the assistant {power.key!r}, as another seat has"


def _nothing_dealt(s: State) -> Iterator[str]:
    """Check that a game without categories is in the draft, with nothing else dealt (SETUP-ORDER)."""
    if not _is_drafting(s):
        yield "the draft is over, but no categories are dealt"
    if any(s.hands) or s.deal.facts() != undealt(s.deal.powers).facts():
        yield "hands or foci are dealt before Prominent Works and Banned Books"


def _is_drafting(s: State) -> bool:
    step = s.stack[-1].step if s.stack else None
    return step is not None and step.phase == DRAFT


def _flips(s: State) -> Iterator[str]:
    """Check that seats flip only cards of their own shelf, and seal flips only in the inspection (AMB-30)."""
    for seat, cards in enumerate(s.flips):
        if cards and not (s.is_over or s.is_sealing_flips()):
            yield f"seat {seat} flips cards before the inspection"
        if len(set(cards)) != len(cards) or not set(cards) <= set(s.shelves[seat].cards()):
            yield f"seat {seat} flips a card that is not on its shelf, or one twice"
    if s.ready >> s.game.seats or (s.ready and not (s.is_over or s.is_sealing_flips())):
        yield "flips are sealed before the inspection, or by nobody"


def _turn(s: State) -> Iterator[str]:
    """Check that the spaces taken in this turn belong to face-up tiles."""
    tiles = {tile_of(space_of(option)) for option in s.fresh}
    if not tiles <= {HOME, *s.round.tiles}:
        yield f"spaces of tiles {sorted(tiles)} were taken in this turn, but not all are face up"


def _stack(s: State) -> Iterator[str]:
    """Check that unfinished effects refer to seats, cards, tiles and assistants of this game."""
    for f in s.stack:
        if not _is_sound(s, f):
            yield f"{f.step.name if f.step is not None else 'an effect'} is about something that is not in this game"


def _is_sound(s: State, f: Frame) -> bool:
    seats, cards, tiles = range(s.game.seats), range(s.game.card_count), range(s.game.tile_count)
    named = [*f.cards, *f.result, *([] if f.card == UNSET else [f.card])]
    return (
        f.seat in seats
        and all(seat in seats for seat in [*f.seats, *([] if f.other in (UNSET, NOBODY) else [f.other])])
        and all(seat_of(token) in seats for token in f.tokens)
        and all(card in cards for card in named)
        and all(tile in tiles for tile in [f.tile, *f.tiles, tile_of(space_of(0 if f.space == UNSET else f.space))])
        and all(number in s.game.libraries for number in f.libraries)
        and (f.category == UNSET or f.category < CATEGORY_COUNT)
    )


def is_placing(s: State) -> bool:
    """Return whether a seat must choose where to place an assistant."""
    return len(s.stack) > 0 and isinstance(s.stack[-1].step, PlaceAssistant)


CHECKS: Final[dict[str, Callable[[State], Iterator[str]]]] = {
    "rounds": _rounds,
    "cards": _cards,
    "shelves": _shelves,
    "tiles": _tiles,
    "pools": _pools,
    "assistants": _assistants,
    "spaces": _spaces,
    "places": _places,
    "knowledge": _knowledge,
    "decision": _decision,
    "deal": _deal,
    "flips": _flips,
    "turn": _turn,
    "stack": _stack,
}
AT_REST: Final = tuple([name for name in CHECKS if name not in ("places", "decision", "flips")])
