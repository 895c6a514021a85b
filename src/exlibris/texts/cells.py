"""Describe cells of a shelf in words, by the cards next to them."""

from __future__ import annotations

from typing import Final

from exlibris.engine import Decision, describe_action
from exlibris.engine.shelves import FREE, NEIGHBOURS, WIDTH
from exlibris.texts.render import card_name, text

# The distance to a neighbor, and the side of that neighbor on which the cell lies.
NEXT_TO: Final = ((-1, "right"), (1, "left"), (-WIDTH, "below"), (WIDTH, "above"))


def where(cell: int, grid: bytes, decision: Decision, language: str = "en", deck: str = "en") -> str:
    """Return where a cell is: at a card, next to a card, or by row and column among the offered cells."""
    if grid:
        if grid[cell] != FREE:
            return text("cell-of", {"card": card_name(grid[cell], language, deck)}, language)
        for distance, side in NEXT_TO:
            neighbour = cell + distance
            if 0 <= neighbour < len(grid) and neighbour in NEIGHBOURS[cell] and grid[neighbour] != FREE:
                return text(f"cell-{side}", {"card": card_name(grid[neighbour], language, deck)}, language)
    cells = [value for kind, value in map(describe_action, decision.actions) if kind == "cell"]
    row = 1 + cell // WIDTH - min(other // WIDTH for other in cells)
    column = 1 + cell % WIDTH - min(other % WIDTH for other in cells)
    return text("cell-at", {"row": row, "column": column}, language)
