"""One mutant tried: the tests that reach its function, the quickest first, then all of its area.

All of it runs in processes that are forked from one in which what does not depend on the mutant is imported already.
"""

from __future__ import annotations

import os
import resource
import signal
import sys
import threading
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import import_module
from importlib.machinery import SourceFileLoader
from pathlib import Path
from time import process_time
from types import CodeType, FrameType
from typing import Any, Final

import grimp
import pytest
from hypothesis import Phase, settings
from mutants.areas import PACKAGE, ROOT, Area
from mutants.breaks import Mutant

QUIET: Final = ("-q", "-x", "--tb=no", "-p", "no:cacheprovider", "-p", "anyio.pytest_plugin")
SECONDS: Final = 90  # of processor time for a mutant
MOST_MEMORY: Final = 3 << 30  # bytes
FIRST: Final = 25  # tests that reach a function, tried before all others
KEPT: Final = "exlibris.content"  # no mutant changes it

Reached = dict[tuple[str, str], list[str]]  # tests by module and function, the quickest first


class Quick:
    """Plugin for pytest: the same examples at every run, and no search for smaller ones."""

    def pytest_sessionstart(self) -> None:
        """Set this before tests are imported, since their settings are made of it then."""
        common = settings.get_profile("default")
        phases = (Phase.explicit, Phase.generate)
        settings.register_profile("mutants", parent=common, derandomize=True, database=None, phases=phases)
        settings.load_profile("mutants")


class Reaching:
    """Plugin for pytest: notes which functions of some files each test calls, and how long it takes."""

    def __init__(self, files: set[str]) -> None:
        self.files = files
        self.called: set[tuple[str, str]] = set()
        self.found: dict[tuple[str, str], dict[str, float]] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Watch one test."""
        self.called, begun = set(), process_time()
        threading.settrace(self._note)
        sys.settrace(self._note)  # unlike a profile, it may ignore what happens within a function
        result = yield
        sys.settrace(None)
        for function in self.called:
            self.found.setdefault(function, {})[item.nodeid] = process_time() - begun
        return result

    def _note(self, frame: FrameType, _: str, __: Any) -> None:
        code = frame.f_code
        if code.co_filename in self.files:
            self.called.add((code.co_filename, code.co_qualname.replace(".<locals>", "")))


def warm_up(areas: Sequence[Area]) -> None:
    """Import what tests of the areas need, so that no process for a mutant has to."""
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # these tests need none, and importing them takes long
    sys.path.insert(0, str(ROOT / "tests"))
    for name in [name for area in areas for name in area.preloaded]:
        import_module(name)
    graph()


@cache
def graph() -> grimp.ImportGraph:
    """Return which module of the package imports which."""
    return grimp.build_graph("exlibris", cache_dir=None)


def drop(file: Path) -> None:
    """Let a module, and all that imports it, be imported again.

    With one of the engine goes all but the content: effects and steps are registered there by their names.
    """
    module = ".".join(file.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__")
    gone = {module} | graph().find_downstream_modules(module)
    for name in [name for name in sys.modules if name.partition(".")[0] == "exlibris"]:
        if name in gone or (module.startswith("exlibris.engine.") and name != "exlibris" and not name.startswith(KEPT)):
            del sys.modules[name]
            above, _, own = name.rpartition(".")
            if above in sys.modules and hasattr(sys.modules[above], own):
                delattr(sys.modules[above], own)


def reach(area: Area) -> Reached | None:
    """Run the area's tests without any mutant; return which of them reach what, None if one fails."""
    confine(20 * SECONDS)
    files = {mutant.file for mutant in area.mutants()}
    drop(min(files))
    plugin = Reaching({str(file) for file in files})
    if pytest.main([*area.arguments(), *QUIET], plugins=[Quick(), plugin]) != pytest.ExitCode.OK:
        return None
    return {function: sorted(tests, key=tests.__getitem__) for function, tests in plugin.found.items()}


def passes(tests: Sequence[str]) -> bool:
    """Return whether the tests pass without any mutant."""
    confine(SECONDS)
    return pytest.main([*tests, *QUIET], plugins=[Quick()]) == pytest.ExitCode.OK


def survives_first(mutant: Mutant, reached: Reached) -> bool:
    """Return whether the quickest tests that reach the mutant's function pass; True if none does."""
    tests = reached.get((str(mutant.file), mutant.where), [])[:FIRST]
    return not tests or survives(mutant, tests)


def survives(mutant: Mutant, tests: Sequence[str]) -> bool:
    """Return whether the tests pass with the mutant, in this process, silently and within limits."""
    drop(mutant.file)
    load(mutant)
    return passes(tests)


def confine(seconds: int) -> None:
    """Set limits for this process, and silence it."""
    signal.signal(signal.SIGPROF, interrupt)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (1, 2):
        os.dup2(nothing, stream)


def interrupt(_: int, __: FrameType | None) -> None:
    """End the tests: a mutant that goes on without end is noticed."""
    raise KeyboardInterrupt


def load(mutant: Mutant) -> None:
    """Let the mutant's code be imported instead of its module's."""
    unbroken, code, path = SourceFileLoader.get_code, mutant.code(), str(mutant.file)

    def get_code(loader: SourceFileLoader, name: str) -> CodeType | None:
        return code if loader.path == path else unbroken(loader, name)

    SourceFileLoader.get_code = get_code  # type: ignore[assignment,method-assign]
