"""Every rule that can be played has a test, and every id that a test carries is a rule's.

A rule test carries its id at the head of its name: `test_loc03_06_whoever_cannot_pay_gets_nothing`. Where it shows
more than one rule, a marker carries the others: `@pytest.mark.trace("LOC03-07", "AMB-46")`. Ids are those of
trace.toml, and AMB (a ruling on a doubt), EX, TB and DV (worked examples, tables, derived numbers).

A test plays first-en if no marker, on it or as its file's `pytestmark`, names other presets; if it takes a `preset`, it
plays each of them (conftest.py). Every rule has a test in each edition and mode where it holds, or a reason, with one
shortcut: what no switch of the rulesets is about is the very same code in all presets
(editions/test_same_everywhere.py), so that a test in one preset stands for the others. Where rulebooks differ, each
value of each switch has a test of one of its rules in a preset that has it.
"""

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from traceability import known_rules, marked, named, other_ids

from exlibris.content.rulesets import PRESETS, read_preset, read_switches

HERE = Path(__file__).parent
FIRST = ("first-en", "first-pl", "first-cs", "first-fr")
INCLUDED = {"all": PRESETS, "first": FIRST, "revised": ("revised-en",), **{name: (name,) for name in FIRST}}
MODES = {"multiplayer", "beginner", "friendlier", "longer", "solo"}
RULES = known_rules()
HEADS = {f"test_{rule.lower().replace('-', '_')}_": rule for rule in [*RULES, *other_ids()]}
LOOKS_LIKE_AN_ID = re.compile(r"test_([a-z]+\d?(?:_[a-z]+)?|loc\d\d)_(\d\d|[abcg]\d+)(_|$)")


@cache
def parsed() -> dict[tuple[str, str], list[ast.stmt]]:
    """Return the statements of each test file, by the name of the file and of its folder."""
    files = [file for file in sorted(HERE.rglob("test_*.py")) if file != Path(__file__)]
    return {(file.name, file.parent.name): ast.parse(file.read_text()).body for file in files}


@cache
def rule_tests() -> tuple[tuple[tuple[str, str], ast.FunctionDef], ...]:
    """Return the rule tests, each with the name of its file and of its folder."""
    nodes = [(file, node) for file, body in parsed().items() for node in body if isinstance(node, ast.FunctionDef)]
    return tuple((file, node) for file, node in nodes if node.name.startswith("test_"))


@cache
def ids_of(test: ast.FunctionDef) -> list[str]:
    """Return the ids that a test carries in its name and in its markers."""
    return [*named(test, HEADS), *marked(test)]


@cache
def carried_ids() -> frozenset[str]:
    return frozenset(rule for _, test in rule_tests() for rule in ids_of(test))


def presets_of(rule: dict[str, str]) -> set[str]:
    """Return the presets in which the rule holds."""
    return {preset for word in rule["presets"].split() for preset in INCLUDED[word]}


@cache
def presets_of_files() -> dict[tuple[str, str], frozenset[str]]:
    """Return for each test file the presets that its `pytestmark` names; none if it has no such mark."""
    return {file: frozenset(named_presets(assigned(body, "pytestmark"))) for file, body in parsed().items()}


def assigned(body: list[ast.stmt], name: str) -> list[ast.expr]:
    """Return what is assigned to that name."""
    nodes = [node for node in body if isinstance(node, ast.Assign)]
    return [node.value for node in nodes if ast.unparse(node.targets[0]) == name]


@cache
def marks_by_name() -> dict[str, tuple[ast.expr, ...]]:
    """Return the markers that support/editions.py has by name, such as ALL = pytest.mark.presets(*PRESETS)."""
    marks: dict[str, tuple[ast.expr, ...]] = {}
    for node in ast.parse((HERE.parent / "support/editions.py").read_text()).body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
            marks[ast.unparse(node.targets[0])] = tuple(node.value.args)
    return marks


def named_presets(marks: list[ast.expr]) -> set[str]:
    """Return the presets that these markers name."""
    found: set[str] = set()
    for mark in marks:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.presets":
            found |= {preset for arg in mark.args for preset in presets_in(arg)}
        elif isinstance(mark, ast.Name):
            found |= {preset for arg in marks_by_name().get(mark.id, ()) for preset in presets_in(arg)}
    return found


def presets_in(arg: ast.expr) -> tuple[str, ...]:
    """Return what an argument of a marker stands for: a preset by name, or one of the lists of presets."""
    text = ast.unparse(arg)
    return LISTS[text] if text in LISTS else (ast.literal_eval(arg),)


LISTS = {"*PRESETS": PRESETS, "*FIRST": FIRST, "REVISED": ("revised-en",)}


@cache
def shown_in() -> frozenset[tuple[str, str]]:
    """Return each id with each preset in which a test shows it."""
    shown = set()
    for file, test in rule_tests():
        presets = named_presets(test.decorator_list) or presets_of_files()[file] or {"first-en"}
        shown |= {(rule, preset) for rule in ids_of(test) for preset in presets}
    return frozenset(shown)


def switches_in_use() -> list[tuple[str, object, list[str]]]:
    """Return each switch that stands for rules, with each value that some preset has, and the presets that have it."""
    found: list[tuple[str, object, list[str]]] = []
    for name in [name for name, switch in read_switches().items() if switch["rule_ids"]]:
        values = {preset: read_preset(preset)[name] for preset in PRESETS}
        different = {str(value): value for value in values.values()}.values()
        found += [(name, value, [preset for preset in PRESETS if values[preset] == value]) for value in different]
    return found


def test_every_rule_has_a_test_or_a_reason_in_every_edition_and_mode() -> None:
    due = [name for name, rule in RULES.items() if "reason" not in rule]
    assert [name for name in due if name not in carried_ids()] == []
    elsewhere = [name for name in due if not any((name, preset) in shown_in() for preset in presets_of(RULES[name]))]
    assert elsewhere == [], "tested, but only in presets where they do not hold"


def test_every_rule_of_one_edition_or_the_other_is_tested_in_that_edition() -> None:
    """What holds in the revised edition alone is not shown by a game of the first, nor the other way round."""
    due = [(name, rule) for name, rule in RULES.items() if "reason" not in rule and rule["presets"] != "all"]
    for name, rule in due:
        assert any((name, preset) in shown_in() for preset in presets_of(rule)), name


def test_rules_of_solo_and_variants_are_tested_in_every_preset_where_they_hold() -> None:
    """Setup and rounds differ there, so no preset stands for another."""
    due = [(name, rule) for name, rule in RULES.items() if "reason" not in rule and not shares_code(rule)]
    wanted = [(name, preset) for name, rule in due for preset in sorted(presets_of(rule))]
    assert [pair for pair in wanted if pair not in shown_in()] == []


def shares_code(rule: dict[str, str]) -> bool:
    """Return whether the rule holds in the standard game too."""
    return bool({"all", "multiplayer"} & set(rule["modes"].split()))


@pytest.mark.parametrize(("name", "value", "presets"), switches_in_use())
def test_every_value_of_every_switch_has_a_test_in_a_preset_that_has_it(
    name: str, value: object, presets: list[str]
) -> None:
    ids = read_switches()[name]["rule_ids"]
    assert any((rule, preset) in shown_in() for rule in ids for preset in presets), (name, value, ids)


def test_no_rule_with_a_test_has_a_reason_to_have_none() -> None:
    assert [name for name, rule in RULES.items() if "reason" in rule and name in carried_ids()] == []


def test_every_id_that_a_test_carries_is_known() -> None:
    unknown = [(file, rule) for file, test in rule_tests() for rule in ids_of(test) if rule not in HEADS.values()]
    assert unknown == []
    nameless = [(file, test.name) for file, test in rule_tests() if not named(test, HEADS)]
    assert [(file, name) for file, name in nameless if LOOKS_LIKE_AN_ID.match(name)] == []


def test_no_two_rule_tests_of_a_file_have_the_same_name() -> None:
    names = [(file, test.name) for file, test in rule_tests()]
    assert [name for name in names if names.count(name) > 1] == []


def test_every_rule_says_where_it_holds() -> None:
    assert len(RULES) >= 342, "a rule of the books is lost"
    for name, rule in RULES.items():
        assert set(rule) <= {"presets", "modes", "reason"}, name
        assert set(rule["presets"].split()) <= set(INCLUDED), name
        assert set(rule["modes"].split()) <= {"all", *MODES}, name
