"""No switch without effect: every value of it changes a legal action, the form, a text, or what onlookers see."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern

from exlibris.content.rulesets import read_switches
from exlibris.engine import PRESETS, SPECTATOR, Ruleset, compose, new_game, player_view, result
from exlibris.texts.catalogs import CLIENT_CATALOGS, catalogs, resource
from exlibris.texts.components import switch_words
from exlibris.texts.render import variables

GAMES = 4
# By switch that has no short list of values, another one that every preset can be played with.
OTHERS: dict[str, Any] = {
    "final_round_cards": [8, 8, 8],
    "longer_game": 12,
    "removed_locations": [2, 5],
    "removed_libraries": ["witch"],
    "cube_card_shelved": True,
    "round_limit": 1,
}
# Switches that only go together with each other.
PAIRED = {"with_library": {"library_choice": "own_two"}, "open_pool": {"special_assistants": "with_library"}}
PAIRED |= {key: {"library_choice": "plain"} for key in ("cards_dealt", "cards_drafted", "none")}
PAIRED |= {"own_two": {"special_assistants": "with_library"}, "plain": {"special_assistants": "none"}}


def other_values(preset: str, name: str) -> list[Any]:
    """Return values that the switch can have and has not in that preset."""
    now, switch = getattr(compose(preset), name), read_switches()[name]
    if "values" in switch:
        return [value for value in switch["values"] if value != now]
    if name in OTHERS:
        return [not now if isinstance(now, bool) else OTHERS[name]]
    return [now + 1]


CASES = [
    (preset, name, value) for preset in PRESETS for name in read_switches() for value in other_values(preset, name)
]


@pytest.mark.parametrize(("preset", "name", "value"), CASES)
def test_every_switch_of_every_preset_makes_a_difference(preset: str, name: str, value: Any) -> None:
    variants = ("solo",) if name.startswith("solo_") else ()
    usual = compose(preset, variants)
    other = compose(preset, variants, {**PAIRED.get(value if isinstance(value, str) else "", {}), name: value})
    assert told(usual) != told(other) or any(played(usual, seed) != played(other, seed) for seed in range(GAMES)), (
        f"{name} is read by nothing"
    )


@cache
def told(ruleset: Ruleset) -> tuple[str, ...]:
    """Return our English messages that name a switch, by the ruleset, with nothing filled in but its switches."""
    bundle, words = catalog_of_all(), dict(switch_words(ruleset))
    names = (name for name in bundle._messages if words.keys() & named_by(name))
    patterns = (pattern for name in names for pattern in patterns_of(bundle, name))
    return tuple(str(bundle.format_pattern(pattern, words)[0]) for pattern in patterns)


@cache
def named_by(name: str) -> frozenset[str]:
    """Return the names of the variables in the message and its attributes."""
    bundle = catalog_of_all()
    ids = (name, *(f"{name}.{attribute}" for attribute in bundle.get_message(name).attributes))
    return frozenset(variable for each in ids for variable in variables(bundle, each))


def patterns_of(bundle: FluentBundle, name: str) -> Iterator[Pattern]:
    """Yield the message's own pattern and those of its attributes."""
    message = bundle.get_message(name)
    if message.value is not None:
        yield message.value
    yield from message.attributes.values()


@cache
def catalog_of_all() -> FluentBundle:
    """Return the messages of server and client."""
    bundle = FluentBundle(["en"], use_isolating=False)
    for catalog in (*catalogs(), *CLIENT_CATALOGS):
        bundle.add_resource(resource("en", catalog))
    return bundle


@cache
def played(ruleset: Ruleset, seed: int) -> tuple[object, ...]:
    """Return the legal actions at each decision of a random game, its form, and the first foci that onlookers see."""
    luck = random.Random(seed)
    state = new_game(ruleset, 1 if ruleset.is_solo else 3, bytes([seed]) * 32)
    seen: list[object] = []
    while not state.is_over:
        if state.round.number == 1:
            seen.append(player_view(state, SPECTATOR).deal.focus)
        seen.append(state.options)
        state.apply_option(luck.choice(state.options))
    return (*seen, result(state))
