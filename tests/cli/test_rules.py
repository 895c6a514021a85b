"""exlibris rules: the differences, one rulebook whole, refusals."""

import json
from functools import partial
from typing import Any

import pytest

from exlibris.content.rulesets import read_switches
from exlibris.engine import PRESETS, preset
from support.commands import exlibris, refusal

rules = partial(exlibris, "rules")


def as_json(*words: str) -> Any:
    shown = rules(*words, "--json")
    assert shown.exit_code == 0
    return json.loads(shown.stdout)


def row(switch: str) -> list[str]:
    return next(line.split() for line in rules().stdout.splitlines() if line.startswith(f"{switch} "))


def test_the_table_compares_each_rulebook_with_the_first() -> None:
    shown = rules()
    assert shown.exit_code == 0
    assert shown.stdout.splitlines()[0].split() == ["switch", *PRESETS, "rules"]
    assert row("starting_hand") == ["starting_hand", "6", "=", "=", "=", "8", "SETUP1-13,", "SETUP2-09"]
    assert row("mysterious_shack_take") == ["mysterious_shack_take", "any", "=", "all", "=", "=", "LOC13-03"]
    assert row("library_choice")[1:6] == ["own_two", "=", "=", "open_pool", "plain"]


def test_the_table_has_no_colors_where_nobody_looks() -> None:
    assert "\x1b" not in rules().stdout


def test_switches_in_which_all_agree_are_left_out() -> None:
    shown = {found["switch"] for found in as_json()["differences"]}
    for switch in read_switches():
        values = {str(getattr(preset(name), switch)) for name in PRESETS}
        assert (switch in shown) == (len(values) > 1), switch


def test_json_has_every_value_and_the_rules_ids() -> None:
    found = as_json()
    assert found["presets"] == list(PRESETS)
    dump = next(row for row in found["differences"] if row["switch"] == "garbage_dump_take")
    assert dump["rule_ids"] == ["LOC11-01"]
    assert dump["values"] == {name: "may" if name == "first-fr" else "must" for name in PRESETS}


def test_variants_differ_too() -> None:
    beginner = next(row for row in as_json()["variants"] if row["variant"] == "beginner")
    assert beginner["switch"] == "removed_locations"
    assert beginner["values"]["first-pl"] == [3, 7, 8, 9, 15, 17]
    assert beginner["values"]["revised-en"] is None


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_is_shown_whole(name: str) -> None:
    found = as_json("--preset", name)
    assert found["preset"] == name
    values = {switch: facts["value"] for switch, facts in found["switches"].items()}
    assert {"preset": name, **values} == preset(name).switches()
    assert found["variants"]["longer"] == {"longer_game": 3}


def test_a_whole_preset_says_what_each_switch_is_about() -> None:
    shown = rules("--preset", "revised-en").stdout
    for switch, facts in read_switches().items():
        line = next(line for line in shown.splitlines() if line.startswith(f"{switch} "))
        assert facts["about"] in line
    assert any(line.split() == ["drafted", "special_assistants", "cards_drafted"] for line in shown.splitlines())


def test_an_unknown_preset_gets_one_line() -> None:
    assert refusal("rules", "--preset", "second-en") == f"no preset 'second-en'; the presets are {', '.join(PRESETS)}"
