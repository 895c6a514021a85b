"""Results: kept line by line, gone on with, and never mixed."""

import json
from pathlib import Path

import pytest

from exlibris.arena import Contest, ContestError, Results, run
from exlibris.engine import compose
from support.contests import contest, held


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Contest, str]:
    path = tmp_path_factory.mktemp("arena") / "games.jsonl"
    held(contest(), path)
    return contest(), path.read_text()


def timeless(lines: str) -> list[object]:
    """Return the games without the times they took."""
    games = [json.loads(line) for line in lines.splitlines()[1:]]
    for game in games:
        for seat in game["seats"]:
            del seat["ms"], seat["median_ms"]
    return games


def test_a_game_is_a_line(whole: tuple[Contest, str]) -> None:
    asked, text = whole
    lines = [json.loads(line) for line in text.splitlines()]
    assert lines[0] == asked.header()
    assert [(line["deal"], line["rotation"]) for line in lines[1:]] == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert all(sum(seat["win"] for seat in line["seats"]) == pytest.approx(1) for line in lines[1:])
    assert [line["seats"][0]["player"] for line in lines[1:3]] == list(asked.players)


def test_what_is_read_is_what_was_written(whole: tuple[Contest, str], tmp_path: Path) -> None:
    asked, text = whole
    (tmp_path / "r.jsonl").write_text(text)
    results = Results(asked, tmp_path / "r.jsonl")
    assert [game.to_json() for game in results.games] == [json.loads(line) for line in text.splitlines()[1:]]
    assert results.missing() == []


@pytest.mark.parametrize("torn", ["", '{"players":["ran'])
def test_an_interrupted_contest_goes_on_where_it_was(whole: tuple[Contest, str], torn: str, tmp_path: Path) -> None:
    asked, text = whole
    path = tmp_path / "r.jsonl"
    path.write_text("".join(text.splitlines(keepends=True)[:3]) + torn)
    results = Results(asked, path)
    assert len(list(run(results, 1, lambda: False))) == 2
    assert timeless(path.read_text()) == timeless(text)


def test_more_games_are_added_to_those_there_are(whole: tuple[Contest, str], tmp_path: Path) -> None:
    _, text = whole
    (tmp_path / "r.jsonl").write_text(text)
    more = Results(contest(games=6), tmp_path / "r.jsonl")
    assert [fixture.deal for fixture in more.missing()] == [2, 2]
    fewer = Results(contest(games=2), tmp_path / "r.jsonl")
    assert len(fewer.games) == 2


@pytest.mark.parametrize(
    ("other", "why"),
    [
        (contest(("random", "greedy")), "its games differ in players (random, exlibris.bots.random_bot:RandomBot)"),
        (contest(seed="t"), "its games differ in seed (s)"),
        (contest(format_="ladder"), "its games differ in format (round-robin)"),
        (contest(ruleset=compose("revised-en")), "its games differ in rules; choose another path"),
    ],
)
def test_another_contest_is_refused(other: Contest, why: str, whole: tuple[Contest, str], tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    path.write_text(whole[1])
    with pytest.raises(ContestError) as refused:
        Results(other, path)
    assert str(refused.value).startswith(f"{path}: {why}")
    assert path.read_text() == whole[1]


@pytest.mark.parametrize(
    ("break_", "place"),
    [
        (lambda _: "nonsense", ""),
        (lambda _: "nonsense\n", ", line 1"),
        (lambda _: "{}\n", ", line 1"),
        (lambda text: text + "[]\n", ", line 6"),
        (lambda text: text + '{"players": ["a"], "level": null}\n', ", line 6"),
        (lambda text: text.replace('"rank"', '"range"', 1), ", line 2"),
        (lambda text: text.replace('"total"', '"sum"', 1), ", line 2"),
    ],
)
def test_what_is_no_result_is_named_by_its_line(
    break_: object, place: str, whole: tuple[Contest, str], tmp_path: Path
) -> None:
    path = tmp_path / "r.jsonl"
    assert callable(break_)
    path.write_text(break_(whole[1]))
    with pytest.raises(ContestError) as refused:
        Results(whole[0], path)
    assert str(refused.value) == f"{path}{place}: these are not results of exlibris arena"


def test_bytes_that_are_no_text_are_no_results(tmp_path: Path) -> None:
    (tmp_path / "r.jsonl").write_bytes(b"\xff\xfe\n")
    with pytest.raises(ContestError, match="not results"):
        Results(contest(), tmp_path / "r.jsonl")


def test_a_stopped_run_keeps_what_was_played() -> None:
    results = Results(contest(games=100))
    calls = iter(range(1000))
    list(run(results, 1, lambda: next(calls) >= 3))
    assert len(results.games) == 3
    assert len(results.missing()) == 97
