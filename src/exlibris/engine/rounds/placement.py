"""Placement: one assistant per turn, clockwise, until nobody has any left (PLACE)."""

from __future__ import annotations

from exlibris.engine.board import HOME, SPECIAL, SPECIAL_LEFT, left_of, tile_of, unplaced_of
from exlibris.engine.sets import NOTHING, ONE
from exlibris.engine.sites import TO_SPECIAL, come_home, space_taken, visit
from exlibris.engine.state import State
from exlibris.engine.steps import ANY, STANDARD, Frame, Step


class PlaceAssistants(Step):
    """Place an assistant on a location or at home; whoever has none is skipped (PLACE-01..03, AMB-17, AMB-18)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ANY, ANY, "space", "prompt-place", "PLACE-02")

    def ask(self, s: State, f: Frame) -> bytes:
        unplaced = s.unplaced
        if not unplaced:
            return NOTHING
        seat = f.seat
        n = s.game.seats
        while not left_of(unplaced, seat):
            seat = (seat + 1) % n
        f.seat = seat
        own = left_of(unplaced, seat)
        if own < SPECIAL_LEFT:
            return s.places
        special = s.deal.powers[seat].where(s, seat).translate(TO_SPECIAL)
        return s.places + special if own > SPECIAL_LEFT else special

    def choose(self, s: State, f: Frame, option: int) -> None:
        seat = f.seat
        f.seat = (seat + 1) % s.game.seats
        if option >= SPECIAL:
            space = option - SPECIAL
            power = s.deal.powers[seat]
            s.unplaced -= unplaced_of(seat, 0, special=True)
        else:
            space = option
            power = STANDARD
            s.unplaced -= unplaced_of(seat, 1, special=False)
        tile = tile_of(space)
        s.fresh = ONE[option]
        if s.recorder is not None:
            s.tell("place", seat, tile=tile, value=space, key=power.key)
        if tile == HOME:
            come_home(s, seat, power)
            return
        visit(s, seat, power, tile, space)
        space_taken(s, power, tile, space)
