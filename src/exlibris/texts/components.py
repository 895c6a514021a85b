"""Descriptions of location tiles and special assistants, under the rules of the game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from exlibris.content import ContentError, added_switches, expansions, location
from exlibris.engine import Ruleset, compose, preset, preset_names, questions
from exlibris.texts.render import has_text, text

FIRST = preset("first-en")


@cache
def switch_words(rules: Ruleset) -> Mapping[str, str | int]:
    """Return the switches as message arguments, by name; a switch that is on or off becomes "yes" or "no".

    An expansion's switch has its default if the expansion is not in the game.
    """
    words: dict[str, str | int] = {}
    usual = {name: switch["default"] for name, switch in added_switches().items()}
    for name, value in {**usual, **rules.switches()}.items():
        if isinstance(value, bool):
            words[name] = "yes" if value else "no"
        elif isinstance(value, (str, int)):
            words[name] = value
    return words


def location_summary(tile: int, rules: Ruleset = FIRST, language: str = "en") -> str:
    """Return a one-line summary of the location with that number, from 1."""
    return text(f"location-{location(tile).key}-summary", switch_words(rules), language)


def location_brief(tile: int, rules: Ruleset = FIRST, language: str = "en") -> str:
    """Return the effect in about 30 letters, for small tiles; the summary if the location has no such text."""
    message = f"location-{location(tile).key}-summary"
    return text(f"{message}.brief" if has_text(f"{message}.brief") else message, switch_words(rules), language)


def location_detail(tile: int, rules: Ruleset = FIRST, language: str = "en") -> str:
    """Return the full effect of the location with that number, from 1, with the note of `location_edition`."""
    effect = text(f"location-{location(tile).key}-detail", switch_words(rules), language)
    return f"{effect} {location_edition(tile, rules, language)}".rstrip()


def location_edition(tile: int, rules: Ruleset = FIRST, language: str = "en") -> str:
    """Return the note about what the chosen rulebook doesn't print of the effect; "" if it prints all of it."""
    message = f"location-{location(tile).key}-detail.edition"
    return text(message, switch_words(rules), language) if has_text(message) else ""


def assistant_summary(key: str, rules: Ruleset = FIRST, language: str = "en") -> str:
    """Return a one-line summary of the special assistant."""
    return text(f"assistant-{key}-summary", switch_words(rules), language)


def assistant_detail(key: str, rules: Ruleset = FIRST, language: str = "en") -> str:
    """Return the full power of the special assistant."""
    return text(f"assistant-{key}-detail", switch_words(rules), language)


def check_prompts() -> None:
    """Raise ContentError, naming step and message, for a question of an expansion's effects without its words."""
    for expansion in expansions():
        if expansion.locations or expansion.assistants:
            for name in preset_names():
                _check_questions(name, expansion.key)


def _check_questions(preset: str, expansion: str) -> None:
    for question in questions(compose(preset, [expansion])):
        needed = [question.prompt, *([f"{question.prompt}.done"] if question.may_end else [])]
        if question.kind != "choice" and not has_text(f"action-{question.kind}"):
            needed.append(f"{question.prompt}.action")
        for message in needed:
            if not has_text(message):
                where = f"expansion {expansion!r}: step {question.step}"
                raise ContentError(f"{where}: message {message!r} is missing in 'en'")
