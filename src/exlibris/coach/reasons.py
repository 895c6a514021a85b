"""Reasons why an action is better than others, as data: differences in score and on the board."""

from collections.abc import Sequence
from math import fsum
from typing import Final, NamedTuple

from exlibris.coach.denial import Denial
from exlibris.engine import State
from exlibris.search import FEATURES, LINES, ActionEstimate, Gap, Viewpoint, gap_between
from exlibris.search.network import BEST_RIVAL


class Board(NamedTuple):
    """Figures of a seat's board at the end of an effect; means if the effect has several outcomes."""

    stability: float  # points of the largest rectangle
    shelved: float  # cards on the shelf
    disordered: float  # face-up cards that would have to be flipped in the best order
    hand: float
    fitting: float  # hand cards that could be shelved in order
    lead: float  # Prominent Works ahead of the best rival


AT: Final = {name: FEATURES.index(name) for name in FEATURES}


def board_of(states: Sequence[State], seat: int) -> Board:
    """Return the seat's board, the mean over at least one position."""
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


LEAST: Final = 0.4  # points; smaller differences in a line or in a rival's total are not mentioned
CLEARLY: Final = 0.5  # difference in a mean of whole numbers that counts as clear
MOST: Final = 4  # reasons given
DENIAL_WEIGHT: Final = 2.0  # in points; sets the order of reasons
BOARD_WEIGHT: Final = 0.5  # in points for each card; sets the order of reasons


class Reason(NamedTuple):
    """One difference between the best action and others.

    `kind` is "more" or "less" (of a `line`), "rival", "stability-up", "stability-kept", "shelved", "drawn", "order",
    "room", "lead" or "denied"; `amount` is in points or cards, always above 0.
    """

    kind: str
    amount: float
    line: str = ""  # one of LINES
    rival: int = -1  # the seat that is denied
    tile: int = 0  # the location that it is denied


def line_reasons(best: ActionEstimate, others: Sequence[ActionEstimate]) -> list[tuple[float, Reason]]:
    """Return the best action's clear gains and losses in each line and against the best rival, with weights."""
    found: list[tuple[float, Reason]] = []
    for i, line in enumerate(LINES):
        gain = _gain(best, others, i)
        if gain.is_clear and abs(gain.mean) >= LEAST:
            found.append((abs(gain.mean), Reason("more" if gain.mean > 0 else "less", abs(gain.mean), line)))
    rise = _gain(best, others, BEST_RIVAL)
    if rise.is_clear and rise.mean <= -LEAST:
        found.append((-rise.mean, Reason("rival", -rise.mean)))
    return found


def _gain(best: ActionEstimate, others: Sequence[ActionEstimate], head: int) -> Gap:
    """Return the gap between the best action and the mean of the others in one of HEADS."""
    tries = zip(*[other.samples for other in others], strict=False)  # those that dropped out have fewer
    means = [fsum(sample[head] for sample in samples) / len(samples) for samples in tries]
    return gap_between([sample[head] for sample in best.samples], means)


def board_reasons(now: Board, best: Board, others: Board) -> list[tuple[float, Reason]]:
    """Return the clear differences between the boards after the best action and after others, with weights."""
    found: list[Reason] = []
    if best.stability - others.stability >= CLEARLY:
        raised = best.stability - now.stability >= CLEARLY
        found.append(Reason("stability-up" if raised else "stability-kept", best.stability))
    if best.shelved - now.shelved >= CLEARLY <= best.shelved - others.shelved:
        found.append(Reason("shelved", best.shelved - now.shelved))
    if best.hand - now.hand >= CLEARLY <= best.hand - others.hand:
        found.append(Reason("drawn", best.hand - now.hand))
    if others.disordered - best.disordered >= CLEARLY:
        found.append(Reason("order", others.disordered - best.disordered))
    if best.fitting - others.fitting >= CLEARLY:
        found.append(Reason("room", best.fitting))
    if best.lead - others.lead >= CLEARLY and best.lead >= 1:
        found.append(Reason("lead", best.lead))
    return [(BOARD_WEIGHT * min(reason.amount, 2.0), reason) for reason in found]


def denial_reasons(denial: Denial | None) -> list[tuple[float, Reason]]:
    """Return the denial as a reason with its weight; an empty list for None."""
    return [] if denial is None else [(DENIAL_WEIGHT, Reason("denied", 1.0, "", denial.rival, denial.tile))]


def weightiest(found: Sequence[tuple[float, Reason]]) -> tuple[Reason, ...]:
    """Return up to MOST reasons with the greatest weights, those against the action last."""
    chosen = sorted(found, key=lambda pair: -pair[0])[:MOST]
    return tuple([reason for _, reason in sorted(chosen, key=lambda pair: pair[1].kind == "less")])
