#!/usr/bin/env python3
"""Write docs/traceability.md: each rule, where it holds, the tests that show it, the code that names it.

Rules and reasons come from tests/rules/trace.toml; tests/rules/test_trace.py checks that no rule lacks both a
test and a reason.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs/traceability.md"
RULES = ROOT / "tests/rules"
CODE = ROOT / "src/exlibris"
# The numbers of doubts (each with a ruling), worked examples, printed tables and derived numbers.
OTHERS = {"AMB": 90, "EX": 31, "TB": 11, "DV": 12}
TITLES = {"AMB": "Doubts", "EX": "Worked examples", "TB": "Printed tables", "DV": "Derived numbers"}
# Why some of them have no test.
CHOSEN = "a gap in the sources; the value is ours, marked in src/exlibris/content"
REASONS = dict.fromkeys([f"AMB-{number:02}" for number in (*range(1, 7), 10)], CHOSEN) | {
    "AMB-07": "the revised edition uses the first edition's locations, which have tests",
    "AMB-15": "there is no hand limit, so there is nothing to test",
    "EX-27": "a caption of a missing score sheet",
}
NAMED = re.compile(r"\b([A-Z]+\d*(?:-[A-Z]+)?)-([A-Z]?)(\d+)(?:\.\.(\d+))?")
GROUPS = re.compile(r"\(([A-Z][A-Z0-9, -]+)\)")

INTRO = """\
# Traceability

`scripts/traceability.py` (`make trace`) generates this page; a test fails when it is out of date.

Every rule of the five rulebooks has an id. For each, the tables list the presets and modes in which it holds, the tests
that show it (under `tests/rules/`), and the code that names it (under `src/exlibris/`; in parentheses if the code
names only its chapter). If a rule has no test, the table says why. This page doesn't repeat the rules: see
[decisions.md](decisions.md) for what we decided where the books are silent or disagree, and
[differences.md](differences.md) for a comparison of the books.

“First” means the four first-edition presets, “all” these and `revised-en`. “Multiplayer” is the standard game.
"""


def known_rules() -> dict[str, dict[str, str]]:
    """Return the rules by id, as trace.toml has them."""
    rules: dict[str, dict[str, str]] = tomllib.loads((RULES / "trace.toml").read_text("utf-8"))["rules"]
    return rules


def other_ids() -> list[str]:
    """Return the ids that belong to no rule."""
    return [f"{kind}-{number:02}" for kind, last in OTHERS.items() for number in range(1, last + 1)]


def tests_by_id(ids: list[str]) -> dict[str, list[tuple[str, str]]]:
    """Return, per id, file and name of the tests that carry it at the head of their name or in a marker."""
    heads = {f"test_{name.lower().replace('-', '_')}_": name for name in ids}
    found: dict[str, list[tuple[str, str]]] = defaultdict(list)
    for file in sorted(RULES.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for name in sorted({*named(node, heads), *marked(node)}):
                    found[name].append((file.relative_to(RULES).as_posix(), node.name))
    return found


def named(test: ast.FunctionDef, heads: dict[str, str]) -> list[str]:
    """Return the id at the head of a test's name, if there is one."""
    fits = [head for head in heads if f"{test.name}_".startswith(head)]
    return [heads[max(fits, key=len)]] if fits else []


def marked(test: ast.FunctionDef) -> Iterator[str]:
    """Return the ids in a test's trace markers."""
    for call in test.decorator_list:
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.trace":
            yield from (str(arg.value) for arg in call.args if isinstance(arg, ast.Constant))


def code_by_id(ids: list[str]) -> dict[str, list[str]]:
    """Return, per id and per chapter such as "RES", the code that names it."""
    known = {*ids, *map(chapter, ids)}
    found: dict[str, set[str]] = defaultdict(set)
    for file in sorted([*CODE.rglob("*.py"), *CODE.rglob("*.toml")]):
        text = file.read_text("utf-8")
        words = {group.strip() for match in GROUPS.finditer(text) for group in match[1].split(",")}
        for name in {*mentioned(text), *words} & known:
            found[name].add(place_of(file))
    return {name: sorted(files) for name, files in found.items()}


def place_of(file: Path) -> str:
    """Return the name of a file on the page; all rulesets, which have the same switches, count as one place."""
    path = file.relative_to(CODE)
    return (path.parent if path.parent.name == "rulesets" else path).as_posix()


def mentioned(text: str) -> Iterator[str]:
    """Yield all ids in a text; STAB-01..05 stands for five of them."""
    for match in NAMED.finditer(text):
        head, letter, first, last = match.groups()
        for number in range(int(first), int(last or first) + 1):
            yield f"{head}-{letter}{number:0{len(first)}}"


def chapter(name: str) -> str:
    """Return an id without its number."""
    return name.rpartition("-")[0]


def shown_tests(tests: list[tuple[str, str]], reason: str) -> str:
    """Return the tests as links to their files, or the reason why a rule has no test."""
    by_file: dict[str, list[str]] = defaultdict(list)
    for file, test in tests:
        by_file[file].append(test)
    links = [f"[{file}](../tests/rules/{file}): {', '.join(names)}" for file, names in by_file.items()]
    return "<br>".join(links) or (f"none: {reason}" if reason else "")


def shown_code(name: str, code: dict[str, list[str]]) -> str:
    """Return the files that name the id, or else, in parentheses, its chapter."""
    links = [f"[{file}](../src/exlibris/{file})" for file in code.get(name) or code.get(chapter(name), [])]
    return "<br>".join(links) if name in code else "<br>".join(f"({link})" for link in links)


def page() -> str:
    """Return the whole page."""
    rules, others = known_rules(), other_ids()
    ids = [*rules, *others]
    tests, code = tests_by_id(ids), code_by_id(ids)
    lines = [INTRO]
    chapters = dict.fromkeys(map(chapter, rules))
    for head in chapters:
        lines += [f"## {head}", "", "| rule | presets | modes | tests | code |", "|---|---|---|---|---|"]
        for name, rule in rules.items():
            if chapter(name) == head:
                shows = shown_tests(tests.get(name, []), rule.get("reason", ""))
                lines.append(f"| {name} | {rule['presets']} | {rule['modes']} | {shows} | {shown_code(name, code)} |")
        lines.append("")
    for kind, title in TITLES.items():
        lines += [f"## {title}", "", "| id | tests | code |", "|---|---|---|"]
        lines += [
            f"| {name} | {shown_tests(tests.get(name, []), REASONS.get(name, ''))} | {shown_code(name, code)} |"
            for name in others
            if chapter(name) == kind
        ]
        lines.append("")
    return "\n".join(lines)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
