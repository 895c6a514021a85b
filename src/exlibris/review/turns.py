"""Turns: a placement with all that it sets off, or what one seat does where a location is resolved."""

from collections.abc import Hashable, Iterable
from itertools import pairwise

from exlibris.engine import PLACEMENT, State, is_placing, phase


def turns_of(states: Iterable[State]) -> list[int]:
    """Return for each of a game's states the number of its turn, from 0."""
    turn, turns = 0, [0]
    for before, after in pairwise(states):
        turn += _begins_turn(before, after)
        turns.append(turn)
    return turns


def _begins_turn(before: State, after: State) -> bool:
    """Return whether a turn begins at the second of these states; sealing and revealing flips are one turn each."""
    if after.is_over or after.is_sealing_flips():
        return doing(before) != doing(after)
    if is_placing(after):
        return True
    if phase(after) != PLACEMENT:
        return doing(before) != doing(after)
    return phase(before) != PLACEMENT or next_to_place(before) != next_to_place(after)


def next_to_place(state: State) -> int:
    """Return the seat after the one whose turn it is in Placement.

    It tells of a placement between two decisions that had no alternative; in solo that is part of the turn before.
    """
    seat = state.stack[0].seat
    return (seat + 1) % state.game.seats if is_placing(state) else seat


def doing(state: State) -> Hashable:
    """Return where the game stands, apart from placements: which seat is asked where, or that all seal flips."""
    if state.is_over:
        return "over"
    if state.is_sealing_flips():
        return "flips"
    tiles = [frame.tile for frame in state.stack if frame.tile]
    return state.round.number, next(iter(tiles), 0), state.pending_seats()[0]
