"""Checks that an expansion is complete: each piece has a free number, effects, a picture and texts in English."""

from __future__ import annotations

from collections.abc import Iterable

from exlibris.content.expansion import Expansion
from exlibris.content.messages import assistant_messages, choice_messages, location_messages, messages_in
from exlibris.content.pictures import pictures_of
from exlibris.content.rulesets.added import check_preset, variants_of_expansion


def check_pieces(expansion: Expansion, locations: Iterable[str], assistants: Iterable[str]) -> None:
    """Raise ContentError, naming the missing part, unless all pieces with these keys are complete."""
    keys = {"locations": tuple(locations), "assistants": tuple(assistants)}
    for kind, declared in (("locations", expansion.locations), ("assistants", expansion.assistants)):
        _check_effects(expansion, kind, keys[kind], tuple(declared))
    for name in expansion.names("rulesets"):
        check_preset(expansion, name)
    _check_pictures(expansion, keys["locations"] + keys["assistants"])
    _check_texts(expansion, keys["locations"], keys["assistants"])


def _check_effects(expansion: Expansion, kind: str, keys: tuple[str, ...], declared: tuple[str, ...]) -> None:
    for key in keys:
        if key not in declared:
            raise expansion.error(f"{kind}.toml has {key!r}, but its declaration doesn't say what it does")
    for key in declared:
        if key not in keys:
            raise expansion.error(f"its declaration lists {key!r} under {kind}, but {kind}.toml doesn't have it")


def _check_pictures(expansion: Expansion, keys: tuple[str, ...]) -> None:
    pictures = pictures_of(expansion)
    for key in keys:
        if key not in pictures:
            raise expansion.error(f"pictures.toml: there is no picture of {key!r}")
    for key in pictures:
        if key not in keys:
            raise expansion.error(f"pictures.toml: there is a picture of {key!r}, but no such piece")


def _check_texts(expansion: Expansion, locations: tuple[str, ...], assistants: tuple[str, ...]) -> None:
    needed = [message for key in locations for message in location_messages(key)]
    needed += [message for key in assistants for message in assistant_messages(key)]
    for variant in variants_of_expansion(expansion.key):
        needed += choice_messages("variant", variant)
    needed += [message for name in expansion.names("rulesets") for message in choice_messages("preset", name)]
    there = {message for parts in expansion.texts().values() for message in messages_in(parts["en"])}
    for message in needed:
        if message not in there:
            raise expansion.error(f"texts: message {message!r} is missing in 'en'")
