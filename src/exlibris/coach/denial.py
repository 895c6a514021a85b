"""Denial: the rival who most likely wants the space that a placement takes, from the seat's view."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from exlibris.engine import HOME, PlayerView, State, describe_action, is_placing, placed_space, tile_of
from exlibris.search import Lookahead, endings, load_network

DEALS: Final = 4
MOSTLY: Final = 0.75  # share of determinizations in which the rival must want the space


class Denial(NamedTuple):
    """The rival who would place next, and the location that they would choose."""

    rival: int
    tile: int


def denied(view: PlayerView, action: int, instead: int, seed: str) -> Denial | None:
    """Return the rival who would take the last space of the location of `action` if the seat chose `instead`.

    Return None if no rival would. Rivals' hands and foci are dealt at random, so the answer uses nothing hidden.
    """
    kind, value = describe_action(action)
    if kind != "space" or not is_placing(view) or view.game.is_solo:
        return None
    space = placed_space(value)
    if tile_of(space) == HOME or not _is_last(view, space):
        return None
    network = load_network(view.game.ruleset.mode)
    found = [s for s in endings(view, [instead], seed, DEALS)[0] if _places_rival(s, view.seat)]
    wishes = [_wish(Lookahead(network, s), s) for s in found]
    wanting = [s.stack[-1].seat for s, wish in zip(found, wishes, strict=True) if tile_of(wish) == tile_of(space)]
    if not wanting or len(wanting) < MOSTLY * DEALS:
        return None
    return Denial(max(wanting, key=wanting.count), tile_of(space))


def _is_last(view: PlayerView, space: int) -> bool:
    """Return True if the space is the only open one of its location."""
    return sum(tile_of(other) == tile_of(space) for other in view.places) == 1


def _places_rival(s: State, seat: int) -> bool:
    return is_placing(s) and s.stack[-1].seat != seat


def _wish(lookahead: Lookahead, s: State) -> int:
    """Return the space with the highest value for the seat that places now."""
    seat = s.stack[-1].seat
    actions: Sequence[int] = s.legal_actions(seat)
    best = max(actions, key=lambda action: lookahead.action_value(s, seat, action))
    return placed_space(describe_action(best).value)
