"""12 Bookworm Tavern (delayed): reveal two cards per assistant; they are taken in turn, in order of the spaces."""

from __future__ import annotations

from exlibris.engine.board import seat_of
from exlibris.engine.frames import Frame
from exlibris.engine.locations.garbage_dump import in_order_of_spaces
from exlibris.engine.moves import acquire, from_deck, take_from_tile
from exlibris.engine.sets import ONE
from exlibris.engine.site import Site
from exlibris.engine.sites import power_of
from exlibris.engine.state import State
from exlibris.engine.steps import ANY, Automatic, Choice, effect
from exlibris.engine.verbs.shelving import SHELVE_GAINED


class RevealTwoEach(Automatic):
    """Reveal two cards per assistant, and set `tokens` to the assistants in order of spaces (LOC12-01, AMB-60)."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> None:
        f.tokens = in_order_of_spaces(s, f.tile)
        cards = from_deck(s, 2 * len(f.tokens))
        s.pools[f.tile] = s.pools[f.tile] + cards
        s.tell("reveal", seat_of(f.tokens[0]), cards, tile=f.tile)
        give_turn(s, f, 0)


def give_turn(s: State, f: Frame, turn: int) -> None:
    """Set `seat` and `power` from the assistant whose turn it is. Turns count from 0."""
    token = f.tokens[turn % len(f.tokens)]
    f.seat = seat_of(token)
    f.power = power_of(s, token)


class TakeInTurn(Choice):
    """Ask for one card per assistant, in turn, until none are left; keep them in `cards` in that order (LOC12-02)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ANY, ANY, "card", "prompt-take", "LOC12-02", verb="take")

    def options(self, s: State, f: Frame) -> bytes:
        return s.pools[f.tile]

    def choose(self, s: State, f: Frame, option: int) -> None:
        take_from_tile(s, f.seat, f.tile, option)
        acquire(s, f, ONE[option])
        give_turn(s, f, f.count)


class ShelveEach(Automatic):
    """Let the player of each assistant shelve the cards that it gained (LOC12-03)."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> None:
        n = len(f.tokens)
        for i in range(n - 1, -1, -1):
            token = f.tokens[i]
            s.push(SHELVE_GAINED, seat_of(token), power_of(s, token), f.tile).cards = f.cards[i::n]


SITE: Site = Site(
    resolving=effect("bookworm_tavern", RevealTwoEach(), TakeInTurn(), ShelveEach()), gathers=True, waiting=3.5
)
