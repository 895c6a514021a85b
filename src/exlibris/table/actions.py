"""Legal actions as a client shows them: their text and what to click on."""

from collections.abc import Callable
from typing import Any, Final, Literal

from msgspec import Struct

from exlibris.content import CATEGORIES, assistant_key
from exlibris.engine import CHOICES, HOME, describe_action, placed_space, places_special, tile_of
from exlibris.engine import Decision as EngineDecision
from exlibris.engine.shelves import Shelf
from exlibris.table.board import Corner, space_key
from exlibris.table.weighing import Worth
from exlibris.texts.sentences import Cast, action_text

ActionKind = Literal[
    "done", "cancel", "library", "space", "card", "slot", "cell",
    "category", "seat", "choice", "assistant", "flip", "ready", "tile",
]  # fmt: skip
Target = dict[str, Any]


class Option(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind"):
    """One legal action in words (`text`), and the target to click on, which depends on its kind.

    `name` is the action in notation, such as "place 14.1"; only the options of a decision have it.
    """

    action: int
    text: str
    name: str | None = None


class WeighedOption(Option, frozen=True, kw_only=True):
    """An option whose worth is known if the decision is about a cell, a flip, or a card to give up or to move."""

    worth: Worth | None = None


class DoneOption(WeighedOption, frozen=True, kw_only=True, tag="done"):
    """The end of a step."""


class CancelOption(WeighedOption, frozen=True, kw_only=True, tag="cancel"):
    """The end of an effect that the seat calls off."""


class LibraryOption(Option, frozen=True, kw_only=True, tag="library"):
    """A library to draft, by the key of its special assistant."""

    library: str


class PlaceOption(Option, frozen=True, kw_only=True):
    """A space, by its name in the table's view, with its tile; null at `home` (in the seat's library)."""

    space: str
    home: bool
    special: bool
    tile: int | None = None


class SpaceOption(PlaceOption, frozen=True, kw_only=True, tag="space"):
    """A space for an assistant of the seat; `special` means the special assistant.

    `useless` is the reason why the assistant would gain nothing there as things stand; it may be placed nevertheless.
    """

    useless: str | None = None


class AssistantOption(PlaceOption, frozen=True, kw_only=True, tag="assistant"):
    """An assistant on a space."""


class CardOption(WeighedOption, frozen=True, kw_only=True, tag="card"):
    """A card.

    `shelved` is what shelving it now would gain at best, if it comes to the hand or leaves it and there aren't many.
    """

    card: int
    shelved: Worth | None = None


class SlotOption(Option, frozen=True, kw_only=True, tag="slot"):
    """A face-down card, by its index in the row of the decision's tile."""

    slot: int


class CellOption(WeighedOption, frozen=True, kw_only=True, tag="cell"):
    """A cell for a card; `row` and `column` are as in CellView."""

    row: int
    column: int


class CategoryOption(Option, frozen=True, kw_only=True, tag="category"):
    """A category, by its key."""

    category: str


class SeatOption(Option, frozen=True, kw_only=True, tag="seat"):
    """Another player."""

    seat: int


class ChoiceOption(Option, frozen=True, kw_only=True, tag="choice"):
    """A way to continue, such as "draw"."""

    choice: str


class FlipOption(WeighedOption, frozen=True, kw_only=True, tag="flip"):
    """A card to flip."""

    card: int


class ReadyOption(WeighedOption, frozen=True, kw_only=True, tag="ready"):
    """The end of a seat's flips."""

    seat: int


class TileOption(Option, frozen=True, kw_only=True, tag="tile"):
    """A tile."""

    tile: int


ActionOption = (
    DoneOption | CancelOption | LibraryOption | SpaceOption | AssistantOption | CardOption | SlotOption | CellOption
    | CategoryOption | SeatOption | ChoiceOption | FlipOption | ReadyOption | TileOption
)  # fmt: skip


def option_of(
    action: int,
    pending: EngineDecision,
    shelf: Shelf,
    players: Cast,
    corner: Corner,
    known: Target | None = None,
    name: str | None = None,
) -> ActionOption:
    """Return a legal action with its text and its click target.

    `shelf` is the deciding seat's; `known` are fields of the option that not all actions of its kind have.
    """
    kind, value = describe_action(action)
    shape, target = OPTIONS[kind]
    fields = {**target(value, corner), **(known or {})}
    return shape(action=action, text=action_text(action, pending, players, shelf.grid), name=name, **fields)


def _a_space(value: int, _: Corner) -> Target:
    space = placed_space(value)
    tile = tile_of(space)
    at_home = tile == HOME
    return {
        "space": space_key(space),
        "home": at_home,
        "special": places_special(value),
        "tile": None if at_home else tile,
    }


# By kind of action: the option's class, and its fields by the action's value.
OPTIONS: Final[dict[str, tuple[type[ActionOption], Callable[[int, Corner], Target]]]] = {
    "done": (DoneOption, lambda *_: {}),
    "cancel": (CancelOption, lambda *_: {}),
    "library": (LibraryOption, lambda value, _: {"library": assistant_key(value)}),
    "space": (SpaceOption, _a_space),
    "card": (CardOption, lambda value, _: {"card": value}),
    "slot": (SlotOption, lambda value, _: {"slot": value}),
    "cell": (CellOption, lambda value, corner: corner.cell(value)._asdict()),
    "category": (CategoryOption, lambda value, _: {"category": CATEGORIES[value]}),
    "seat": (SeatOption, lambda value, _: {"seat": value}),
    "choice": (ChoiceOption, lambda value, _: {"choice": CHOICES[value]}),
    "assistant": (AssistantOption, _a_space),
    "flip": (FlipOption, lambda value, _: {"card": value}),
    "ready": (ReadyOption, lambda value, _: {"seat": value}),
    "tile": (TileOption, lambda value, _: {"tile": value}),
}
