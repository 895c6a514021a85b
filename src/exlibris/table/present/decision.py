"""A pending decision: what is asked, the legal actions as things to click on, and why other cells are not legal."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, Literal, cast

from msgspec import Struct

from exlibris.content import CATEGORIES, assistant_key
from exlibris.engine import (
    CHOICES,
    HOME,
    PlayerView,
    action_names,
    describe_action,
    placed_space,
    places_special,
    tile_of,
)
from exlibris.engine import Decision as EngineDecision
from exlibris.engine.notation.shelves import box_of
from exlibris.engine.shelves import CELLS, FREE, MOST_ROWS, NEIGHBOURS, WIDTH, Shelf
from exlibris.table.present.cells import Corner, corner_of, space_key
from exlibris.table.present.spaces import SpaceRefusal, space_refusals
from exlibris.table.present.worth import Worth, weighed
from exlibris.texts.render import text
from exlibris.texts.sentences import Cast, action_text, decision_text

Reason = Literal["taken", "corner", "apart", "rows", "other"]
ActionKind = Literal[
    "done", "cancel", "library", "space", "card", "slot", "cell",
    "category", "seat", "choice", "assistant", "flip", "ready", "tile",
]  # fmt: skip
Target = dict[str, Any]
# Choices of how cards stand on one's own shelf, and the verb of steps that shelve cards from elsewhere.
MANNERS: Final = frozenset(("beside", "on_top", "underneath", "up", "down", "left", "right", "move_on"))
DISCARDS: Final = frozenset(("discard", "pay", "burn"))  # verbs of steps whose cards end on the discard pile
SHELVES: Final = "shelve"
AROUND: Final = 1  # how far from the shelf's cards cells are explained


class Refusal(Struct, frozen=True, kw_only=True):
    """Why a cell on or next to your shelf may not be chosen; `row` and `column` as in CellView."""

    row: int
    column: int
    reason: Reason


def refusals_of(pending: EngineDecision, shelf: Shelf, corner: Corner) -> list[Refusal]:
    """Return the cells on and around the shelf that may not be chosen, and why; none unless a cell is asked for."""
    if pending.kind != "cell":
        return []
    legal = {describe_action(action).value for action in pending.actions}
    wrong = [cell for cell in nearby(shelf) if cell not in legal]
    return [Refusal(**corner.cell(cell)._asdict(), reason=reason_against(cell, shelf.grid)) for cell in wrong]


class Prompt(Struct, frozen=True, kw_only=True):
    """The message id of what is asked, with its arguments."""

    id: str
    args: dict[str, int | str]


class ActionOption(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One legal action: `text` in words, and what to click on for it.

    `name` is the action in the notation, such as "place 14.1"; only options of a decision have one.
    `space` is the name of a space, as in the table's view; `tile` is the space's tile, unless it is at `home`, in one's
    own library. `row` and `column` are those of a cell, as in CellView. `worth` is there when a cell for a card, or a
    card to turn face down, is asked for.
    """

    action: int
    kind: ActionKind
    text: str
    name: str | None = None
    card: int | None = None
    slot: int | None = None
    row: int | None = None
    column: int | None = None
    space: str | None = None
    home: bool | None = None
    special: bool | None = None
    category: str | None = None
    seat: int | None = None
    choice: str | None = None
    library: str | None = None
    tile: int | None = None
    worth: Worth | None = None


class Decision(Struct, frozen=True, kw_only=True):
    """What your seat is asked; `rule_id` names the rule, `focus_card` the card it is about.

    `refusals` are there when a cell is asked for, `space_refusals` when an assistant is to be placed. `on_shelf` says
    that the question is how cards stand on the seat's own shelf, or which card joins them: the options may be hand
    cards or buttons.
    """

    seat: int
    kind: ActionKind
    prompt: Prompt
    text: str
    rule_id: str
    tile: int | None
    actions: list[ActionOption]
    focus_card: int | None
    refusals: list[Refusal] = []
    space_refusals: list[SpaceRefusal] = []
    on_shelf: bool = False


def decision_of(view: PlayerView, players: Cast, corners: Sequence[Corner] | None = None) -> Decision | None:
    """Return what the viewer is asked, None for nothing; `corners` are those of the drawn shelves, if not their own."""
    pending = view.decision
    if pending is None:
        return None
    shelf, worth = view.shelves[pending.seat], weighed(view)
    corner = corners[pending.seat] if corners else corner_of(shelf)
    return Decision(
        seat=pending.seat,
        kind=cast("ActionKind", pending.kind),
        prompt=Prompt(id=pending.prompt, args=dict(pending.about)),
        text=question_of(view, pending, players),
        rule_id=pending.rule_id,
        tile=pending.tile or None,
        actions=[
            option_of(action, pending, shelf, players, corner, worth.get(action), name)
            for action, name in zip(pending.actions, action_names(view), strict=True)
        ],
        focus_card=pending.about.get("card"),
        refusals=refusals_of(pending, shelf, corner),
        space_refusals=space_refusals(view, pending, players),
        on_shelf=is_on_shelf(view, pending),
    )


def question_of(view: PlayerView, pending: EngineDecision, players: Cast) -> str:
    """Return the viewer's question; in solo it also says that the Library gets discarded cards."""
    question, step = decision_text(pending, players), view.stack[-1].step
    if not view.game.is_solo or step is None or step.verb not in DISCARDS:
        return question
    return f"{question} {text('library-keeps-discards', language=players.language)}"


def is_on_shelf(view: PlayerView, pending: EngineDecision) -> bool:
    """Return whether the viewer is asked for a cell, a flip, a card to shelve, or how cards stand on the own shelf."""
    step = view.stack[-1].step
    if pending.kind in {"cell", "flip"} or (step is not None and step.verb == SHELVES):
        return True
    chosen = {CHOICES[value] for kind, value in map(describe_action, pending.actions) if kind == "choice"}
    return bool(chosen) and chosen <= MANNERS


def option_of(
    action: int,
    pending: EngineDecision,
    shelf: Shelf,
    players: Cast,
    corner: Corner,
    worth: Worth | None = None,
    name: str | None = None,
) -> ActionOption:
    """Return a legal action with its text and the thing on the table that stands for it; `shelf` is the seat's."""
    kind, value = describe_action(action)
    return ActionOption(
        action=action,
        kind=cast("ActionKind", kind),
        text=action_text(action, pending, players, shelf.grid),
        name=name,
        worth=worth,
        **(corner.cell(value)._asdict() if kind == "cell" else TARGETS[kind](value)),
    )


def a_space(value: int) -> Target:
    """Return a space, its tile (None at home), and whether it is about the special assistant."""
    space = placed_space(value)
    tile = tile_of(space)
    at_home = tile == HOME
    return {
        "space": space_key(space),
        "home": at_home,
        "special": places_special(value),
        "tile": None if at_home else tile,
    }


TARGETS: Final[dict[str, Callable[[int], Target]]] = {
    "done": lambda _: {},
    "cancel": lambda _: {},
    "library": lambda value: {"library": assistant_key(value)},
    "space": a_space,
    "card": lambda value: {"card": value},
    "slot": lambda value: {"slot": value},
    "category": lambda value: {"category": CATEGORIES[value]},
    "seat": lambda value: {"seat": value},
    "choice": lambda value: {"choice": CHOICES[value]},
    "assistant": a_space,
    "flip": lambda value: {"card": value},
    "ready": lambda value: {"seat": value},
    "tile": lambda value: {"tile": value},
}


def nearby(shelf: Shelf) -> Iterator[int]:
    """Yield the cells of the shelf's bounding box and of the ring around it."""
    if not shelf.count:
        return
    box = box_of(shelf.cells())
    for row in range(max(0, box.top - AROUND), min(CELLS // WIDTH, box.bottom + AROUND + 1)):
        for column in range(max(0, box.left - AROUND), min(WIDTH, box.right + AROUND + 1)):
            yield row * WIDTH + column


def reason_against(cell: int, grid: bytes) -> Reason:
    """Return the reason why a cell, by its number in the grid, is not legal."""
    if grid[cell] != FREE:
        return "taken"
    if not any(grid[near] != FREE for near in NEIGHBOURS[cell]):
        return "corner" if touches_at_a_corner(cell, grid) else "apart"
    rows = {other // WIDTH for other in range(CELLS) if grid[other] != FREE} | {cell // WIDTH}
    return "rows" if max(rows) - min(rows) >= MOST_ROWS else "other"


def touches_at_a_corner(cell: int, grid: bytes) -> bool:
    """Return whether a card lies diagonally next to the cell."""
    beside = [near for near in NEIGHBOURS[cell] if near % WIDTH != cell % WIDTH]
    return any(grid[far] != FREE for near in beside for far in NEIGHBOURS[near] if far % WIDTH == near % WIDTH)
