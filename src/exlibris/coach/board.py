"""What of a seat's board an action changes, as means over determinizations."""

from collections.abc import Sequence
from math import fsum
from typing import Final, NamedTuple

from exlibris.engine import State
from exlibris.search import FEATURES, Viewpoint


class Board(NamedTuple):
    """Figures of a seat's board at the end of an effect; means, if it may end in several ways."""

    stability: float  # points of the largest rectangle
    shelved: float  # cards on the shelf
    disordered: float  # face-up cards that could not stay so in the best order
    hand: float
    fitting: float  # hand cards that could be shelved in order
    lead: float  # in Prominent books, before the best rival


AT: Final = {name: FEATURES.index(name) for name in FEATURES}


def board_of(states: Sequence[State], seat: int) -> Board:
    """Return the seat's board in these positions, of which there is at least one."""
    return average([_board(s, seat) for s in states])


def average(boards: Sequence[Board]) -> Board:
    """Return the mean of at least one board."""
    return Board(*[fsum(column) / len(boards) for column in zip(*boards, strict=True)])


def _board(s: State, seat: int) -> Board:
    x = Viewpoint(s.game, s.deal, seat).features(s)
    shelved = x[AT["shelf.cards"]]
    return Board(
        stability=x[AT["shelf.stability"]],
        shelved=shelved,
        disordered=shelved - x[AT["shelf.face_down"]] - x[AT["shelf.in_order"]],
        hand=x[AT["hand.cards"]],
        fitting=x[AT["hand.fitting"]],
        lead=x[AT["standing.lead"]],
    )
