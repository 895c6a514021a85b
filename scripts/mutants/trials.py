"""Try a mutant.

If tests reach its function, they are run with the function's code exchanged, in a fork of a process that has collected
the area's tests: first those that are quick and have killed other mutants of the module. A mutant that can't be tried
in this way, or survives in a function that modules call while they are imported, is tried in a fork of a process
without the modules that depend on it: first by quick tests of its module, then by all tests of its area.
"""

from __future__ import annotations

import ast
import builtins
import inspect
import os
import resource
import signal
import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.machinery import SourceFileLoader
from math import inf
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.pool import ThreadPool
from pathlib import Path
from time import process_time
from types import CodeType, FrameType, FunctionType
from typing import Any, Final, TypeVar

import grimp
import pytest
from hypothesis import Phase, settings
from mutants.areas import PACKAGE, ROOT, Area
from mutants.breaks import Mutant

QUIET: Final = ("-q", "-x", "--tb=no", "-p", "no:cacheprovider", "-p", "anyio.pytest_plugin")
SECONDS: Final = 90  # of processor time for one test, or to collect an area's
SLOWER: Final = 5  # times as long as without a mutant a test may take, and LEAST seconds
LEAST: Final = 2
FIRST: Final = 40  # tests of a module that a mutant of its declarations meets before all tests of the area
UNKILLED: Final = 0.1  # what a test counts that has killed no mutant of a module, against 1 for each that it has killed
MOST_MEMORY: Final = 3 << 30  # bytes
KEPT: Final = "exlibris.content"  # no mutant changes it
FORK: Final = get_context("fork")
CALLED: Final = "__called__"  # a function that all modules have while tests are found for functions
CRASH: Final = "crash"  # instead of a test that fails

Place = tuple[str, str]  # the file and qualified name of a function
Found = TypeVar("Found")
Other = TypeVar("Other")


@dataclass
class Reached:
    """What tests call, and how long they take."""

    seconds: dict[str, float] = field(default_factory=dict)  # of processor time, by test
    tests: dict[Place, list[str]] = field(default_factory=dict)  # by the function that they call

    def of_module(self, file: Path) -> list[str]:
        """Return the quickest tests that call any function of a module, without their parameters.

        If none does, because the module only declares something, return the quickest tests of the area.
        """
        found = {test for (module, _), tests in self.tests.items() if module == str(file) for test in tests}
        quickest = sorted(found or self.seconds, key=self.seconds.__getitem__)
        return list(dict.fromkeys(test.partition("[")[0] for test in quickest))[:FIRST]


class Quick:
    """Plugin for pytest: the same examples at every run, and no search for smaller ones."""

    def pytest_sessionstart(self) -> None:
        """Set this before tests are imported, since their settings are made of it then."""
        common = settings.get_profile("default")
        phases = (Phase.explicit, Phase.generate)
        settings.register_profile("mutants", parent=common, derandomize=True, database=None, phases=phases)
        settings.load_profile("mutants")


class Limits:
    """Plugin for pytest: limits the time of each test, and starts none after `most` seconds of processor time."""

    def __init__(self, most: float) -> None:
        self.most = most

    def pytest_runtest_logstart(self) -> None:
        """Begin to measure the time of a test."""
        if process_time() > self.most:
            pytest.exit("no test has failed in time", pytest.ExitCode.OK)
        signal.setitimer(signal.ITIMER_PROF, SECONDS)


class InPlace:
    """Plugin for pytest: tries mutants that are the code of one function, instead of running all tests in a row.

    It tells whether all tests pass without any, then whether each mutant survives; if that can't be seen in place,
    because modules call the function while they are imported, the tests that are likely to notice it.
    """

    def __init__(self, called: set[Place], mutants: Sequence[Mutant], options: Namespace, told: Connection) -> None:
        self.mutants = mutants
        self.options = options
        self.told = told
        self.called = called
        self.items: dict[str, pytest.Item] = {}
        self.kills: dict[Path, Counter[str]] = {}  # by module: how many of its mutants each test has killed

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Try them, each in a fork of this process."""
        self.items = {item.nodeid: item for item in session.items}
        reached = in_a_fork(self.reach, None)
        self.told.send(reached is not None)
        if reached is not None:
            with ThreadPool(self.options.jobs) as waiting:
                for lives in waiting.imap(lambda mutant: self.tried(mutant, reached), self.mutants):
                    self.told.send(lives)
        return True

    def reach(self) -> Reached | None:
        """Run all tests without any mutant; return which of them reach what, None if one fails."""
        confine(20 * SECONDS)
        reached = Reached()
        for name in self.items:
            self.called.clear()
            begun = process_time()
            if self.first_to_fail([name]):
                return None
            reached.seconds[name] = process_time() - begun
            for function in self.called:
                reached.tests.setdefault(function, []).append(name)
        return reached

    def tried(self, mutant: Mutant, reached: Reached) -> bool | list[str]:
        """Return whether a mutant survives; if that can't be seen in place, tests that are likely to notice it."""
        place = (str(mutant.file), mutant.where)
        if place not in reached.tests:
            return reached.of_module(mutant.file)
        kills = self.kills.setdefault(mutant.file, Counter())
        tests = sorted(reached.tests[place], key=lambda name: reached.seconds[name] / (kills[name] + UNKILLED))
        killer = in_a_fork(lambda: self.killer(mutant, tests, reached.seconds), CRASH)
        if killer is None:
            return reached.of_module(mutant.file)
        kills.update([killer] if killer in self.items else [])
        return [] if not killer and place in self.called else not killer

    def killer(self, mutant: Mutant, tests: Sequence[str], seconds: Mapping[str, float]) -> str | None:
        """Return which test fails with the mutant in this process, "" if none; None if it can't be put in place."""
        confine(SECONDS)
        return self.first_to_fail(tests, seconds) if exchange(mutant) else None

    def first_to_fail(self, tests: Sequence[str], seconds: Mapping[str, float] | None = None) -> str:
        """Run these tests until one fails; return it, or "". With `seconds`, one that takes much longer fails.

        As many tests are run as begin in the processor time that the options give to a mutant.
        """
        items = [self.items[name] for name in tests]
        for item, following in zip(items, [*items[1:], None], strict=True):
            if seconds is not None:
                if process_time() > self.options.seconds:
                    break
                signal.setitimer(signal.ITIMER_PROF, min(SECONDS, LEAST + SLOWER * seconds[item.nodeid]))
            try:
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            except (KeyboardInterrupt, SystemExit):
                return item.nodeid
            if item.session.testsfailed:
                return item.nodeid
        return ""


def in_a_fork(task: Callable[[], Found], otherwise: Other) -> Found | Other:
    """Carry out a task in a process of its own, and return its result; if the process dies, the other value."""
    here, there = FORK.Pipe(duplex=False)
    process = FORK.Process(target=lambda: there.send(task()))
    process.start()
    there.close()
    try:
        return here.recv()  # type: ignore[no-any-return]
    except EOFError:
        return otherwise
    finally:
        process.join()


def in_place(area: Area, mutants: Sequence[Mutant], options: Namespace, told: Connection) -> None:
    """Collect the area's tests and try mutants in place; InPlace describes the messages to `told`."""
    silence()
    files = {mutant.file for mutant in area.mutants()}
    for file in files:
        drop(file)
    called = set[Place]()
    setattr(builtins, CALLED, called.add)
    load({file: telling(file) for file in files})
    pytest.main([*area.arguments(), *QUIET], plugins=[Quick(), InPlace(called, mutants, options, told)])


class Telling(ast.NodeTransformer):
    """Makes each function of a module first report that it is called, which is much faster than tracing."""

    def __init__(self, file: Path) -> None:
        self.file = str(file)
        self.names: list[str] = []

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        """Change the body of a class."""
        return self._within(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """Add a call, behind the docstring."""
        self._within(node)
        place: Place = (self.file, ".".join([*self.names, node.name]))
        words = ast.Tuple([ast.Constant(word) for word in place], ast.Load())
        call = ast.Call(ast.Name(CALLED, ast.Load()), [words], [])
        node.body.insert(int(ast.get_docstring(node, clean=False) is not None), ast.Expr(call))
        return node

    def _within(self, node: ast.ClassDef | ast.FunctionDef) -> ast.AST:
        self.names.append(node.name)
        self.generic_visit(node)
        self.names.pop()
        return node


def telling(file: Path) -> CodeType:
    """Return the code of a module whose functions tell that they are called."""
    tree = Telling(file).visit(ast.parse(file.read_text("utf-8")))
    code: CodeType = compile(ast.fix_missing_locations(tree), str(file), "exec")
    return code


def exchange(mutant: Mutant) -> bool:
    """Give the mutant's function its changed code where it is imported already; return whether that can be done."""
    code, names = mutant.code(), vars(sys.modules[module_of(mutant.file)])
    for name in mutant.where.split("."):
        found = [const for const in code.co_consts if isinstance(const, CodeType) and const.co_name == name]
        target = unwrapped(names.get(name))
        if len(found) != 1 or target is None:
            return False
        code = found[0]
        if isinstance(target, FunctionType):
            old = target.__code__
            fits = (old.co_freevars, old.co_firstlineno) == (code.co_freevars, code.co_firstlineno)
            if fits:
                target.__code__ = code
            return fits
        names = dict(vars(target))
    return False


def unwrapped(target: Any) -> FunctionType | type | None:
    """Return the function or class that a name stands for, without what decorators made of it."""
    target = getattr(target, "fget", None) or getattr(target, "__func__", target)
    target = inspect.unwrap(target)
    return target if isinstance(target, FunctionType | type) else None


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


def module_of(file: Path) -> str:
    """Return the name of a module of the package."""
    return ".".join(file.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__")


def drop(file: Path) -> None:
    """Drop a module and all modules that import it, so that they are imported again.

    For a module of the engine, drop everything but the content: effects and steps are registered there by name.
    """
    module = module_of(file)
    gone = {module} | graph().find_downstream_modules(module)
    for name in [name for name in sys.modules if name.partition(".")[0] == "exlibris"]:
        if name in gone or (module.startswith("exlibris.engine.") and name != "exlibris" and not name.startswith(KEPT)):
            del sys.modules[name]
            above, _, own = name.rpartition(".")
            if above in sys.modules and hasattr(sys.modules[above], own):
                delattr(sys.modules[above], own)


def passes(tests: Sequence[str]) -> bool:
    """Return whether the tests pass without any mutant."""
    return outcome(tests) == pytest.ExitCode.OK


def survives(mutant: Mutant, tests: Sequence[str], most: float = inf) -> bool:
    """Return True if the tests that begin within `most` seconds pass with the mutant, in this process."""
    drop(mutant.file)
    load({mutant.file: mutant.code()})
    return outcome(tests, most) == pytest.ExitCode.OK


def is_noticed(mutant: Mutant, tests: Sequence[str]) -> bool:
    """Return whether one of the tests fails with the mutant, in this process; not if they can't be run at all."""
    drop(mutant.file)
    load({mutant.file: mutant.code()})
    return outcome(tests) in {pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.INTERRUPTED}


def outcome(tests: Sequence[str], most: float = inf) -> int:
    """Run tests silently and within limits; return pytest's exit code."""
    confine(SECONDS)
    return pytest.main([*tests, *QUIET], plugins=[Quick(), Limits(most)])


def confine(seconds: int) -> None:
    """Set limits for this process, and silence it."""
    signal.signal(signal.SIGPROF, interrupt)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    silence()


def silence() -> None:
    """Let nothing be seen that this process prints."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (1, 2):
        os.dup2(nothing, stream)


def interrupt(_: int, __: FrameType | None) -> None:
    """End the tests: an endless mutant counts as noticed."""
    raise KeyboardInterrupt


def load(codes: Mapping[Path, CodeType]) -> None:
    """Let these codes be imported instead of the modules' own."""
    unbroken, by_path = SourceFileLoader.get_code, {str(file): code for file, code in codes.items()}

    def get_code(loader: SourceFileLoader, name: str) -> CodeType | None:
        return by_path.get(loader.path) or unbroken(loader, name)

    SourceFileLoader.get_code = get_code  # type: ignore[assignment,method-assign]
