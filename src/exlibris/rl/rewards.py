"""Rewards: the worth of a finished game to each seat, and the potential of a shelf during the game."""

from __future__ import annotations

from typing import Final

from exlibris.engine import Form, State
from exlibris.engine.scoring import form
from exlibris.search.shelf_values import evaluator_of

WIN: Final = "win"  # the share of the win: 1 / n for each of n winners
MARGIN: Final = "margin"  # points ahead of the best rival, or in solo of the Public Library
REWARDS: Final = (WIN, MARGIN)


def check_reward(kind: str) -> None:
    """Raise ValueError for an unknown kind of reward."""
    if kind not in REWARDS:
        raise ValueError(f"reward: expected one of {', '.join(REWARDS)}, found {kind!r}")


def rewards_of(end: Form, kind: str) -> list[float]:
    """Return the reward of a finished game, by seat.

    Args:
        end: The result of the game.
        kind: One of REWARDS.
    """
    if kind == WIN:
        share = 1.0 / max(1, len(end.winners))
        return [share if seat in end.winners else 0.0 for seat in range(len(end.seats))]
    totals = [column.total for column in end.seats]
    if end.library is not None:
        return [float(totals[0] - end.library.total)]
    return [float(total - max(totals[:seat] + totals[seat + 1 :])) for seat, total in enumerate(totals)]


def potential(s: State, seat: int) -> float:
    """Return the points of the seat's shelf as it stands, over all scoring lines except Prominent Works.

    It is 0 at the end of the game and before categories are dealt. Before the inspection it assumes the best flips;
    during the inspection it counts the flips chosen so far.

    Reward shaping by a potential does not change the optimal policy (Ng, Harada and Russell, 1999).
    """
    if s.is_over or not s.deal.is_dealt:
        return 0.0
    if s.is_sealing_flips():
        column = form(s).seats[seat]
        return float(column.total - column.b2)
    deal = s.deal
    lines = evaluator_of(s.game, deal.prominent, deal.banned, deal.focus[seat]).lines_of(s.shelves[seat])
    return float(lines.b1 + lines.b3 + lines.b4 + lines.b5)
