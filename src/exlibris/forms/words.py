"""The messages that forms consist of; the caller passes what renders them (`exlibris.texts.text`)."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from exlibris.content import CATEGORIES


class Say(Protocol):
    """A function that renders a message by its id, with arguments."""

    def __call__(self, message_id: str, args: Mapping[str, str | int] = ..., /) -> str:
        """Return the message in some language."""


def category(say: Say, number: int) -> str:
    """Return the category's name."""
    return say(f"category-{CATEGORIES[number]}")


def listing(say: Say, names: Sequence[str]) -> str:
    """Return the names with commas and a last "and"."""
    *first, last = names
    if not first:
        return last
    head = first[0]
    for name in first[1:]:
        head = say("list-comma", {"first": head, "next": name})
    return say("list-and", {"first": head, "last": last})
