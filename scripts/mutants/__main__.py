"""Break the code in small ways, and see which breaks no test notices.

Exit code 0 if no mutant survived but those listed with a reason, 1 if one did, 2 if the tests fail already without any
mutant. mutmut changes only what is in functions without decorators, but locations and assistants are declared at
module level; cosmic-ray starts an interpreter and the whole suite for each mutant, and changes files in place.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from multiprocessing import get_context
from multiprocessing.pool import Pool, ThreadPool
from typing import Final

from mutants.areas import AREAS, ROOT
from mutants.breaks import Mutant
from mutants.trials import Reached, passes, reach, survives, survives_first, warm_up
from rich.console import Console
from rich.progress import track

BROKEN: Final = "The tests fail already without any mutant"


def main() -> int:
    """Run the tool; return its exit code."""
    options = read_arguments(sys.argv[1:])
    chosen = {name: asked_for(AREAS[name].mutants(), options) for name in options.areas}
    if options.list:
        print("\n".join(mutant.key for mutants in chosen.values() for mutant in mutants))
        return 0
    os.chdir(ROOT)
    wanted = {name: mutants for name, mutants in chosen.items() if mutants}
    warm_up([AREAS[name] for name in wanted])
    with get_context("fork").Pool(options.jobs, maxtasksperchild=1) as pool:
        return max([tried(name, mutants, options, pool) for name, mutants in wanted.items()], default=0)


def read_arguments(words: Sequence[str]) -> argparse.Namespace:
    """Return the options of the command line."""
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("areas", nargs="*", metavar="AREA", help=f"of {', '.join(AREAS)} (default: all)")
    parser.add_argument("--sample", type=int, default=100, help="how many of each area, 0 for all (default: 100)")
    parser.add_argument("--seed", default="1", help="the seed of the sample (default: 1)")
    parser.add_argument("-j", "--jobs", type=int, default=2, help="mutants tested at the same time (default: 2)")
    parser.add_argument("--only", nargs="+", default=[""], metavar="PART", help="only keys with one of these in them")
    parser.add_argument("--tests", nargs="+", metavar="TEST", help="these tests alone, as pytest takes them")
    parser.add_argument("--list", action="store_true", help="print the keys of the mutants, and test none")
    options = parser.parse_args(words)
    options.areas = options.areas or list(AREAS)
    if unknown := set(options.areas) - set(AREAS):
        parser.error(f"no such area: {', '.join(sorted(unknown))}; there are {', '.join(AREAS)}")
    return options


def asked_for(mutants: Sequence[Mutant], options: argparse.Namespace) -> list[Mutant]:
    """Return the mutants that the options choose.

    A sample hardly changes when code does: each mutant's place in the order depends on its own key alone.
    """
    fitting = [mutant for mutant in mutants if any(part in mutant.key for part in options.only)]
    fitting.sort(key=lambda mutant: hashlib.sha256(f"{options.seed} {mutant.key}".encode()).digest())
    return fitting[: options.sample or len(fitting)]


def tried(name: str, mutants: Sequence[Mutant], options: argparse.Namespace, pool: Pool) -> int:
    """Try mutants of an area, and print which survive; return the exit code."""
    area = AREAS[name]
    reached = {} if options.tests else pool.apply(reach, (area,))
    if reached is None or (options.tests and not pool.apply(passes, (options.tests,))):
        print(BROKEN, file=sys.stderr)
        return 2
    same, counts, console = area.same_behavior(), Counter[str](), Console(soft_wrap=True)
    tests = options.tests or area.arguments()
    with ThreadPool(options.jobs) as waiting:  # each waits for the processes that try one mutant after the other
        alive = waiting.imap(surviving(reached, tests, pool), mutants)
        for mutant, lives in zip(mutants, track(alive, name, len(mutants), console=console), strict=True):
            verdict = "killed" if not lives else "listed" if mutant.key in same else "survived"
            counts[verdict] += 1
            if verdict == "survived":
                console.print(f"survived: {mutant.key}", markup=False, highlight=False)
    print(f"{name}: " + ", ".join(f"{number} {verdict}" for verdict, number in counts.items()))
    return 1 if counts["survived"] else 0


def surviving(reached: Reached, tests: Sequence[str], pool: Pool) -> Callable[[Mutant], bool]:
    """Return what finds out whether a mutant survives, each run of tests in a process of its own."""

    def lives(mutant: Mutant) -> bool:
        return pool.apply(survives_first, (mutant, reached)) and pool.apply(survives, (mutant, tests))

    return lives


if __name__ == "__main__":
    sys.exit(main())
