"""exlibris simulate by other rulebooks, with variants, switches, files, and alone."""

import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from exlibris.engine import PRESETS, compose, preset
from support.commands import exlibris, refusal

simulate = partial(exlibris, "simulate", "--games", "2", "--seed", "s")
refused = partial(refusal, "simulate", "--games", "2", "--seed", "s")


def ruleset_played(folder: Path, *words: str) -> dict[str, Any]:
    """Return the ruleset in the record of a game that was simulated with these options."""
    done = simulate("--records", str(folder / "records"), *words)
    assert done.exit_code == 0, done.stderr
    record = json.loads((folder / "records" / "game-0.json").read_text("utf-8"))
    found: dict[str, Any] = record["ruleset"]
    return found


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_is_played_and_stored_whole(name: str, tmp_path: Path) -> None:
    assert ruleset_played(tmp_path, "--preset", name, "--seats", "3") == preset(name).to_json()


def test_json_says_by_which_rulebook() -> None:
    assert json.loads(simulate("--preset", "first-cs", "--json").stdout)["preset"] == "first-cs"
    assert json.loads(simulate("--json").stdout)["preset"] == "first-en"


def test_variants_and_switches_add_up(tmp_path: Path) -> None:
    words = ["--preset", "first-pl", "--variant", "longer", "--variant", "friendlier"]
    words += ["--switch", "starting_hand=9", "--switch", "garbage_dump_take=may", "--switch", "cube_card_shelved=true"]
    wanted = compose(
        "first-pl",
        ["longer", "friendlier"],
        {"starting_hand": 9, "garbage_dump_take": "may", "cube_card_shelved": True},
    )
    assert ruleset_played(tmp_path, *words) == wanted.to_json()


def test_a_list_is_given_with_commas(tmp_path: Path) -> None:
    found = ruleset_played(tmp_path, "--switch", "removed_locations=3,7", "--switch", "removed_libraries=cube,goblin")
    assert found["removed_locations"] == [3, 7]
    assert found["removed_libraries"] == ["cube", "goblin"]


@pytest.mark.parametrize(
    "words",
    [
        ["--seats", "1", "--level", "4"],
        ["--level", "4"],
        ["--variant", "solo", "--level", "4"],
        ["--variant", "solo", "--seats", "1", "--switch", "solo_level=4"],
    ],
)
def test_one_seat_or_a_level_asks_for_a_solo_game(words: list[str], tmp_path: Path) -> None:
    assert ruleset_played(tmp_path, *words) == compose("first-en", ["solo"], {"solo_level": 4}).to_json()


def test_solo_games_count_who_beat_the_library() -> None:
    data = json.loads(simulate("--seats", "1", "--level", "2", "--preset", "revised-en", "--json").stdout)
    assert data["solo_level"] == 2
    assert data["solo_wins"] == sum(data["wins_by_seat"]) == data["wins_by_bot"]["random"]
    assert data["rounds_mean"] == 5
    assert "solo_wins" not in json.loads(simulate("--json").stdout)


def test_people_are_told_the_level_and_the_rulebook() -> None:
    first = simulate("--level", "2", "--preset", "first-fr").stdout.splitlines()[0]
    assert first.startswith("2 solo games at level 2, seed s: ")
    assert first.endswith("rules first-fr.")


def test_a_file_holds_a_whole_ruleset(tmp_path: Path) -> None:
    whole = compose("revised-en", ["drafted"]).to_json() | {"preset": "our house"}
    file = tmp_path / "ours.json"
    file.write_text(json.dumps(whole), "utf-8")
    assert ruleset_played(tmp_path, "--ruleset", str(file)) == whole


def test_a_file_can_say_only_what_differs(tmp_path: Path) -> None:
    file = tmp_path / "ours.json"
    file.write_text(json.dumps({"preset": "first-fr", "variants": ["longer"], "starting_hand": 7}), "utf-8")
    found = ruleset_played(tmp_path, "--ruleset", str(file), "--switch", "round_limit=5")
    assert found == compose("first-fr", ["longer"], {"starting_hand": 7, "round_limit": 5}).to_json()


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--preset", "second-en"], "no preset 'second-en'; the presets are first-en, "),
        (["--variant", "shorter"], "no variant 'shorter' in first-en; the variants are "),
        (["--preset", "first-fr", "--variant", "drafted"], "no variant 'drafted' in first-fr"),
        (["--level", "8"], "ruleset.solo_level: expected 1 to 7, found 8"),
        (["--level", "3", "--seats", "2"], "--seats 2: a solo game has one seat"),
        (["--level", "3", "--variant", "longer"], "variants: solo is played alone, without longer"),
        (["--level", "3", "--bots", "random,greedy"], "2 bots for 1 seats"),
        (["--switch", "starting_hand"], "--switch starting_hand: expected NAME=VALUE"),
        (["--switch", "colour=red"], "--switch colour=red: expected NAME=VALUE"),
        (["--switch", "starting_hand=six"], "ruleset.starting_hand: expected 1 to 20, found 'six'"),
        (["--switch", "cube_card_shelved=1"], "ruleset.cube_card_shelved: expected true or false, found 1"),
        (["--switch", "removed_locations=1"], "ruleset.removed_locations: expected tiles from 2 to "),
        (["--switch", "library_choice=plain"], "ruleset.library_choice: 'plain' does not go with"),
        (["--variant", "friendlier", "--switch", "removed_libraries=" + "cube,imp,witch,mummy,ghost,goblin,golem"],
         "ruleset.removed_libraries: 5 are left, 8 are needed"),
    ],
)  # fmt: skip
def test_what_makes_no_game_is_refused_in_one_line(words: list[str], why: str) -> None:
    assert refused(*words).startswith(why)


@pytest.mark.parametrize(
    ("text", "words", "why"),
    [
        ("{", [], "{file}: not a ruleset as JSON: "),
        ("  ", [], "{file}: not a ruleset as JSON: empty"),
        ("[]", [], "{file}: ruleset: expected an object"),
        ('{"preset": "first-en", "hand": 5}', [], "{file}: ruleset.hand: unknown switch"),
        ('{"preset": "ours", "mode": "solo"}', [], "{file}: ruleset."),
        ('{"preset": "ours", "variants": ["longer"]}', [], "{file}: ruleset.preset: variants need one of"),
        ('{"preset": "first-en", "variants": "longer"}', [], "{file}: ruleset.variants: expected a list"),
        ('{"preset": "first-en"}', ["--preset", "first-pl"], "--ruleset: the file sets the preset"),
        ('{"preset": "first-en"}', ["--level", "2"], "--level: only solo games have levels"),
        ('{"preset": "first-en"}', ["--seats", "1"], "--seats 1: this ruleset is not for solo games"),
    ],
)
def test_a_file_that_makes_no_ruleset_is_refused_in_one_line(
    text: str, words: list[str], why: str, tmp_path: Path
) -> None:
    file = tmp_path / "rules.json"
    file.write_text(text, "utf-8")
    assert refused("--ruleset", str(file), *words).startswith(why.format(file=file))


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    assert refused("--ruleset", str(tmp_path / "none.json")) == f"{tmp_path / 'none.json'}: No such file or directory"
