"""Placement: the seats place one assistant per turn, clockwise, until all are placed (PLACE)."""

from __future__ import annotations

from exlibris.engine.board import HOME, PLACEMENT, SPECIAL, SPECIAL_LEFT, left_of, tile_of
from exlibris.engine.frames import STANDARD, Frame, Step
from exlibris.engine.sets import ONE
from exlibris.engine.sites import TO_SPECIAL, come_home, space_taken, visit
from exlibris.engine.state import State
from exlibris.engine.steps import Automatic, Choice, during


class NextSeat(Automatic):
    """Set `seat` to the next seat, clockwise and including itself, that has assistants to place (PLACE-01)."""

    __slots__ = ("after",)

    after: Step  # the step after all assistants are placed

    def __init__(self, after: Step) -> None:
        super().__init__()
        self.after = after

    def run(self, s: State, f: Frame) -> None:
        unplaced = s.unplaced
        if not unplaced:
            f.step = self.after
            return
        seat = f.seat
        while not left_of(unplaced, seat):
            seat = (seat + 1) % s.game.seats
        f.seat = seat


class PlaceAssistant(Choice):
    """Ask for a space, at a location or at home, and place an assistant there (PLACE-02, PLACE-03, AMB-17, AMB-18)."""

    __slots__ = ("next_seat",)

    next_seat: Step

    def __init__(self, next_seat: Step) -> None:
        super().__init__(1, 1, "space", "prompt-place", "PLACE-02")
        self.next_seat = next_seat

    def options(self, s: State, f: Frame) -> bytes:
        seat = f.seat
        own = left_of(s.unplaced, seat)
        if own < SPECIAL_LEFT:
            return s.places
        special = s.deal.powers[seat].where(s, seat).translate(TO_SPECIAL)
        return s.places + special if own > SPECIAL_LEFT else special

    def choose(self, s: State, f: Frame, option: int) -> None:
        seat = f.seat
        f.seat = (seat + 1) % s.game.seats
        f.step = self.next_seat
        if option >= SPECIAL:
            space = option - SPECIAL
            power = s.deal.powers[seat]
            s.unplaced -= SPECIAL_LEFT << 3 * seat  # like `unplaced_of`, but faster
        else:
            space = option
            power = STANDARD
            s.unplaced -= 1 << 3 * seat
        tile = tile_of(space)
        s.fresh = ONE[option]
        if s.recorder is not None:
            s.tell("place", seat, tile=tile, value=space, key=power.key)
        if tile == HOME:
            come_home(s, seat, power)
            return
        visit(s, seat, power, tile, space)
        space_taken(s, power, tile, space)


def place_until(after: Step) -> tuple[Step, Step]:
    """Return the steps of Placement, which alternate until all assistants are placed and then lead to `after`."""
    next_seat = during(PLACEMENT, NextSeat(after))
    return next_seat, during(PLACEMENT, PlaceAssistant(next_seat))
