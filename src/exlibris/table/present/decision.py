"""A pending decision: what is asked, in words, and the legal actions as things to click on."""

from collections.abc import Callable, Sequence
from typing import Any, Final, Literal, cast

from msgspec import Struct

from exlibris.content import CATEGORIES, assistant_key
from exlibris.engine import CHOICES, HOME, PlayerView, describe_action, placed_space, places_special, tile_of
from exlibris.engine import Decision as EngineDecision
from exlibris.engine.shelves import Shelf
from exlibris.table.present.cells import Corner, corner_of
from exlibris.table.present.refusals import Refusal, refusals_of
from exlibris.table.present.spaces import space_key
from exlibris.table.present.worth import Worth, weighed
from exlibris.texts.sentences import Cast, action_text, decision_text

ActionKind = Literal[
    "done", "cancel", "library", "space", "card", "slot", "cell",
    "category", "seat", "choice", "assistant", "flip", "ready", "tile",
]  # fmt: skip


class Prompt(Struct, frozen=True, kw_only=True):
    """The message id of what is asked, with its arguments."""

    id: str
    args: dict[str, int | str]


class ActionOption(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One legal action: `text` in words, and what to click on for it.

    `space` is the name of a space, as in the table's view; `tile` is the space's tile, unless it is at `home`, in one's
    own library. `row` and `column` are those of a cell, as in CellView. `worth` is there when a cell for a card, or a
    card to turn face down, is asked for.
    """

    action: int
    kind: ActionKind
    text: str
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

    `refusals` are there when a cell is asked for.
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


Target = dict[str, Any]


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
        text=decision_text(pending, players),
        rule_id=pending.rule_id,
        tile=pending.tile or None,
        actions=[option_of(action, pending, shelf, players, corner, worth.get(action)) for action in pending.actions],
        focus_card=pending.about.get("card"),
        refusals=refusals_of(pending, shelf, corner),
    )


def option_of(
    action: int, pending: EngineDecision, shelf: Shelf, players: Cast, corner: Corner, worth: Worth | None = None
) -> ActionOption:
    """Return a legal action with its text and the thing on the table that stands for it; `shelf` is the seat's."""
    kind, value = describe_action(action)
    return ActionOption(
        action=action,
        kind=cast("ActionKind", kind),
        text=action_text(action, pending, players, shelf.grid),
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
