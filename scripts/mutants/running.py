"""Running tests against mutants, each in a process forked from one that has imported all but the engine.

The child installs the mutant before anything of the engine is imported, so that every `from module import name` gets
the changed one, and no interpreter start and no import of pytest is paid for.
"""

from __future__ import annotations

import os
import resource
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from types import CodeType, ModuleType

import pytest

from mutants.breaks import Mutant
from mutants.places import BUILD, ROOT, TESTS

QUIET = ["-q", "-x", "--tb=no", "-p", "no:cacheprovider"]
KILLED, SURVIVED, NOT_RUN, TIMEOUT = "killed", "survived", "not run", "timeout"
ALL_PASSED, SOME_FAILED = 0, 1  # exit codes of a child
QUICK_SECONDS, ALL_SECONDS = 10, 60  # of processor time
MOST_MEMORY = 2 << 30  # bytes


class Mutated(SourceFileLoader):
    """A loader that gives a module other code than its file has."""

    def __init__(self, name: str, path: str, code: CodeType) -> None:
        super().__init__(name, path)
        self.code = code

    def get_code(self, fullname: str) -> CodeType:  # noqa: ARG002
        """Return the changed code."""
        return self.code


class Finder(MetaPathFinder):
    """A finder that knows the mutated module only."""

    def __init__(self, mutant: Mutant) -> None:
        self.name = ".".join(mutant.file.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")
        self.path = str(mutant.file)
        self.code = mutant.code()

    def find_spec(  # see MetaPathFinder
        self,
        fullname: str,
        path: Sequence[str] | None,  # noqa: ARG002
        target: ModuleType | None = None,  # noqa: ARG002
    ) -> ModuleSpec | None:
        """Return where the mutated module is loaded from, None for any other module."""
        if fullname != self.name:
            return None
        return spec_from_file_location(fullname, self.path, loader=Mutated(fullname, self.path, self.code))


def warm_up() -> None:
    """Import what tests need, then drop all of the package but its content, which no mutant changes."""
    sys.dont_write_bytecode = False
    sys.pycache_prefix = str(BUILD / "bytecode")
    sys.path.insert(0, str(TESTS.parent))
    for name in ("hypothesis", "exlibris.bots", "exlibris.texts", "exlibris.content"):
        import_module(name)
    content = import_module("exlibris.content")
    for load in (content.load_assistants, content.load_locations):
        load()
    for language in content.LANGUAGES:
        content.load_deck(language)
    for name in [name for name in sys.modules if name.startswith("exlibris")]:
        if name != "exlibris" and not name.startswith("exlibris.content"):
            del sys.modules[name]


def fork(task: Callable[[], int], seconds: int) -> int:
    """Start a child that does the task, silently and with that much processor time; return its process id."""
    child = os.fork()
    if child:
        return child
    code = SOME_FAILED
    try:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # tests of rules need none, and importing them takes long
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nothing, stream)
        code = task()
    finally:
        os._exit(code)


def tested(mutant: Mutant, tests: list[str]) -> int:
    """Run the tests on the mutant; return pytest's exit code."""
    sys.meta_path.insert(0, Finder(mutant))
    return run_tests(tests)


def run_tests(tests: Sequence[str]) -> int:
    """Run the tests in this process up to the first that fails; return pytest's exit code."""
    return int(pytest.main([*tests, *QUIET]))


@dataclass
class Trial:
    """A mutant that is being tested: look after look, each at more tests."""

    mutant: Mutant
    looks: list[list[str]]  # still to come

    def start(self) -> int:
        """Start a child for the next look; return its process id."""
        tests = self.looks.pop(0)
        return fork(lambda: tested(self.mutant, tests), QUICK_SECONDS if self.looks else ALL_SECONDS)

    def verdict(self, status: int) -> str:
        """Return what a child's end means, "" if there is another look to come."""
        if os.WIFSIGNALED(status):
            return TIMEOUT if os.WTERMSIG(status) in {signal.SIGXCPU, signal.SIGKILL} else KILLED
        if os.WEXITSTATUS(status) != ALL_PASSED:
            return KILLED
        return "" if self.looks else SURVIVED


Looks = Callable[[Mutant], list[list[str]]]


def verdicts(mutants: Sequence[Mutant], looks: Looks, jobs: int) -> Iterator[tuple[Mutant, str]]:
    """Yield each mutant with its verdict, as they come. Whoever stops asking ends the children."""
    waiting = [Trial(mutant, looks(mutant)) for mutant in reversed(mutants)]
    running: dict[int, Trial] = {}
    try:
        while waiting or running:
            while waiting and len(running) < jobs:
                trial = waiting.pop()
                if trial.looks:
                    running[trial.start()] = trial
                else:
                    yield trial.mutant, NOT_RUN
            if running:
                child, status = os.wait()
                trial = running.pop(child)
                verdict = trial.verdict(status)
                if verdict:
                    yield trial.mutant, verdict
                else:
                    running[trial.start()] = trial
    finally:
        for child in running:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
