"""Break the rules in small ways, and see which breaks no test of tests/rules notices.

Exit code 0 if no mutant survived but those listed in same_rule.toml, 1 if one did, 2 if the tests fail already without
any mutant. mutmut changes only what is in functions without decorators, but locations and assistants are declared at
module level; cosmic-ray starts an interpreter and the whole suite for each mutant, and changes files in place.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import resource
import signal
import sys
import tomllib
from collections import Counter
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import SourceFileLoader
from multiprocessing import get_context
from pathlib import Path
from types import CodeType, FrameType
from typing import Final

import pytest
from mutants.breaks import Mutant, mutants_of
from rich.console import Console
from rich.progress import track

ROOT: Final = Path(__file__).resolve().parents[2]
ENGINE: Final = ROOT / "src/exlibris/engine"
TESTS: Final = ROOT / "tests/rules"
SAME: Final = TESTS / "same_rule.toml"  # mutants that break no rule, by key, each with the reason
SCORING: Final = ("scoring/results", "scoring/counting", "scoring/columns")
MODULES: Final = ("steps", "moves", "site", "sites", "shelf", "rows", *SCORING)
FOLDERS: Final = ("locations", "assistants", "rounds", "verbs")
UNUSED: Final = "verbs/peeking.py"  # for expansions alone: examples/observatory tests it
QUIET: Final = ("-q", "-x", "--tb=no", "-p", "no:cacheprovider", "-p", "anyio.pytest_plugin")
SECONDS: Final = 60  # of processor time for a mutant
MOST_MEMORY: Final = 2 << 30  # bytes


def main() -> int:
    """Run the tool; return its exit code."""
    options = read_arguments(sys.argv[1:])
    chosen = asked_for(all_mutants(), options)
    if options.list:
        print("\n".join(mutant.key for mutant in chosen))
        return 0
    os.chdir(ROOT)
    warm_up()
    same, counts, console = same_rules(), Counter[str](), Console(soft_wrap=True)
    with get_context("fork").Pool(options.jobs, maxtasksperchild=1) as pool:
        if not pool.apply(pass_with, (None, options.tests)):
            print("The tests fail already without any mutant", file=sys.stderr)
            return 2
        trials = [(mutant, options.tests) for mutant in chosen]
        tried = pool.imap(survives, trials)
        for mutant, alive in zip(chosen, track(tried, "mutants", len(chosen), console=console), strict=True):
            verdict = "killed" if not alive else "same rule" if mutant.key in same else "survived"
            counts[verdict] += 1
            if verdict == "survived":
                console.print(f"survived: {mutant.key}", markup=False, highlight=False)
    print(", ".join(f"{number} {verdict}" for verdict, number in counts.items()))
    return 1 if counts["survived"] else 0


def read_arguments(words: Sequence[str]) -> argparse.Namespace:
    """Return the options of the command line."""
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--sample", type=int, default=100, help="how many mutants, 0 for all (default: 100)")
    parser.add_argument("--seed", default="1", help="the seed of the sample (default: 1)")
    parser.add_argument("-j", "--jobs", type=int, default=2, help="mutants tested at the same time (default: 2)")
    parser.add_argument("--only", nargs="+", default=[""], metavar="PART", help="only keys with one of these in them")
    parser.add_argument("--tests", nargs="+", metavar="TEST", help="these tests alone, as pytest takes them")
    parser.add_argument("--list", action="store_true", help="print the keys of the mutants, and test none")
    return parser.parse_args(words)


def all_mutants() -> list[Mutant]:
    """Return the mutants of all modules with rules in them."""
    files = [ENGINE / f"{name}.py" for name in MODULES]
    files += [path for folder in FOLDERS for path in sorted((ENGINE / folder).glob("*.py"))]
    names = {file: file.relative_to(ENGINE).as_posix() for file in files}
    return [mutant for file, name in names.items() if name != UNUSED for mutant in mutants_of(file, name)]


def asked_for(mutants: Sequence[Mutant], options: argparse.Namespace) -> list[Mutant]:
    """Return the mutants that the options choose.

    A sample hardly changes when code does: each mutant's place in the order depends on its own key alone.
    """
    fitting = [mutant for mutant in mutants if any(part in mutant.key for part in options.only)]
    fitting.sort(key=lambda mutant: hashlib.sha256(f"{options.seed} {mutant.key}".encode()).digest())
    return fitting[: options.sample or len(fitting)]


def same_rules() -> set[str]:
    """Return the keys of the mutants that break no rule."""
    reasons: dict[str, dict[str, str]] = tomllib.loads(SAME.read_text("utf-8"))
    return {f"{module} {key}" for module, keys in reasons.items() for key in keys}


def warm_up() -> None:
    """Import what tests need, then drop all of the package but its content, which no mutant changes.

    A process for a mutant is forked from this one, so no start of an interpreter is paid for.
    """
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # tests of rules need none, and importing them takes long
    sys.path.insert(0, str(TESTS.parent))
    for name in ("hypothesis", "exlibris.bots", "exlibris.texts", "exlibris.content"):
        import_module(name)
    for name in [name for name in sys.modules if name.startswith("exlibris.")]:
        if not name.startswith("exlibris.content"):
            del sys.modules[name]


def survives(trial: tuple[Mutant, Sequence[str] | None]) -> bool:
    """Return whether the tests pass with the mutant: first those of its module, then all; or those that are named."""
    mutant, tests = trial
    own = sorted(TESTS.rglob(f"test_{mutant.file.stem}.py"))
    if not tests and own and not pass_with(mutant, list(map(str, own))):
        return False
    return pass_with(mutant, tests)


def pass_with(mutant: Mutant | None, tests: Sequence[str] | None) -> bool:
    """Return whether the tests pass, all those of rules by default, in this process, silently and within limits."""
    signal.signal(signal.SIGPROF, interrupt)
    signal.setitimer(signal.ITIMER_PROF, SECONDS)
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (1, 2):
        os.dup2(nothing, stream)
    if mutant:
        load(mutant)
    return pytest.main([*(tests or [str(TESTS), f"--ignore={TESTS / 'test_trace.py'}"]), *QUIET]) == pytest.ExitCode.OK


def interrupt(_: int, __: FrameType | None) -> None:
    """End the tests: a mutant that goes on without end is noticed."""
    raise KeyboardInterrupt


def load(mutant: Mutant) -> None:
    """Let the mutant's code be imported instead of its module's."""
    unbroken, code, path = SourceFileLoader.get_code, mutant.code(), str(mutant.file)

    def get_code(loader: SourceFileLoader, name: str) -> CodeType | None:
        return code if loader.path == path else unbroken(loader, name)

    SourceFileLoader.get_code = get_code  # type: ignore[assignment,method-assign]


if __name__ == "__main__":
    sys.exit(main())
