"""docs/mutants.md: the figures of a run, and the mutants that break no rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from mutants.breaks import Mutant
from mutants.places import PAGE, module_name
from mutants.running import KILLED, TIMEOUT

SAME_RULE, SURVIVED = "same rule", "survived"
COLUMNS = (KILLED, SAME_RULE, SURVIVED)
INTRO = """\
# Mutants

Written by `make mutants`. A mutant is one small change of the rules' code in `src/exlibris/engine/`: another
comparison, a number one higher or lower, `and` for `or`, a condition turned round, a statement or a call left out, two
arguments exchanged, `min` for `max`, an empty result. It is killed if a test of `tests/rules/` fails; which tests are
tried first is known from coverage, and before a mutant counts as survived it has met all of them. Some changes leave
the rule as it is; those in `tests/rules/same_rule.toml` are listed below with the reason. Messages, the log and
comparisons of states are left alone: they have tests elsewhere.
"""


def outcome(mutant: Mutant, verdict: str, same: Mapping[str, str]) -> str:
    """Return what a mutant counts as: one of COLUMNS."""
    if verdict in {KILLED, TIMEOUT}:
        return KILLED
    return SAME_RULE if mutant.key in same else SURVIVED


def share(counts: Mapping[str, int]) -> float:
    """Return which percentage is killed of the mutants that break a rule."""
    breaking = counts[KILLED] + counts[SURVIVED]
    return 100 * counts[KILLED] / breaking if breaking else 100.0


def write_page(command: str, mutants: Sequence[Mutant], tried: Mapping[Mutant, str], same: Mapping[str, str]) -> None:
    """Write the page for these verdicts on a sample of the mutants."""
    outcomes = {mutant: outcome(mutant, verdict, same) for mutant, verdict in tried.items()}
    counts = Counter(outcomes.values())
    lines = [INTRO, f"```sh\n{command}\n```\n"]
    lines.append(
        f"Of {len(mutants)} mutants {len(tried)} were tried. {counts[KILLED]} were killed, {counts[SAME_RULE]} break no"
        f" rule, {counts[SURVIVED]} survived: {share(counts):.1f} % of those that break a rule were noticed.\n"
    )
    lines += _figures(mutants, outcomes)
    lines += _listed("Survivors", [(mutant.key, "") for mutant, kind in outcomes.items() if kind == SURVIVED])
    lines += _listed("The same rule", [(key, reason) for key, reason in same.items()])
    PAGE.write_text("\n".join(lines), "utf-8")


def _figures(mutants: Sequence[Mutant], outcomes: Mapping[Mutant, str]) -> list[str]:
    parts = dict.fromkeys(part_of(mutant) for mutant in mutants)
    every = Counter(part_of(mutant) for mutant in mutants)
    rows = ["| part | mutants | tried | killed | same rule | survived |", "|---|---|---|---|---|---|"]
    for part in parts:
        found = Counter(kind for mutant, kind in outcomes.items() if part_of(mutant) == part)
        counts = " | ".join(str(found[kind]) for kind in COLUMNS)
        rows.append(f"| {part} | {every[part]} | {found.total()} | {counts} |")
    return [*rows, ""]


def part_of(mutant: Mutant) -> str:
    """Return the folder of a mutant's module, or the module itself."""
    folder, slash, _ = module_name(mutant.file).partition("/")
    return f"`{folder}{slash}`"


def _listed(title: str, rows: Iterable[tuple[str, str]]) -> list[str]:
    items = [f"- {_code(key)}{': ' if reason else ''}{reason}" for key, reason in sorted(rows)]
    return [f"## {title}\n", *items, ""] if items else []


def _code(key: str) -> str:
    place, _, change = key.partition(": ")
    return f"{place}: `{change}`"
