"""exlibris bots, and bots of other packages in exlibris simulate."""

import json
import subprocess
from pathlib import Path

import pytest

from exlibris.bots import bot_names
from exlibris.engine import Record
from support.commands import COMMAND, exlibris, refusal
from support.plugins import PLUGINS


def test_bots_are_listed_with_options_and_descriptions() -> None:
    lines = exlibris("bots").stdout.splitlines()
    assert [line.split()[0] for line in lines] == ["bot", *bot_names()]
    assert "deals=2" in lines[1]
    assert "takes what promises the best form" in lines[1]
    hoarder = next(line for line in lines if line.startswith("hoarder"))
    assert hoarder.rstrip().endswith("Loves a full hand, and parts with no card lightly. (greedy:taste=hoarder)")


@pytest.mark.usefixtures("plugins")
def test_the_list_as_json_has_those_of_other_packages() -> None:
    found = {bot["name"]: bot for bot in json.loads(exlibris("bots", "--json").stdout)}
    assert list(found)[-3:] == ["clever", "failing", "lost"]
    assert found["clever"]["options"] == {"whims": 0.1, "loud": False}
    assert found["lost"]["description"] == "bot 'lost': 'clever_bot' has no 'Lost'"


@pytest.mark.usefixtures("plugins")
def test_a_bot_registered_by_a_name_of_ours_is_named() -> None:
    said = exlibris("bots").stderr
    assert said == "exlibris bots: ignored 'hoarder' of clever-bot: the name is taken or not valid for a bot\n"


@pytest.mark.usefixtures("plugins")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_registered_bot_plays(jobs: str) -> None:
    options = ["--games", "4", "--seed", "s", "--bots", "clever,random", "--jobs", jobs, "--json"]
    done = exlibris("simulate", *options)
    assert set(json.loads(done.stdout)["wins_by_bot"]) == {"clever", "random"}


def test_a_bot_in_the_current_directory_plays_by_its_path() -> None:
    options = ["--games", "4", "--bots", "clever_bot:Clever:whims=0.5", "--seats", "2", "--jobs", "2", "--json"]
    done = subprocess.run([*COMMAND, "simulate", *options], capture_output=True, text=True, check=True, cwd=PLUGINS)
    assert json.loads(done.stdout)["wins_by_bot"] == {"clever_bot:Clever:whims=0.5": 4.0}


@pytest.mark.usefixtures("plugins")
@pytest.mark.parametrize(
    ("bots", "why"),
    [
        ("oracle", "no bot 'oracle'; the bots are greedy, learned, expert, random, "),
        ("greedy:deals=x", "bot 'greedy:deals=x': option deals: expected a whole number, found 'x'"),
        ("nowhere:Bot", "bot 'nowhere:Bot': can't import 'nowhere': ModuleNotFoundError: No module named 'nowhere'"),
        ("failing", "bot 'failing' (game "),
        ("random,clever_bot:Cheating", "): it chose 9999, which is not a legal action"),
    ],
)
def test_a_bot_that_cannot_play_gets_one_line_and_exit_code_2(bots: str, why: str) -> None:
    assert why in refusal("simulate", "--games", "3", "--seats", "2", "--bots", bots, "--seed", "1")


@pytest.mark.usefixtures("plugins")
def test_the_unfinished_game_of_a_failing_bot_is_kept_with_its_players(tmp_path: Path) -> None:
    options = ["--games", "3", "--seats", "2", "--bots", "failing,random", "--seed", "1", "--records", str(tmp_path)]
    why = refusal("simulate", *options)
    (saved,) = tmp_path.glob("*.json")
    assert why.endswith(f"; the unfinished game is in {saved}")
    record = Record.from_json(saved.read_text())
    assert set(record.players) == {"failing", "random"}
    assert not record.replay().is_over


def test_a_bot_that_fails_in_another_process_gets_the_same(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text((PLUGINS / "clever_bot.py").read_text("utf-8"), "utf-8")
    options = ["--games", "9", "--seats", "2", "--bots", "mine:Failing", "--jobs", "2"]
    done = subprocess.run([*COMMAND, "simulate", *options], capture_output=True, text=True, check=False, cwd=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert "it raised RuntimeError: out of ideas (mine.py, line " in done.stderr
    assert done.stderr.count("\n") == 1
