"""Mutation testing: break the code in small ways and list the breaks that no test notices.

Exit code 0 if no mutant survived but those listed with a reason, 1 if one did, 2 if the tests fail already without any
mutant. mutmut changes only code in functions without decorators, but locations and assistants are declared at
module level; cosmic-ray starts an interpreter and the whole suite for each mutant, and changes files in place.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from math import inf
from multiprocessing.pool import ThreadPool

from mutants.areas import AREAS, ROOT, Area
from mutants.breaks import Mutant
from mutants.trials import FORK, in_a_fork, in_place, is_noticed, passes, survives, warm_up
from rich.console import Console
from rich.progress import track


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
    return max([tried(name, mutants, options) for name, mutants in wanted.items()], default=0)


def read_arguments(words: Sequence[str]) -> argparse.Namespace:
    """Return the options of the command line."""
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("areas", nargs="*", metavar="AREA", help=f"of {', '.join(AREAS)} (default: all)")
    parser.add_argument("--sample", type=int, default=100, help="how many of each area, 0 for all (default: 100)")
    parser.add_argument("--seed", default="1", help="the seed of the sample (default: 1)")
    parser.add_argument("-j", "--jobs", type=int, default=2, help="mutants tested at the same time (default: 2)")
    parser.add_argument("--only", nargs="+", default=[""], metavar="PART", help="only keys with one of these in them")
    parser.add_argument("--tests", nargs="+", metavar="TEST", help="these tests alone, as pytest takes them")
    parser.add_argument(
        "--seconds", type=float, default=inf, help="of processor time that each gets (default: all it needs)"
    )
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


def tried(name: str, mutants: Sequence[Mutant], options: argparse.Namespace) -> int:
    """Try mutants of an area, and print which survive; return the exit code."""
    same, counts, console = AREAS[name].same_behavior(), Counter[str](), Console(soft_wrap=True)
    alive = surviving_these if options.tests else surviving
    try:
        lives = track(alive(AREAS[name], mutants, options), name, len(mutants), console=console)
        for mutant, survives in zip(mutants, lives, strict=True):
            verdict = "killed" if not survives else "listed" if mutant.key in same else "survived"
            counts[verdict] += 1
            if verdict == "survived":
                console.print(f"survived: {mutant.key}", markup=False, highlight=False)
    except BrokenTests:
        print("The tests fail already without any mutant", file=sys.stderr)
        return 2
    print(f"{name}: " + ", ".join(f"{number} {verdict}" for verdict, number in counts.items()))
    return 1 if counts["survived"] else 0


def surviving_these(_: Area, mutants: Sequence[Mutant], options: argparse.Namespace) -> Iterator[bool]:
    """Yield for each mutant whether it survives the tests of the command line."""
    if not in_a_fork(lambda: passes(options.tests), False):
        raise BrokenTests
    with ThreadPool(options.jobs) as waiting:  # each waits for the process that tries a mutant
        yield from waiting.imap(lambda mutant: in_a_fork(lambda: survives(mutant, options.tests), False), mutants)


def surviving(area: Area, mutants: Sequence[Mutant], options: argparse.Namespace) -> Iterator[bool]:
    """Yield for each mutant whether it survives all tests of the area that reach it."""
    told, telling = FORK.Pipe(duplex=False)

    def try_in_place() -> None:
        told.close()  # otherwise this process would not notice that its parent is gone
        in_place(area, mutants, options, telling)

    process = FORK.Process(target=try_in_place)
    process.start()
    telling.close()
    if not told.recv():
        raise BrokenTests

    def lives(mutant: Mutant, found: bool | list[str]) -> bool:
        if isinstance(found, bool):
            return found
        noticed = len(found) > 0 and in_a_fork(lambda: is_noticed(mutant, found), True)
        return not noticed and in_a_fork(lambda: survives(mutant, area.arguments(), options.seconds), False)

    with ThreadPool(options.jobs) as waiting:
        trials = ((mutant, told.recv()) for mutant in mutants)
        yield from waiting.imap(lambda trial: lives(*trial), trials)
    process.join()


class BrokenTests(Exception):
    """Tests that fail without any mutant."""


if __name__ == "__main__":
    sys.exit(main())
