"""A ruleset as lines: its preset, and the switches in which it differs from that; all if it has no known preset."""

from __future__ import annotations

import json
from typing import Any, Final

from exlibris.content.rulesets import added_switches
from exlibris.engine.errors import NotationError, SetupError
from exlibris.engine.notation.components import COMPONENTS, read_components
from exlibris.engine.notation.lines import Line
from exlibris.engine.ruleset import Ruleset, compose, preset, preset_names

PRESET: Final = "preset"
VARIANTS: Final = "variants"
SWITCH: Final = "switch"  # followed by its name


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


def read_ruleset(chosen: Line, variants: list[Line], switches: list[Line], components: list[Line]) -> Ruleset:
    """Return the ruleset of a preset with the lines of its variants, switches and components, if there are any.

    Raises NotationError naming the line that is wrong.
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
        return Ruleset.from_json({PRESET: name, **own})  # no preset's rules: the lines name every switch
    except SetupError as error:
        raise _at_its_line(error, [chosen, *variants, *switches, *components]) from error


def _switches(lines: list[Line], usual: dict[str, Any]) -> dict[str, Any]:
    """Return the switches in the lines; `usual` has some value of each. Raises NotationError for an unknown one."""
    own: dict[str, Any] = {}
    for line in lines:
        if line.name not in usual or line.name == PRESET:
            raise line.error(f"{line.name!r} is not a switch we know")
        own[line.name] = _value(line.text.lower(), isinstance(usual.get(line.name), list))
    return own


def _at_its_line(error: SetupError, lines: list[Line]) -> NotationError:
    """Return the error with the line that it is about, the preset's line if there is no other."""
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
    return value if type(value) in (bool, int) else text  # compiled, isinstance would make 0 of False
