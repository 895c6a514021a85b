"""exlibris study: a change of the game against the game as it is."""

import json
from dataclasses import replace
from pathlib import Path

import polars as pl
import pytest

from exlibris.content import load_locations
from exlibris.data import change
from exlibris.engine import game_of, preset
from support.commands import exlibris, refusal

THREE_BIDS = Path(__file__).parents[2] / "examples/studies/three_bids.toml"
MORE_CARDS = 'about = "More cards"\n[switches]\nstarting_hand = 8\n[locations.flea_market]\ncards = 5\n'


def study(file: Path, *words: str | Path) -> dict[str, dict[str, float | dict[str, float]]]:
    """Return the figures of a study by their names."""
    said = exlibris("study", file, "-n", "6", "--bots", "random", "--seats", "2", "--json", *words)
    assert said.exit_code == 0, said.output
    return {one.pop("figure"): one for one in json.loads(said.stdout)["figures"]}


def test_the_worked_example_takes_the_fourth_bid_away(tmp_path: Path) -> None:
    found = study(THREE_BIDS, "--parquet", tmp_path, "--jobs", "1")
    spaces = {
        name: set(pl.read_parquet(tmp_path / name / "placements-*.parquet").filter(tile=3)["space"])
        for name in ("as-it-is", "changed")
    }
    assert 3 in spaces["as-it-is"]
    assert spaces["changed"] == spaces["as-it-is"] - {3}
    auction = found["assistants placed: Auction House"]
    difference = auction["difference"]
    assert isinstance(difference, dict)
    assert difference["value"] == pytest.approx(float(auction["after"]) - float(auction["before"]))  # type: ignore[arg-type]
    assert difference["games"] == 6
    assert list(found)[:2] == ["rounds", "decisions"]
    assert "another simulation" in refusal(
        "study", _written(tmp_path / "c.toml", MORE_CARDS), "-n", "6", "--bots", "random", "--seats", "2",
        "--parquet", tmp_path,
    )  # fmt: skip


def test_ctrl_c_says_how_to_resume(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("exlibris.cli.study._play", lambda *_: True)
    kept = exlibris("study", THREE_BIDS, "--parquet", tmp_path)
    assert (kept.exit_code, kept.stderr) == (130, "exlibris study: interrupted; the same command resumes the run\n")
    assert exlibris("study", THREE_BIDS).stderr == "exlibris study: interrupted\n"


def test_a_change_is_made_for_its_own_games_alone() -> None:
    rules = preset("first-en")
    changed = change.Change(locations={"auction_house": {"spaces": [1, 1, 1]}, "flea_market": {"cards": 5}})
    game = changed.game(rules, 2)
    assert (len(game.spaces[3]), game.cards_dealt[14]) == (3, 5)
    as_it_is = game_of(rules, 2)
    assert (len(as_it_is.spaces[3]), as_it_is.cards_dealt[14]) == (4, 3)
    assert change.Change().game(rules, 2) is as_it_is


def test_an_expansion_that_is_installed_and_not_played_does_not_matter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    more = [*load_locations(), replace(load_locations()[0], number=40, key="observatory")]
    monkeypatch.setattr(change, "load_locations", lambda: more)
    study(THREE_BIDS, "--parquet", tmp_path)


def test_deals_are_the_same_and_so_is_what_a_change_leaves_alone(tmp_path: Path) -> None:
    nothing = _written(tmp_path / "nothing.toml", 'about = "Nothing"\n[locations.flea_market]\ncards = 3\n')
    for figure in study(nothing).values():
        assert figure["before"] == figure["after"]
        assert figure["difference"] == {"value": 0, "low": 0, "high": 0, "observations": 6, "games": 6}


def test_switches_and_cards_are_changed(tmp_path: Path) -> None:
    found = study(_written(tmp_path / "more.toml", MORE_CARDS))
    assert found["decisions"]["before"] != found["decisions"]["after"]
    assert "assistants placed: Flea Market" in found


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("about = 1", "about: expected text"),
        ('about = "x"', "changes nothing"),
        ('about = "x"\n[rules]\n', "rules: unknown; expected one of about, switches, locations"),
        ('about = "x"\n[locations.pub]\ncards = 1\n', "locations.pub: unknown"),
        ('about = "x"\n[locations.flea_market]\nspaces = ["5+"]\n', "locations.flea_market.spaces: expected 1 to 4"),
        ('about = "x"\n[locations.flea_market]\ncards = -1\n', "locations.flea_market.cards: expected a number"),
        ('about = "x"\n[switches]\nstarting_hand = "many"\n', "starting_hand"),
        ('about = "x"\n[switches]\nhand = 1\n', "ruleset.hand: unknown switch"),
        ("about", "more.toml"),
    ],
)
def test_changes_that_cannot_be_made_are_named(text: str, why: str, tmp_path: Path) -> None:
    assert why in refusal("study", _written(tmp_path / "more.toml", text), "-n", "2", "--bots", "random")


def _written(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    return path
