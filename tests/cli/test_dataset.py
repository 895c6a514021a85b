"""exlibris dataset: records as transitions."""

from dataclasses import replace
from pathlib import Path

import polars as pl

from exlibris.engine import Record, result
from exlibris.rl import SIZE, Observations, from_seen
from support.commands import exlibris, refusal


def test_transitions_are_the_choices_of_the_records(tmp_path: Path) -> None:
    records, made = tmp_path / "records", tmp_path / "made"
    exlibris("simulate", "-n", "2", "--seats", "3", "--seed", "d", "--records", records)
    said = exlibris("dataset", records, "--parquet", made)
    assert said.exit_code == 0, said.output
    table = pl.read_parquet(made / "transitions-00000.parquet")
    assert said.stdout.startswith(f"Wrote {table.height} transitions from 2 games")
    assert set(table["observation"].bin.size()) == {SIZE}
    record = Record.from_json((records / "game-1.json").read_text())
    rows = {row["ply"]: row for row in table.filter(pl.col("game") == "game-1").iter_rows(named=True)}
    state = record.start().replay()
    for action in record.actions:
        seat = state.actor(action)
        if len(state.legal_actions(seat)) > 1:
            row = rows.pop(state.ply)
            assert from_seen(state, seat, row["action"]) == action
            assert sorted(from_seen(state, seat, one) for one in row["legal"]) == sorted(state.legal_actions(seat))
        state.apply(action, seat)
    assert not rows
    last = table.filter((pl.col("game") == "game-1") & pl.col("ended")).sort("actor")
    assert [seat for seat, win in enumerate(last["reward"]) if win] == list(result(state).winners)
    before = made.stat().st_mtime_ns
    assert exlibris("dataset", records, "--parquet", made).stdout.startswith("Wrote 0 transitions")
    assert made.stat().st_mtime_ns == before


def test_the_first_observation_is_that_of_the_deal(tmp_path: Path) -> None:
    exlibris("simulate", "-n", "1", "--seats", "2", "--seed", "d", "--records", tmp_path)
    exlibris("dataset", tmp_path, "--parquet", tmp_path / "made")
    first = pl.read_parquet(tmp_path / "made" / "transitions-00000.parquet").row(0, named=True)
    state = Record.from_json((tmp_path / "game-0.json").read_text()).start().replay()
    observations = Observations(state.game, 1)
    observations.write(state, first["actor"], 0)
    assert first["observation"] == bytes(observations.numbers)


def test_tables_in_the_folder_of_records_are_no_records(tmp_path: Path) -> None:
    exlibris("simulate", "-n", "1", "--seats", "2", "--seed", "d", "--records", tmp_path, "--parquet", tmp_path)
    assert "transitions from 1 games" in exlibris("dataset", tmp_path, "--parquet", tmp_path / "made").stdout


def test_games_and_transitions_have_folders_of_their_own(tmp_path: Path) -> None:
    simulated = ("simulate", "-n", "1", "--seats", "2", "--seed", "d")
    exlibris(*simulated, "--records", tmp_path / "games", "--parquet", tmp_path / "tables")
    said = refusal("dataset", tmp_path / "games", "--parquet", tmp_path / "tables")
    assert said.endswith(".parquet: written by another command; choose another folder")
    assert not list((tmp_path / "tables").glob("transitions-*"))
    exlibris("dataset", tmp_path / "games", "--parquet", tmp_path / "made")
    assert "choose another folder" in refusal(*simulated, "--parquet", tmp_path / "made")


def test_what_is_no_dataset_of_these_records_is_refused(tmp_path: Path) -> None:
    records, made = tmp_path / "records", tmp_path / "made"
    records.mkdir()
    assert "no records in this folder" in refusal("dataset", records, "--parquet", made)
    exlibris("simulate", "-n", "1", "--seats", "2", "--seed", "d", "--records", records)
    file = records / "game-0.json"
    record = Record.from_json(file.read_text())
    file.write_text(replace(record, actions=(*record.actions[:9], 1800)).to_json())
    said = refusal("dataset", records, "--parquet", made)
    assert said.startswith(f"{file}: actions[9]")
    file.write_text(record.to_json())
    assert exlibris("dataset", records, "--parquet", made).exit_code == 0
    assert "another reward" in refusal("dataset", records, "--parquet", made, "--reward", "margin")
    (made / "origin").write_text("{")
    assert refusal("dataset", records, "--parquet", made).startswith(f"{made / 'origin'}: ")
