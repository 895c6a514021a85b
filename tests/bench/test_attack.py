"""bench/attack.py in small: beside each of these attacks, others are answered, and what the server takes has a bound.

How long others wait is measured by the program itself: here all cores may be busy.
"""

import json

import pytest
import typer
from typer.testing import CliRunner

import attack
from attacks import ATTACKS

FAILED = 60_000  # milliseconds, which stand for a request that was not answered as it should be
SHORT = ("uploads", "long replays", "idle connections")


@pytest.mark.slow
@pytest.mark.parametrize("name", SHORT)
def test_others_are_answered_while_one_address_attacks(name: str) -> None:
    app = typer.Typer()
    app.command()(attack.main)
    shown = CliRunner().invoke(app, ["--only", name, "--seconds", "1", "--output", "json"])
    assert shown.exit_code == 0, shown.output
    [row] = json.loads(shown.stdout)["attacks"]
    assert set(row) == set(attack.HEADS)
    assert row["alone_max"] < FAILED
    assert row["attacked_max"] < FAILED
    assert row["memory"] < 600
    assert row["disk"] < 60
    assert row["log"] < 50


def test_all_attacks_have_somebody_who_is_attacked() -> None:
    assert set(SHORT) <= set(ATTACKS)
    with pytest.raises(typer.BadParameter, match="great messages"):
        attack.main(only="something else")
