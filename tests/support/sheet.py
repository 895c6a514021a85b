"""The printed example of form B-7c, with shelves of our deck that have just its books and stability."""

from __future__ import annotations

from functools import cache

from support.filling import cards_adding_up_to, finished, with_rectangle
from support.table import Table

PLAYERS = ("Rita", "Eric", "Ahmed", "Daria")
BOOKS = {  # line A2, in form order; Daria's 9 is printed 4, against line B3 and her total
    "Rita": (2, 12, 5, 6, 7, 6),
    "Eric": (4, 8, 10, 6, 8, 7),
    "Ahmed": (5, 3, 6, 9, 4, 9),
    "Daria": (9, 10, 7, 7, 9, 1),
}
AS_PRINTED = BOOKS | {"Daria": (4, 10, 7, 7, 9, 1)}
RECTANGLES = {"Rita": (2, 4), "Eric": (2, 6), "Ahmed": (2, 5), "Daria": (3, 3)}
FOCI = {0: "monster", 1: "historic", 2: "spells", 3: "fantastical"}


@cache
def sheet(as_printed: bool = False, rita_and_ahmed_swap_foci: bool = False) -> Table:
    """Return the finished game of the example."""
    shelves = {}
    used = ""
    for seat, player in enumerate(PLAYERS):
        cards = cards_adding_up_to((AS_PRINTED if as_printed else BOOKS)[player], used)
        used = f"{used} {' '.join(cards)}"
        shelves[seat] = with_rectangle(cards, *RECTANGLES[player])
    foci = FOCI | {0: "spells", 2: "monster"} if rita_and_ahmed_swap_foci else FOCI
    table = Table(
        4, phase="inspection", final="shelf", shelf=shelves, focus=foci, prominent="reference", banned="corrupted"
    )
    return finished(table)
