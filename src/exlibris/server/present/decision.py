"""A pending decision: what is asked, in words, and the legal actions as things to click on."""

from collections.abc import Callable, Mapping
from typing import Any, Final, cast

from exlibris.content import CATEGORIES, assistant_key
from exlibris.engine import CHOICES, HOME, describe_action, placed_space, places_special, tile_of
from exlibris.engine import Decision as EngineDecision
from exlibris.server.messages import ActionOption, Decision, Prompt, Worth
from exlibris.server.messages.snapshot import ActionKind
from exlibris.server.present.refusals import refusals_of
from exlibris.server.present.spaces import space_key
from exlibris.texts.sentences import Cast, action_text, decision_text

NO_WORTH: Final[Mapping[int, Worth]] = {}

Target = dict[str, Any]


def decision_of(pending: EngineDecision, grid: bytes, players: Cast, worth: Mapping[int, Worth] = NO_WORTH) -> Decision:
    """Return what a seat is asked; `grid` is its shelf's, `worth` what actions would change."""
    return Decision(
        seat=pending.seat,
        kind=cast("ActionKind", pending.kind),
        prompt=Prompt(id=pending.prompt, args=dict(pending.about)),
        text=decision_text(pending, players),
        rule_id=pending.rule_id,
        tile=pending.tile or None,
        actions=[option_of(action, pending, grid, players, worth.get(action)) for action in pending.actions],
        focus_card=pending.about.get("card"),
        refusals=refusals_of(pending, grid),
    )


def option_of(
    action: int, pending: EngineDecision, grid: bytes, players: Cast, worth: Worth | None = None
) -> ActionOption:
    """Return a legal action with its text and the thing on the table that stands for it."""
    kind, value = describe_action(action)
    return ActionOption(
        action=action,
        kind=cast("ActionKind", kind),
        text=action_text(action, pending, players, grid),
        worth=worth,
        **TARGETS[kind](value),
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
    "cell": lambda value: {"cell": value},
    "category": lambda value: {"category": CATEGORIES[value]},
    "seat": lambda value: {"seat": value},
    "choice": lambda value: {"choice": CHOICES[value]},
    "assistant": a_space,
    "flip": lambda value: {"card": value},
    "ready": lambda value: {"seat": value},
    "tile": lambda value: {"tile": value},
}
