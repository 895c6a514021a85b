"""Legal actions by names that read like play: "M3", "draw", "14.1*", "right of M3", "done"."""

from __future__ import annotations

from collections.abc import Callable

from exlibris.content.load import ASSISTANT_KEYS, CATEGORIES
from exlibris.engine import CHOICES, State, describe_action, index_of, placed_space, places_special, tile_of
from exlibris.engine.rows import WIDTH
from exlibris.engine.shelf import FREE, Shelf
from support.deck import name_of
from support.drawing import box_of

SIDES = {"right of": -1, "left of": 1, "below": -WIDTH, "above": WIDTH}


def space_name(option: int) -> str:
    """ "14.1" for the first space of tile 14, "home" for one's library; with a star for the special assistant."""
    star = "*" if places_special(option) else ""
    space = placed_space(option)
    tile, index = tile_of(space), index_of(space)
    return f"{tile}.{index + 1}{star}" if tile else f"home{star}"


def cell_names(shelf: Shelf, cell: int) -> list[str]:
    """All the ways to say where a cell is: beside which card, and "row,column" as counted from 1 in the drawing."""
    if not shelf.count:
        return ["anywhere"]
    names = [
        f"{side} {name_of(shelf.grid[cell + by])}"
        for side, by in SIDES.items()
        if 0 <= cell + by < len(shelf.grid) and shelf.grid[cell + by] != FREE
    ]
    top, _, left, _ = box_of(shelf)
    return [*names, f"{cell // WIDTH - top + 1},{cell % WIDTH - left + 1}"]


def action_names(s: State, seat: int, action: int) -> list[str]:
    """The names of a legal action of the seat; cells have several."""
    kind, value = describe_action(action)
    if kind == "cell":
        return cell_names(s.shelves[seat], value)
    if kind in NAMES:
        return [NAMES[kind](value)]
    return [f"{kind} {value}"]


NAMES: dict[str, Callable[[int], str]] = {
    "done": lambda _: "done",
    "cancel": lambda _: "cancel",
    "ready": lambda _: "ready",
    "library": lambda number: ASSISTANT_KEYS[number - 1],
    "space": space_name,
    "assistant": space_name,
    "card": name_of,
    "flip": lambda card: f"flip {name_of(card)}",
    "category": lambda number: CATEGORIES[number],
    "choice": lambda number: CHOICES[number],
}
