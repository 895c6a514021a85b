"""Break the rules in small ways, and see which breaks no test of tests/rules notices.

Exit code 0 if no mutant survived but those listed in same_rule.toml, 1 if one did, 2 if the tests fail already without
any mutant, 130 after Ctrl-C.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import sys
from collections import Counter
from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.progress import Progress

from mutants.breaks import Mutant, mutants_of
from mutants.choosing import Chooser, fingerprint, is_current, record
from mutants.page import SURVIVED, outcome, share, write_page
from mutants.places import BUILD, PAGE, ROOT, module_name, modules
from mutants.results import add_verdict, read_verdicts, same_rules
from mutants.running import ALL_PASSED, fork, run_tests, verdicts, warm_up

RECORDING_SECONDS = 300
INTERRUPTED = 130
LAST = BUILD / "survivors.txt"


def read_arguments(words: Sequence[str]) -> argparse.Namespace:
    """Return the options of the command line."""
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--sample", type=int, default=500, help="mutants for each seed, 0 for all (default: 500)")
    parser.add_argument("--seed", nargs="+", default=["1"], help="one or more seeds of samples (default: 1)")
    parser.add_argument("-j", "--jobs", type=int, default=2, help="mutants tested at the same time (default: 2)")
    parser.add_argument("--only", nargs="+", default=[], metavar="PART", help="only keys with one of these in them")
    parser.add_argument("--again", action="store_true", help="only the survivors of the last run")
    parser.add_argument(
        "--tests", nargs="+", default=[], metavar="TEST", help="these tests alone, as pytest takes them"
    )
    parser.add_argument("--list", action="store_true", help="print the keys of the mutants, and test none")
    return parser.parse_args(words)


def all_mutants() -> list[Mutant]:
    """Return the mutants of all modules."""
    return [mutant for file in modules() for mutant in mutants_of(file, module_name(file))]


def sampled(mutants: Sequence[Mutant], sample: int, seed: str) -> list[Mutant]:
    """Return a sample that hardly changes when code does: each mutant's place depends on its own key alone."""
    ordered = sorted(mutants, key=lambda mutant: hashlib.sha256(f"{seed} {mutant.key}".encode()).digest())
    return ordered[: sample or len(ordered)]


def asked_for(mutants: Sequence[Mutant], options: argparse.Namespace) -> list[Mutant]:
    """Return the mutants that the options choose."""
    if options.again:
        keys = set(LAST.read_text("utf-8").splitlines())
        return [mutant for mutant in mutants if mutant.key in keys]
    fitting = [mutant for mutant in mutants if not options.only or any(part in mutant.key for part in options.only)]
    found = {mutant: None for seed in options.seed for mutant in sampled(fitting, options.sample, seed)}
    return list(found)


def pass_unbroken(tests: Sequence[str], console: Console) -> bool:
    """Tell whether the tests pass without a mutant; record which lines they run if all are asked for."""
    if not tests and is_current():
        return True
    if not tests:
        console.print("Recording which tests run which lines")
    child = fork((lambda: run_tests(tests)) if tests else record, RECORDING_SECONDS)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == ALL_PASSED


def try_out(mutants: Sequence[Mutant], options: argparse.Namespace, console: Console) -> dict[Mutant, str]:
    """Return the verdict on each mutant, from an earlier run or from its tests; print survivors as they come."""
    known = {} if options.tests else read_verdicts(fingerprint())
    looks = (lambda _: [list(options.tests)]) if options.tests else Chooser().looks
    tried = {mutant: known[mutant.key] for mutant in mutants if mutant.key in known}
    with Progress(console=console) as progress:
        task = progress.add_task("mutants", total=len(mutants), completed=len(tried))
        for mutant, verdict in verdicts([mutant for mutant in mutants if mutant not in tried], looks, options.jobs):
            if not options.tests:
                add_verdict(mutant.key, verdict)
            tried[mutant] = verdict
            progress.advance(task)
            if outcome(mutant, verdict, same_rules()) == SURVIVED:
                progress.console.print(f"{verdict}: {mutant.key}", markup=False, highlight=False, soft_wrap=True)
    return {mutant: tried[mutant] for mutant in mutants}


def report(options: argparse.Namespace, mutants: Sequence[Mutant], tried: Mapping[Mutant, str]) -> int:
    """Print the result, write the page unless only a part was asked for, and return the exit code."""
    same = same_rules()
    counts = Counter(outcome(mutant, verdict, same) for mutant, verdict in tried.items())
    survivors = [mutant.key for mutant, verdict in tried.items() if outcome(mutant, verdict, same) == SURVIVED]
    print(", ".join(f"{counts[kind]} {kind}" for kind in counts), f"({share(counts):.1f} % noticed)")
    if not options.tests:
        LAST.write_text("\n".join(survivors), "utf-8")
    if not (options.only or options.again or options.tests):
        words = f"--sample {options.sample} --seed {' '.join(options.seed)}"
        write_page(f'make mutants ARGS="{words}"', mutants, tried, same)
        print(f"Written: {PAGE.relative_to(ROOT)}")
    return 1 if survivors else 0


def main() -> int:
    """Run the tool; return its exit code."""
    options = read_arguments(sys.argv[1:])
    mutants = all_mutants()
    chosen = asked_for(mutants, options)
    if options.list:
        print("\n".join(mutant.key for mutant in chosen))
        return 0
    BUILD.mkdir(parents=True, exist_ok=True)
    os.chdir(ROOT)
    console = Console(soft_wrap=True)
    warm_up()
    if not pass_unbroken(options.tests, console):
        tests = " ".join(options.tests) or "tests/rules"
        print(f"The tests fail already without any mutant: .venv/bin/python -m pytest {tests}", file=sys.stderr)
        return 2
    return report(options, mutants, try_out(chosen, options, console))


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        print("Stopped. What is known is kept: the same command goes on from here.", file=sys.stderr)
        sys.exit(INTERRUPTED)
