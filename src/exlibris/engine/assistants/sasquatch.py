"""Sasquatch: it avoids opponents, and its owner may take it back when an opponent comes to its location."""

from __future__ import annotations

from typing import Final

from exlibris.engine.actions import STAY, TAKE_BACK
from exlibris.engine.board import HOME, tile_of
from exlibris.engine.frames import Frame, Power
from exlibris.engine.sets import NOTHING
from exlibris.engine.sites import are_at, give_back, own_token
from exlibris.engine.state import State
from exlibris.engine.steps import Choice, effect

RUN_OR_STAY: Final = bytes((TAKE_BACK, STAY))


class Sasquatch(Power):
    """The Sasquatch's power, which restricts it to locations without opponents (ASST-SASQ-01)."""

    __slots__ = ()

    def where(self, s: State, seat: int) -> bytes:
        own = 1 << seat
        return bytes([space for space in s.places if space == HOME or not are_at(s, tile_of(space)) & ~own])


class MayRun(Choice):
    """Ask the owner whether to take it back before the visitor's effect; `other` is the visitor (ASST-SASQ-02, AMB-77).

    It can be placed again later in the round. Not asked if both answers lead to the same position, for example if it is
    outbid at the Auction House (LOC03-02) and nothing happens in between.
    """

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(1, 1, "choice", "prompt-sasquatch", "ASST-SASQ-02")

    def about(self, s: State, f: Frame) -> dict[str, int]:
        return {"other": f.other}

    def options(self, s: State, f: Frame) -> bytes:
        return RUN_OR_STAY if self._space(s, f) and self._matters(s, f) else NOTHING

    def _matters(self, s: State, f: Frame) -> bool:
        """Return whether the two answers lead to different positions; they do if it is still there after staying."""
        stayed = after(s, STAY)
        return self._space(stayed, f) > 0 or stayed.key() != after(s, TAKE_BACK).key()

    def choose(self, s: State, f: Frame, option: int) -> None:
        if option == TAKE_BACK:
            give_back(s, own_token(f.seat, f.power), f.tile, self._space(s, f))

    def _space(self, s: State, f: Frame) -> int:
        """Return the space of the Sasquatch, 0 if it has left the tile."""
        visitors = s.visitors[f.tile]
        at = visitors[::2].find(own_token(f.seat, f.power))
        return visitors[2 * at + 1] if at >= 0 else 0


def after(s: State, option: int) -> State:
    """Return a copy of the position after the option."""
    following = s.clone()
    following.apply_option(option)
    return following


POWER: Power = Sasquatch("sasquatch", 9)
POWER.reacting = effect("sasquatch", MayRun())
