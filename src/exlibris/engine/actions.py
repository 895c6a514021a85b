"""Actions: small integers in one fixed action space.

Inside the engine, a decision's options are bytes whose meaning depends on the kind of the pending step. Outside, an
action number always has the same meaning. The kind of the step converts options to actions and back.
"""

from __future__ import annotations

from itertools import accumulate
from typing import Any, Final, NamedTuple

DONE: Final = 255  # the option with which the seat ends a step
CANCEL: Final = 254  # the option that cancels an effect
READY: Final = 244  # plus a seat: the option that seals its flips; card numbers are lower

CHOICES: Final = (
    "draw", "shelve", "give", "allow", "take_back", "stay", "beside", "on_top", "underneath", "up", "down",
    "left", "right", "move_assistant", "change_shelf", "swap_hand", "swap_shelf", "reshelve", "discard_one",
    "discard_all", "move_on", "displace_ghost", "displace_other", "reveal",
)  # fmt: skip
DRAW: Final = 0
SHELVE: Final = 1
GIVE: Final = 2
ALLOW: Final = 3
TAKE_BACK: Final = 4
STAY: Final = 5
BESIDE: Final = 6
ON_TOP: Final = 7
UNDERNEATH: Final = 8
UPWARD: Final = 9
DOWNWARD: Final = 10
LEFTWARD: Final = 11
RIGHTWARD: Final = 12
MOVE_ASSISTANT: Final = 13
CHANGE_SHELF: Final = 14
SWAP_HAND: Final = 15
SWAP_SHELF: Final = 16
RESHELVE: Final = 17
DISCARD_ONE: Final = 18
DISCARD_ALL: Final = 19
MOVE_ON: Final = 20
DISPLACE_GHOST: Final = 21
DISPLACE_OTHER: Final = 22
REVEAL: Final = 23

KINDS: Final = (
    # The size of each kind leaves room for more. Records and tables store these numbers: a change needs an upgrader in
    # record.py and a migration.
    ("done", 1), ("cancel", 1), ("library", 64), ("space", 248), ("card", 244), ("slot", 32), ("cell", 255),
    ("category", 16), ("seat", 8), ("choice", 64), ("assistant", 248), ("flip", 244), ("ready", 8), ("tile", 32),
)  # fmt: skip


SIZES: Final = dict(KINDS)
OFFSETS: Final = dict(zip(SIZES, accumulate(SIZES.values(), initial=0), strict=False))  # a kind's first action
ACTION_SPACE: Final = sum(SIZES.values())
DONE_ACTION: Final = OFFSETS["done"]
CANCEL_ACTION: Final = OFFSETS["cancel"]


class ActionParts(NamedTuple):
    """The meaning of an action number: its kind, and as `value` a card, cell, space (+SPECIAL) or seat."""

    kind: str
    value: int


def describe_action(action: int) -> ActionParts:
    """Return the kind and value of an action.

    Args:
        action: A number from 0 to ACTION_SPACE - 1.

    Raises:
        ValueError: The number is outside the action space.
    """
    at = action
    for kind, size in KINDS:
        if 0 <= at < size:
            return ActionParts(kind, at)
        at -= size
    raise ValueError(f"action {action} is outside the action space (0 to {ACTION_SPACE - 1})")


def action_of(kind: str, value: int) -> int:
    """Return the number of an action.

    Args:
        kind: A kind of action, such as "card" or "space".
        value: The card, space, … by number.

    Raises:
        KeyError: The kind is unknown.
    """
    return OFFSETS[kind] + value


def forward_actions(actions: list[int]) -> list[int]:
    """Return the legal actions without the one that cancels an effect. At least one remains.

    Players that look ahead choose among these; otherwise they could begin and cancel the same effect forever.

    Args:
        actions: The legal actions.
    """
    return [action for action in actions if action != CANCEL_ACTION]


def _action(kind: str, option: int) -> int:
    """Return the action number of an option; an option that no step of the kind can offer gets a meaningless number."""
    if option == DONE:
        return DONE_ACTION
    if option == CANCEL and kind != "cell":
        return CANCEL_ACTION
    if kind == "flip" and option >= READY:
        return OFFSETS["ready"] + option - READY
    return OFFSETS[kind] + option


def _options(kind: str) -> list[int]:
    options = [*range(SIZES[kind]), DONE]
    if kind == "flip":
        options += range(READY, READY + SIZES["ready"])
    return options if kind == "cell" else [*options, CANCEL]


# By kind of step: the action number of each option, and the option of each action number.
ACTIONS_OF: Final = {kind: [_action(kind, option) for option in range(256)] for kind in SIZES}
OPTIONS_OF: Final = {kind: {ACTIONS_OF[kind][option]: option for option in _options(kind)} for kind in SIZES}


def to_actions(kind: str, options: bytes) -> list[int]:
    """Return the action numbers of a step's options, in the same order."""
    actions: list[Any] = ACTIONS_OF[kind]  # typed as int, each number would be unboxed and boxed
    return [actions[option] for option in options]
