#!/usr/bin/env python3
"""Print the test files that a change can break, one a line; say on standard error why.

Usage: choose_tests.py FILE... with paths relative to the repository, as `git diff --name-only` prints them.

A test file is chosen if

* it has changed, or a file has changed in its folder that is no test (data, conftest.py),
* it imports, directly or through others, a module of the package, of tests/support or of bench/ that has changed,
* it starts programs instead of importing them (see RUNS) and the package has changed,
* it names the changed file.

If that makes more than MANY files, tests of the upper layers (UPPER) that only depend on a change below are left to
make test: types cover the interfaces between the layers, and tests of the layer itself its behaviour.

Data inside the package (.toml, .ftl, .json) count as part of the modules in the same package. Imports are read from the
sources (grimp for the package), so nothing is executed, and there is no database to keep: a coverage database such as
pytest-testmon's sees neither data files nor compiled modules.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import grimp

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "src"
TESTS = ROOT / "tests"
PATHS = (SOURCES, TESTS, ROOT / "bench")  # where imports of the tests lead to
# Tests that start programs: what they depend on can't be read from their imports.
RUNS = {"tests/docs/": "exlibris", "tests/cli/": "exlibris.cli", "tests/server/test_command.py": "exlibris.cli"}
LOADED = re.compile(r"""["'](exlibris(?:\.\w+)+)(?::\w+)?["']""")
MANY = 90
UPPER = ("tests/server/", "tests/sim/", "tests/cli/")
EVERYTHING = {"pyproject.toml", "constraints.txt", "tests/conftest.py"}


def module_name(path: Path) -> str:
    """Return the dotted name under which a source file is imported; empty if it is no such file."""
    for root in PATHS:
        if path.suffix == ".py" and path.is_relative_to(root):
            parts = path.relative_to(root).with_suffix("").parts
            return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
    return ""


def changed_modules(path: Path) -> set[str]:
    """Return the modules that a changed file belongs to; for data those of the nearest package above it."""
    if name := module_name(path):
        return {name}
    if not path.is_relative_to(SOURCES):
        return set()
    folder = next(above for above in path.parents if (above / "__init__.py").exists())
    return {module_name(source) for source in folder.glob("*.py")}


@cache
def graph() -> grimp.ImportGraph:
    """Return the imports of the package."""
    return grimp.build_graph("exlibris")


def loaded_by_name(name: str) -> set[str]:
    """Return the modules that the source of a module names in strings, as "exlibris.bots.greedy:GreedyBot"."""
    place = SOURCES / name.replace(".", "/")
    source = next(file for file in (place.with_suffix(".py"), place / "__init__.py") if file.is_file())
    return set(LOADED.findall(source.read_text("utf-8")))


@cache
def imports_of_file(path: Path) -> frozenset[str]:
    """Return the names that a test or helper imports: modules, and what may be a module or a name in one."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return frozenset(found)


def source_of(name: str) -> Path | None:
    """Return the file of a module of tests/ or bench/; None for everything else."""
    for root in PATHS[1:]:
        if (path := root / f"{name.replace('.', '/')}.py").is_file():
            return path
    return None


def next_modules(name: str) -> Iterator[str]:
    """Yield what importing a module imports: its package, what it names, what it loads by name."""
    yield name.rpartition(".")[0]
    if name in graph().modules:
        yield from graph().find_modules_directly_imported_by(name)
        yield from loaded_by_name(name)
    elif source := source_of(name):
        yield from imports_of_file(source)


def closure(names: Iterable[str]) -> set[str]:
    """Return the modules and all that they import, directly or not."""
    found: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name and name not in found:
            found.add(name)
            waiting += reached(name)
    return found


@cache
def reached(name: str) -> tuple[str, ...]:
    """Return the modules that one module imports directly."""
    return tuple(next_modules(name))


def dependencies(test: Path) -> set[str]:
    """Return the modules that a test file depends on."""
    place = str(test.relative_to(ROOT))
    run = [package for start, package in RUNS.items() if place.startswith(start)]
    below = [name for name in graph().modules if any(f"{name}.".startswith(f"{package}.") for package in run)]
    return closure([*imports_of_file(test), *below])


def reason(test: Path, changed: list[Path]) -> str:
    """Return why a test file is chosen, in words; empty if it is not."""
    text = test.read_text("utf-8")
    needed = dependencies(test)
    for path in changed:
        place = str(path.relative_to(ROOT))
        if path == test or (path.is_relative_to(TESTS) and path.parent == test.parent and not is_test(path)):
            return f"{place} changed"
        if changed_modules(path) & needed:
            return f"depends on {place}"
        if path.name in text and path.name not in {"__init__.py", "conftest.py"}:
            return f"names {path.name}"
        if place in EVERYTHING or (path.suffix == ".md" and place_of_docs(test)):
            return f"{place} changed"
    return ""


def is_test(path: Path) -> bool:
    """Tell whether a file has tests, or is one of the modules shared by them."""
    return path.name.startswith("test_") or path.parent == TESTS / "support"


def place_of_docs(test: Path) -> bool:
    """Tell whether a test is about the pages of the documentation."""
    return test.parent == TESTS / "docs"


def far(reasons: dict[Path, str]) -> list[Path]:
    """Return the chosen files that a change of so much leaves to make test."""
    upper = [test for test in reasons if str(test.relative_to(ROOT)).startswith(UPPER)]
    return [test for test in upper if "depends on" in reasons[test]] if len(reasons) > MANY else []


def explain(reasons: dict[Path, str], left: list[Path], total: int) -> Iterator[str]:
    """Yield a line for each reason, and one for what is left out."""
    for why in dict.fromkeys(reasons.values()):
        chosen = [test for test in reasons if reasons[test] == why]
        yield f"{len(chosen):4} of {total} test files: {why} ({folders(chosen)})"
    if left:
        yield f"{len(left):4} left to make test, which depend on it through other layers ({folders(left)})"


def folders(tests: list[Path]) -> str:
    """Return the folders of some tests as a list in words."""
    return ", ".join(sorted({str(test.parent.relative_to(ROOT)) for test in tests}))


def main() -> int:
    """Print the chosen test files, and how many are chosen for each reason."""
    changed = [ROOT / name for name in sys.argv[1:]]
    tests = [test for test in sorted(TESTS.rglob("test_*.py")) if test.parent != TESTS / "browser"]
    reasons = {test: why for test in tests if (why := reason(test, changed))}
    left = far(reasons)
    near = {test: why for test, why in reasons.items() if test not in left}
    sys.stderr.writelines(f"{line}\n" for line in explain(near, left, len(tests)))
    sys.stdout.writelines(f"{test.relative_to(ROOT)}\n" for test in near)
    return 0


if __name__ == "__main__":
    sys.exit(main())
