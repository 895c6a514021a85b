#!/usr/bin/env python3
"""Print the test files that a change can break, one on each line, and the reasons on standard error.

Usage: choose_tests.py FILE... with paths relative to the repository, as `git diff --name-only` prints them.

A test file is chosen if it has changed, or data or helpers in its folder have; if it imports, directly or not, a module
of the package or a helper that has changed; or if it names the changed file. Tests that start programs count as
importing the command line. After a change below them, tests of the upper layers (UPPER) are left to make test: types
cover the interfaces between the layers. Data inside the package choose the tests that import a module beside them
themselves, without others between, and the recorded games.

pytest-picked ignores imports, and pytest-testmon's database of coverage ignores data files and programs.
"""

from __future__ import annotations

import ast
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import grimp

ROOT = Path(__file__).resolve().parents[1]
SOURCES, TESTS = ROOT / "src", ROOT / "tests"
HELPERS = (TESTS, ROOT / "bench", ROOT / "scripts")  # other folders that tests import from
UPPER = ("server", "sim", "cli")  # folders of tests, named after packages
RUNNING = ("tests/cli/", "tests/docs/", "tests/server/test_command.py")  # these start programs
RECORDED = ("golden", "compatibility")  # folders of tests that play recorded games
EVERYTHING = {"pyproject.toml", "constraints.txt", "tests/conftest.py"}
GRAPH = grimp.build_graph("exlibris")


def module_name(source: Path) -> str:
    """Return the dotted name of a module of the package."""
    return ".".join(source.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")


def changed_modules(path: Path) -> set[str]:
    """Return the changed module of the package; for a data file, all modules in its folder."""
    if not path.is_relative_to(SOURCES):
        return set()
    folder = next(above for above in path.parents if (above / "__init__.py").exists())
    return {module_name(path)} if path.suffix == ".py" else {module_name(file) for file in folder.glob("*.py")}


@cache
def names_in(path: Path) -> frozenset[str]:
    """Return the dotted names that a file itself imports."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return frozenset(names)


@cache
def imported(path: Path) -> frozenset[str]:
    """Return all direct and indirect imports of a test or helper: modules of the package and paths of helpers."""
    runs = path.relative_to(ROOT).as_posix().startswith(RUNNING)
    names = names_in(path) | (GRAPH.find_descendants("exlibris.cli") if runs else set())
    found = names & GRAPH.modules
    for name in names & GRAPH.modules:
        found |= GRAPH.find_upstream_modules(name)
    for helper in [root / f"{name.replace('.', '/')}.py" for name in names for root in HELPERS]:
        if helper.is_file():
            found |= {str(helper)} | imported(helper)
    return frozenset(found)


def reason(test: Path, changed: list[Path]) -> str:
    """Return the reason why a test file is chosen; "" if it is not."""
    text, needed = test.read_text("utf-8"), imported(test)
    for path in changed:
        place = path.relative_to(ROOT).as_posix()
        is_beside = path.parent == test.parent and not path.name.startswith("test_")
        if (
            path == test
            or place in EVERYTHING
            or str(path) in needed
            or (is_beside and path.parent != TESTS / "support")
        ):
            return f"{place} changed"
        if path.name in text and path.name not in {"__init__.py", "conftest.py"}:
            return f"names {path.name}"
        is_data = path.is_relative_to(SOURCES) and path.suffix != ".py"
        is_recorded = test.parent.name in RECORDED
        modules = changed_modules(path) & (names_in(test) if is_data and not is_recorded else needed)
        folder = test.relative_to(TESTS).parts[0]
        if modules and (folder not in UPPER or any(module.split(".")[1] in {folder, "cli"} for module in modules)):
            return f"depends on {place}"
    return ""


def chosen(names: list[str]) -> Iterator[tuple[str, str]]:
    """Yield the chosen test files, each with the reason; those in the browser are left to make browser-test."""
    changed = [ROOT / name for name in names]
    for test in sorted(TESTS.rglob("test_*.py")):
        if test.parent.name != "browser" and (why := reason(test, changed)):
            yield test.relative_to(ROOT).as_posix(), why


def main() -> int:
    """Print the chosen test files, and how many are chosen for each reason."""
    reasons = dict(chosen(sys.argv[1:]))
    sys.stderr.writelines(f"{number:4} test files: {why}\n" for why, number in Counter(reasons.values()).items())
    sys.stdout.writelines(f"{test}\n" for test in reasons)
    return 0


if __name__ == "__main__":
    sys.exit(main())
