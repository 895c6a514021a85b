"""Golden games replay to the letter: same states, same legal actions in the same order, same form.

If this fails after a change of rules that is meant: python scripts/renew_golden.py
"""

import json

import pytest

from exlibris.engine import Record
from support.golden import FOLDER, GAMES, file_of, written_down


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_a_golden_game_replays_to_the_letter(seats: int, seed: int) -> None:
    golden = json.loads(file_of(seats, seed).read_text())
    record = Record.from_json(json.dumps(golden["record"]))
    again = written_down(record)
    for what in ("choices", "states"):
        for number, (now, then) in enumerate(zip(again[what], golden[what], strict=True)):
            assert now == then, f"{what} differ from about action {25 * (number - 1)} to {25 * number} on"
    assert again["form"] == golden["form"]


def test_there_are_games_for_all_numbers_of_players_and_no_stray_ones() -> None:
    assert {seats for seats, _ in GAMES} == {2, 3, 4}
    assert {path.name for path in FOLDER.glob("*.json")} == {file_of(*game).name for game in GAMES}


def test_golden_games_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.glob("*.json")) < 30_000
