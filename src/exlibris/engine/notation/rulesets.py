"""A ruleset as lines: its preset, the switches that differ from it, and the versions of its components.

A ruleset without a known preset has a line for each switch. The line of components names those that have changed since
Ex Libris 1.0, as in "gambling_den 2, others 1", where "others 1" stands for the rest: all locations and assistants of
1.0, and the deck, in version 1. So a text keeps its meaning when components are corrected or added.
"""

from __future__ import annotations

import json
from typing import Any, Final

from exlibris.content.load import assistant_keys
from exlibris.content.rulesets import added_switches
from exlibris.engine.components import OLDER, Components
from exlibris.engine.errors import NotationError, SetupError
from exlibris.engine.notation.lines import TextLine, json_in, number_of
from exlibris.engine.ruleset import Ruleset, compose, preset, preset_names

PRESET: Final = "preset"
VARIANTS: Final = "variants"
SWITCH: Final = "switch"  # followed by its name
COMPONENTS: Final = "components"
DECK: Final = "deck"  # the language says which deck
OTHERS: Final = "others"
OUT: Final = 0  # instead of a version: not in the game
LIST: Final = ","
# The components of Ex Libris 1.0. Frozen: later components are named in every text.
LOCATIONS: Final = (
    "diviners_hut", "book_swap", "auction_house", "paper_mill", "community_center", "curiosity_cart", "gambling_den",
    "librarians_lounge", "book_collector", "bon_mot_bookshop", "garbage_dump", "bookworm_tavern", "mysterious_shack",
    "flea_market", "assistants_guild", "tax_collector", "rummage_sale", "shelfmasons_guild",
)  # fmt: skip
ASSISTANTS: Final = (
    "automaton", "bookworm", "cube", "ghost", "goblin", "golem", "imp", "mummy", "sasquatch", "snowman", "witch",
    "wizard",
)  # fmt: skip
FIRST: Final = (*LOCATIONS, *ASSISTANTS)


def ruleset_lines(ruleset: Ruleset) -> list[str]:
    """Return the lines of a ruleset without its components: "preset: first-en", "switch longer_game: 2"."""
    known = ruleset.preset in preset_names()
    usual = preset(ruleset.preset).switches() if known else {}
    changed = [
        f"{SWITCH} {name}: {_word(value)}"
        for name, value in ruleset.switches().items()
        if name != PRESET and (name not in usual or value != usual[name])
    ]
    return [f"{PRESET}: {ruleset.preset}", *changed]


def _word(value: Any) -> str:
    if isinstance(value, list):
        return " ".join([_word(item) for item in value])
    return value if isinstance(value, str) else json.dumps(value)


def read_ruleset(
    chosen: TextLine, variants: list[TextLine], switches: list[TextLine], components: list[TextLine]
) -> Ruleset:
    """Return the ruleset of a preset with the lines of its variants, switches and components.

    Raises NotationError naming the invalid line.
    """
    name = chosen.text.lower() if chosen.text.lower() in preset_names() else chosen.text
    known = name in preset_names()
    usual = {**preset(name if known else preset_names()[0]).switches(), **added_switches()}
    own = _switches(switches, usual)
    for line in components:
        own[COMPONENTS] = read_components(line, str(own.get("language", usual["language"])))
    try:
        if known or not switches:
            return compose(name, [word for line in variants for word in line.text.lower().split()], own)
        return Ruleset.from_json({PRESET: name, **own})  # an unknown preset: the lines name every switch
    except SetupError as error:
        raise _at_its_line(error, [chosen, *variants, *switches, *components]) from error


def _switches(lines: list[TextLine], usual: dict[str, Any]) -> dict[str, Any]:
    """Return the switches in the lines; `usual` has a value of each. Raises NotationError for an unknown switch."""
    own: dict[str, Any] = {}
    for line in lines:
        if line.name not in usual or line.name == PRESET:
            raise line.error(f"{line.name!r} is an unknown switch")
        own[line.name] = _value(line.text.lower(), isinstance(usual.get(line.name), list))
    return own


def _at_its_line(error: SetupError, lines: list[TextLine]) -> NotationError:
    """Return the error with the line that it is about, by default the line of the preset."""
    why = str(error)
    for line in lines[1:]:
        about = f"ruleset.{line.name}:" if line.name else "variants:"
        if line.key == COMPONENTS and why.startswith(f"ruleset.{COMPONENTS}"):
            return line.error(why)
        if why.startswith(about) or (not line.name and why.startswith("no variant")):
            return line.error(why)
    return lines[0].error(why)


def _value(text: str, is_list: bool) -> Any:
    if is_list:
        return [_value(word, is_list=False) for word in text.split()]
    try:
        value = json.loads(text)
    except ValueError:
        return text
    return value if type(value) in (bool, int) else text  # compiled, isinstance would turn False into 0


def components_text(components: Components) -> str:
    """Return the text of the line: components that are new or have a version other than 1, then "others 1"."""
    words = {DECK: components.deck[0][1]} if components.deck[0][1] != 1 else {}
    words |= {key: components.version(key) for key in FIRST if components.version(key) != 1}
    words |= {key: version for key, version in components.locations + components.assistants if key not in FIRST}
    return f"{LIST} ".join([f"{key} {version}" for key, version in [*words.items(), (OTHERS, 1)]])


def read_components(line: TextLine, language: str) -> Any:
    """Return unchecked components as JSON values, from the text of the line or from JSON.

    Raises NotationError for a text of neither form.
    """
    if line.text.startswith("{"):
        return json_in(line)
    versions = _versions(line)
    others = versions.pop(OTHERS, None)
    if "rules" in versions:  # the key before 1.0
        raise line.error(OLDER)
    if others != 1:
        raise line.error(f"expected '{OTHERS} 1', with versions of components before it, found {line.text!r}")
    deck = versions.pop(DECK, 1)
    played = {key: version for key, version in {**dict.fromkeys(FIRST, 1), **versions}.items() if version != OUT}
    assistants = {key: played.pop(key) for key in assistant_keys() if key in played}
    return {DECK: {language: deck}, "locations": played, "assistants": assistants}


def _versions(line: TextLine) -> dict[str, int]:
    versions: dict[str, int] = {}
    for entry in line.text.lower().split(LIST):
        key, _, version = " ".join(entry.split()).partition(" ")
        if not key or number_of(version) < 0:
            raise line.error(f"expected a key and its version, such as '{OTHERS} 1', found {entry.strip()[:60]!r}")
        if key in versions:
            raise line.error(f"{key} is listed twice")
        versions[key] = number_of(version)
    return versions
