"""exlibris verify: a line for each check, a verdict, and an exit code that scripts can use."""

import json
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from exlibris.verification.verify import in_words
from support.commands import exlibris, refusal
from support.committing import committed
from support.recording import finished

GAME = committed(finished(2, 3))
verify = partial(exlibris, "verify")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(GAME.to_json())
    return path


def noted() -> str:
    """Return the fingerprint that the table showed."""
    assert GAME.commitment is not None
    return GAME.commitment.hash


def test_a_good_record_is_verified_line_by_line(file: Path) -> None:
    shown = verify(file, "--commitment", noted().upper())
    assert shown.exit_code == 0
    assert shown.stdout.splitlines() == [
        "Noted       ok     the commitment is the one that was noted",
        f"Commitment  ok     {noted()} is the hash of the deal and the salt",
        "Deal        ok     the game's seed, ruleset and seats match the deal",
        f"Actions     ok     all {len(GAME.actions)} are legal",
        "Result      ok     " + in_words(GAME.result),
        "Verified: the deal is the one whose fingerprint you noted when the game began.",
    ]


def test_without_the_noted_fingerprint_the_verdict_asks_for_it(file: Path) -> None:
    shown = verify("-", stdin=file.read_text())
    assert shown.exit_code == 0
    assert shown.stdout.splitlines()[-1].startswith("Verified. Compare the commitment with the fingerprint")


def test_a_wrong_record_ends_with_1(file: Path) -> None:
    data = json.loads(file.read_text())
    data["actions"][3] = 99999
    file.write_text(json.dumps(data))
    shown = verify(file)
    assert shown.exit_code == 1
    assert "Actions     WRONG  actions[3]: action 99999 is not legal" in shown.stdout
    assert shown.stdout.splitlines()[-1] == "Not verified."
    assert verify(file, "--json").exit_code == 1


def test_an_older_record_is_verified_as_far_as_possible(file: Path) -> None:
    file.write_text(finished(2, 3).to_json())
    shown = verify(file)
    assert shown.exit_code == 0
    assert "Commitment  -      the record has no commitment: the game was not played at a table" in shown.stdout
    assert shown.stdout.splitlines()[-1].startswith(
        "Verified as far as possible: the record has no proof that the deal"
    )
    assert verify(file, "--commitment", noted()).exit_code == 1


def test_both_results_count_seats_from_1(file: Path) -> None:
    file.write_text(replace(GAME, result="99 0, won by 0 1").to_json())
    told = f"the record says 99 0, won by seats 1, 2; the game gives {in_words(GAME.result)}"
    assert f"Result      WRONG  {told}" in verify(file).stdout
    file.write_text(replace(GAME, result="nobody").to_json())
    assert "the record says 'nobody'; the game gives" in verify(file).stdout


def test_a_chosen_seed_and_drawn_seats_are_told(file: Path) -> None:
    file.write_text(committed(finished(2, 3), open_deal=True, draw_seats=True).to_json())
    lines = verify(file).stdout.splitlines()
    assert "The host chose the seed, and so could know every card." in lines
    assert any(line.startswith("The seats were drawn at random: the player who took seat ") for line in lines)


def test_json_has_all_of_it(file: Path) -> None:
    shown = json.loads(verify(file, "--json").stdout)
    assert (shown["verified"], shown["commitment"], shown["result"]) == (True, noted(), GAME.result)
    assert {check["key"]: check["holds"] for check in shown["checks"]} == dict.fromkeys(
        ("commitment", "deal", "actions", "result"), True
    )


def test_a_fingerprint_has_64_digits(file: Path) -> None:
    assert "--commitment: expected 64 hexadecimal digits" in refusal("verify", file, "--commitment", noted()[:16])
