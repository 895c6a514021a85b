"""The areas of code to break, and the tests that must notice."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from mutants.breaks import Mutant, mutants_of

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGE: Final = ROOT / "src/exlibris"


@dataclass(frozen=True)
class Area:
    """Modules that are broken, as globs below `folder`, and tests, as paths below `tests`.

    A mutant's key names its module by its path below `folder`.
    """

    folder: Path
    modules: tuple[str, ...]
    tests: tuple[str, ...]
    same: str  # the file below `tests` that lists mutants that change no behavior, by key, each with the reason
    without: tuple[str, ...] = ()  # modules that are not broken, as paths below `folder`
    ignored: tuple[str, ...] = ()  # tests that are not run, below `tests`
    preloaded: tuple[str, ...] = ()  # modules that the tests need, imported once for all mutants

    def mutants(self) -> list[Mutant]:
        """Return all mutants of the area."""
        files = [file for glob in self.modules for file in sorted(self.folder.glob(glob))]
        names = {file: file.relative_to(self.folder).as_posix() for file in files}
        return [mutant for file, name in names.items() if name not in self.without for mutant in mutants_of(file, name)]

    def same_behavior(self) -> dict[str, str]:
        """Return why mutants of the area change no behavior, by their keys."""
        reasons: dict[str, dict[str, str]] = tomllib.loads((ROOT / "tests" / self.same).read_text("utf-8"))
        return {f"{module} {key}": why for module, keys in reasons.items() for key, why in keys.items()}

    def arguments(self) -> list[str]:
        """Return the tests as pytest takes them."""
        ignored = [f"--ignore={ROOT / 'tests' / path}" for path in self.ignored]
        return [*[str(ROOT / "tests" / path) for path in self.tests], *ignored]


RULES: Final = Area(
    PACKAGE / "engine",
    (
        *("steps.py", "moves.py", "site.py", "sites.py", "shelf.py", "rows.py"),
        *("scoring/results.py", "scoring/counting.py", "scoring/columns.py"),
        *("locations/*.py", "assistants/*.py", "rounds/*.py", "verbs/*.py"),
    ),
    ("rules",),
    "rules/same_rule.toml",
    without=("verbs/peeking.py",),  # for expansions alone: examples/observatory tests it
    ignored=("rules/test_trace.py",),
    preloaded=("exlibris.bots", "exlibris.texts", "exlibris.content"),
)


def _area(modules: tuple[str, ...], tests: tuple[str, ...], *preloaded: str, without: tuple[str, ...] = ()) -> Area:
    return Area(PACKAGE, modules, tests, "same_behavior.toml", without, preloaded=preloaded)


AREAS: Final[dict[str, Area]] = {
    "rules": RULES,
    "undo": _area(("engine/undo.py",), ("engine/test_undo.py",), "exlibris.table"),
    "view": _area(
        ("engine/view.py",),
        (
            "views",
            "rules/test_interactions_secrets.py",
            "rules/solo",
            "engine/test_position_text.py",
            "engine/test_undo.py",
        ),
        *("exlibris.bots", "exlibris.texts"),
    ),
    "commands": _area(
        tuple(f"table/{name}.py" for name in ("approval", "commands", "opening", "seats")),
        (
            "table",
            *[f"server/test_{topic}.py" for topic in ("people", "seats", "acting", "approval", "rematch")],
        ),
        "exlibris.server.app",
    ),
    "rl": _area(
        ("rl/*.py", "rl/adapters/*.py"), ("rl",), "exlibris.rl", "numpy", without=("rl/adapters/openspiel.py",)
    ),
    "coach": _area(("coach/*.py", "search/ra*ing.py"), ("coach", "search/test_racing.py"), "exlibris.table"),
    # The layout on paper is checked by eye, not tested.
    "forms": _area(
        ("forms/*.py",),
        ("forms",),
        *("exlibris.forms.pdf", "exlibris.server.app", "exlibris.cli"),
        without=("forms/layout.py", "forms/svg.py", "forms/pdf.py"),
    ),
}
