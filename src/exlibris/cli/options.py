"""Options that several commands share: jobs, seed, rules, language, the user's own modules, JSON."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeAlias

import typer

from exlibris.cli.language import known_language
from exlibris.cli.output import fail, failing
from exlibris.cli.reading import name_of, read_input

if TYPE_CHECKING:
    from exlibris.engine import Ruleset

Say: TypeAlias = partial[str]  # renders a message by its id, with arguments

DEFAULT_PRESET: Final = "first-en"
NOT_JSON: Final = "not a ruleset as JSON"

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Seed = Annotated[
    str | None,
    typer.Option(help="Any text; the same seed gives the same games, whatever --jobs. Random by default."),
]
Jobs = Annotated[int, typer.Option("--jobs", "-j", min=1, max=256, help="Processes that share the work.")]
Ray = Annotated[
    str | None,
    typer.Option(
        metavar="ADDRESS",
        help="Play on a Ray cluster: its address, auto for the cluster that includes this machine, or local to start a "
        "cluster here with --jobs processes. Needs the package ray.",
    ),
]

Preset = Annotated[str | None, typer.Option(help="The rulebook to play by, first-en by default; see exlibris rules.")]
Variants = Annotated[
    list[str] | None, typer.Option("--variant", help="Variant of the rulebook, such as longer; may be repeated.")
]
Level = Annotated[int | None, typer.Option(help="Level of a solo game, 1 to 7.")]
Switches = Annotated[
    list[str] | None,
    typer.Option(
        "--switch",
        metavar="NAME=VALUE",
        help="Set one switch of the rules, as listed by exlibris rules; may be repeated.",
    ),
]
RulesetFile = Annotated[
    str | None,
    typer.Option(
        "--ruleset",
        metavar="FILE",
        help="Ruleset as JSON: all switches, or a preset, variants and changed switches.",
    ),
]


Spoken = Annotated[
    str,
    typer.Option("--language", callback=known_language, metavar="CODE", help="Language of the output, such as pl."),
]


def speaker(language: str) -> Say:
    """Return the function that renders messages in the language."""
    from exlibris.texts import text

    return partial(text, language=language)


def import_from_here() -> None:
    """Let modules in the current directory be imported; installed modules of the same name win."""
    here = str(Path.cwd())
    if here not in sys.path and "" not in sys.path:
        sys.path.append(here)


@dataclass(frozen=True)
class RulesOptions:
    """The options for the rules; None where an option was not given."""

    preset: str | None = None
    variants: Sequence[str] = ()
    level: int | None = None  # of a solo game
    switches: Sequence[str] = ()  # NAME=VALUE
    file: str | None = None
    seats: int | None = None

    def ruleset(self) -> Ruleset:
        """Return the ruleset; one seat or a level selects a solo game."""
        from exlibris.engine import SetupError

        with failing(SetupError):
            found = self._from_file(self.file) if self.file is not None else self._composed()
        self._check_solo(found)
        return found

    def words(self) -> list[str]:
        """Return these options as command-line words, without the seats."""
        words = ["--preset", self.preset] if self.preset is not None else []
        words += [word for variant in self.variants for word in ("--variant", variant)]
        words += [] if self.level is None else ["--level", str(self.level)]
        words += [word for switch in self.switches for word in ("--switch", switch)]
        return words + ([] if self.file is None else ["--ruleset", self.file])

    def _composed(self) -> Ruleset:
        from exlibris.engine import compose

        solo = ["solo"] if (self.seats == 1 or self.level is not None) and "solo" not in self.variants else []
        return compose(self.preset or DEFAULT_PRESET, [*self.variants, *solo], self._set())

    def _from_file(self, file: str) -> Ruleset:
        from exlibris.engine import SetupError

        if self.preset is not None or self.variants:
            fail("--ruleset: the file sets the preset and variants; leave out --preset and --variant")
        name = name_of(file)
        with failing(SetupError, at=name), failing(ValueError, RecursionError, at=f"{name}: {NOT_JSON}"):
            return _ruleset_of(json.loads(read_input(file, NOT_JSON).text), self._set())

    def _set(self) -> dict[str, Any]:
        values = dict(map(_switch_of, self.switches))
        return values if self.level is None else values | {"solo_level": self.level}

    def _check_solo(self, found: Ruleset) -> None:
        if not found.is_solo and self.seats == 1:
            fail("--seats 1: this ruleset is not for solo games")
        if not found.is_solo and self.level is not None:
            fail("--level: only solo games have levels, and this ruleset is not for solo games")
        if found.is_solo and self.seats not in (None, 1):
            fail(f"--seats {self.seats}: a solo game has one seat")


def _ruleset_of(data: object, switches: dict[str, Any]) -> Ruleset:
    """Return the ruleset in a file: all switches, or a `preset` with `variants` and changed switches.

    Raises SetupError naming the wrong entry.
    """
    from exlibris.engine import Ruleset, SetupError, compose, preset_names

    if not isinstance(data, dict):
        raise SetupError("ruleset: expected an object")
    own = {name: value for name, value in data.items() if name != "variants"} | switches
    variants = data.get("variants", [])
    if not isinstance(variants, list) or not all(isinstance(variant, str) for variant in variants):
        raise SetupError(f"ruleset.variants: expected a list of names, found {variants!r}")
    if own.get("preset") in preset_names():
        return compose(own["preset"], variants, own)
    if variants:
        raise SetupError(
            f"ruleset.preset: variants need one of {', '.join(preset_names())}, found {own.get('preset')!r}"
        )
    return Ruleset.from_json(own)


def _switch_of(option: str) -> tuple[str, Any]:
    """Parse "name=value"; a list is separated by commas. An unknown name ends the program."""
    from exlibris.content import added_switches
    from exlibris.engine import preset

    name, equals, value = option.partition("=")
    known = {**preset(DEFAULT_PRESET).to_json(), **added_switches()}
    if not equals or name not in known:
        fail(f"--switch {option}: expected NAME=VALUE, with a name as in exlibris rules --preset")
    if isinstance(known[name], list):
        return name, [_value_of(part) for part in value.split(",") if part]
    return name, _value_of(value)


def _value_of(word: str) -> Any:
    try:
        value = json.loads(word)
    except (ValueError, RecursionError):
        return word
    return value if isinstance(value, int) else word
