"""Every rule that can be played has a test, and every id that a test carries is a rule's.

A rule test carries its id at the head of its name: `test_loc03_06_whoever_cannot_pay_gets_nothing`. Where it shows
more than one rule, a marker carries the others: `@pytest.mark.trace("LOC03-07", "AMB-46")`. Ids are those of
trace.toml, and AMB (a ruling on a doubt), EX, TB and DV (worked examples, tables, derived numbers).
"""

import ast
import re
import tomllib
from functools import cache
from pathlib import Path

HERE = Path(__file__).parent
PRESETS = {"first-en": {"all", "first", "first-en"}}  # presets that can be played, and the words that include them
MODES = {"all", "multiplayer", "friendlier", "longer"}  # modes that can be played
OTHER_IDS = {"AMB": 90, "EX": 31, "TB": 11, "DV": 12}  # numbered from 01
LOOKS_LIKE_AN_ID = re.compile(r"test_([a-z]+\d?(?:_[a-z]+)?|loc\d\d)_(\d\d|[abcg]\d+)(_|$)")


@cache
def rules() -> dict[str, dict[str, str]]:
    """The rules of trace.toml by id."""
    table: dict[str, dict[str, str]] = tomllib.loads((HERE / "trace.toml").read_text())["rules"]
    return table


@cache
def known_ids() -> frozenset[str]:
    others = {f"{kind}-{n:02}" for kind, last in OTHER_IDS.items() for n in range(1, last + 1)}
    return frozenset(others | set(rules()))


@cache
def rule_tests() -> tuple[tuple[str, ast.FunctionDef], ...]:
    """The rule tests, each with its file's name."""
    found = []
    for file in sorted(HERE.rglob("test_*.py")):
        if file != Path(__file__):
            nodes = ast.walk(ast.parse(file.read_text()))
            found += [(file.name, node) for node in nodes if isinstance(node, ast.FunctionDef)]
    return tuple((name, node) for name, node in found if node.name.startswith("test_"))


def id_in_name(name: str) -> str:
    """The id at the head of a test's name, "" if there is none."""
    heads = [rule for rule in known_ids() if f"{name}_".startswith(f"test_{rule.lower().replace('-', '_')}_")]
    return max(heads, key=len, default="")


def marked_ids(test: ast.FunctionDef) -> list[str]:
    """The ids in the test's trace markers."""
    calls = [node for node in test.decorator_list if isinstance(node, ast.Call)]
    marks = [call for call in calls if ast.unparse(call.func) == "pytest.mark.trace"]
    return [str(arg.value) for mark in marks for arg in mark.args if isinstance(arg, ast.Constant)]


@cache
def carried_ids() -> frozenset[str]:
    return frozenset(rule for _, test in rule_tests() for rule in [id_in_name(test.name), *marked_ids(test)] if rule)


def is_playable(rule: dict[str, str]) -> bool:
    """Whether the rule holds in a preset and a mode that can be played."""
    words = set().union(*PRESETS.values())
    return bool(words & set(rule["presets"].split()) and MODES & set(rule["modes"].split()))


def test_every_rule_that_can_be_played_has_a_test() -> None:
    due = [name for name, rule in rules().items() if is_playable(rule) and "reason" not in rule]
    missing = [name for name in due if name not in carried_ids()]
    assert missing == []


def test_no_rule_with_a_test_has_a_reason_to_have_none() -> None:
    assert [name for name, rule in rules().items() if "reason" in rule and name in carried_ids()] == []


def test_every_id_that_a_test_carries_is_known() -> None:
    marked = {f"{file}: {rule}" for file, test in rule_tests() for rule in marked_ids(test) if rule not in known_ids()}
    named = {
        f"{file}: {test.name}"
        for file, test in rule_tests()
        if LOOKS_LIKE_AN_ID.match(test.name) and not id_in_name(test.name)
    }
    assert marked | named == set()


def test_no_two_rule_tests_of_a_file_have_the_same_name() -> None:
    names = [(file, test.name) for file, test in rule_tests()]
    assert [name for name in names if names.count(name) > 1] == []


def test_every_rule_says_where_it_holds() -> None:
    presets = {"all", "first", "first-en", "first-pl", "first-cs", "first-fr", "revised"}
    modes = {"all", "multiplayer", "beginner", "friendlier", "longer", "solo"}
    assert len(rules()) == 342
    for name, rule in rules().items():
        assert set(rule) <= {"presets", "modes", "reason"}, name
        assert set(rule["presets"].split()) <= presets, name
        assert set(rule["modes"].split()) <= modes, name
