"""exlibris replay: the form of a recorded game, or one line that says what is wrong with the file."""

import json
import re
from functools import partial
from pathlib import Path

import pytest

from exlibris.engine import GameText, compose, result
from support.commands import exlibris, refusal
from support.files import BINARIES
from support.recording import again_of, finished, played_out

replay = partial(exlibris, "replay")
refused = partial(refusal, "replay")
GAME = finished(3, 5)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(GAME.to_json())
    return path


def test_json_holds_the_whole_form(file: Path) -> None:
    end = result(GAME.replay())
    shown = json.loads(replay(file, "--json").stdout)
    assert shown["winners"] == list(end.winners)
    assert (shown["decided_by"], shown["ended_by"]) == (end.decided_by, end.ended_by)
    for column, seat in zip(shown["seats"], end.seats, strict=True):
        assert list(column["tally"].values()) == list(seat.tally)
        for line in ("stability", "entombed", "b1", "b2", "b3", "b4", "b5", "total", "books", "hand", "rank"):
            assert column[line] == getattr(seat, line)


def test_people_get_a_table_with_seats_lines_and_what_decided(file: Path) -> None:
    end = result(GAME.replay())
    shown = replay(file)
    assert shown.exit_code == 0
    rows = {row[:2].strip(): re.findall(r" (-?\d+) ", row) for row in shown.stdout.splitlines()}
    for section, line in (("B1", "b1"), ("B3", "b3"), ("B5", "b5"), ("C", "total")):
        assert {str(getattr(seat, line)) for seat in end.seats} <= set(rows[section])
    assert ["Seat", "1", "Seat", "2", "Seat", "3"] in [row.split() for row in shown.stdout.splitlines()]
    *_, verdict, last = shown.stdout.splitlines()
    assert f"Seat {end.winners[0] + 1}" in verdict
    assert "The final round came because" in last
    assert "\x1b" not in shown.stdout, "plain when piped"


def test_people_get_the_table_in_their_language(file: Path) -> None:
    said = replay(file, "--language", "cs").stdout
    assert "Místo 1" in said
    assert "Zakázané knihy" in said
    assert "Seat" not in said


@pytest.mark.parametrize("coding", ["utf-8-sig", "utf-16", "utf-16-le"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_a_game_as_text_may_be_written_by_powershell_or_an_old_editor(coding: str, end: str, tmp_path: Path) -> None:
    written = tmp_path / "game.exl"
    written.write_bytes(GameText(GAME).to_text().replace("\n", end).encode(coding))
    assert replay(written, "--exl").stdout == GameText(GAME).to_text()


@pytest.mark.parametrize("data", BINARIES)
def test_what_is_not_text_gets_one_sentence(data: bytes) -> None:
    for command in ("replay", "verify", "form", "review"):
        assert re.fullmatch(r"standard input: not a record: byte \d+: not text", refusal(command, "-", stdin=data))


def test_a_dash_reads_standard_input(file: Path) -> None:
    assert replay("-", stdin=file.read_text()).stdout == replay(file).stdout
    assert refused("-", stdin="{").startswith("standard input: line 1, column 2: not JSON")


def test_files_that_are_not_there_and_folders_are_named(tmp_path: Path) -> None:
    assert refused(tmp_path / "none.json") == f"{tmp_path / 'none.json'}: No such file or directory"
    assert refused(tmp_path) == f"{tmp_path}: Is a directory"


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "not a record: empty"),
        (b" \n ", "not a record: empty"),
        (b"\x7fELF\x02\x01\x00\xff", "not a record: byte 0: not text"),
        (b"\x89PNG\r\n\x1a\n", "not a record: byte 6: not text"),
        (b"hello", "line 1, column 1: not JSON"),
        (b"\n\n  [1, 2", "line 3, column 8: not JSON (the text ends too early)"),
        (b"[]", "format: not an Ex Libris record"),
        (b"null", "format: not an Ex Libris record"),
        (b'{"format": "chess"}', "format: not an Ex Libris record"),
        (b'{"format": "exlibris-game-record"}', "version: missing"),
        (b'{"format": "exlibris-record", "version": 2}', "format: made before Ex Libris 1.0, which can't read it"),
        (b"1" * 5000, "not a record: Exceeds the limit"),
        (b"[" * 200_000, "not a record: nested too deeply"),
        (b" " * 10_000_001, "not a record: longer than 10000000 bytes"),
    ],
)
def test_foreign_files_are_told_apart(content: bytes, why: str, tmp_path: Path) -> None:
    path = tmp_path / "foreign"
    path.write_bytes(content)
    assert refused(path).startswith(f"{path}: {why}")


@pytest.mark.parametrize(
    ("key", "value", "why"),
    [
        ("version", 99, "version: 99, made with a newer Ex Libris; this one reads versions up to 1"),
        ("luck", "dice", "luck: 'dice' is not one we know"),
        ("content", "0", "content: expected an object of deck, locations, assistants"),
        ("seats", 5, "seats: expected 1 to 4, found 5"),
        ("seats", "3", "seats: expected 1 to 4, found '3'"),
        ("seed", "00", "seed: expected 64 hexadecimal digits"),
        ("seed", None, "seed: expected 64 hexadecimal digits"),
        ("ruleset", None, "ruleset: expected an object"),
        ("ruleset", {}, "ruleset.preset: missing"),
        ("actions", None, "actions: expected a list"),
        ("actions", [1, "2"], "actions[1]: expected a whole number, found '2'"),
        ("actions", [True], "actions[0]: expected a whole number, found True"),
        ("actions", [99999], "actions[0]: action 99999 is not legal for seat"),
    ],
)
def test_a_damaged_field_is_named(key: str, value: object, why: str, file: Path) -> None:
    data = json.loads(file.read_text())
    data[key] = value
    file.write_text(json.dumps(data))
    assert refused(file).startswith(f"{file}: {why}")


@pytest.mark.parametrize(
    ("switch", "value", "why"),
    [
        ("witch_loser", "kept", 'ruleset.witch_loser: expected "discarded" or "face_down", found \'kept\''),
        ("starting_hand", 0, "ruleset.starting_hand: expected 1 to 20, found 0"),
        ("language", "../en", 'ruleset.language: expected "en" or'),
        ("round_limit", "18", "ruleset.round_limit: expected 1 to 99, found '18'"),
    ],
)
def test_a_ruleset_that_cannot_be_played_is_named(switch: str, value: object, why: str, file: Path) -> None:
    data = json.loads(file.read_text())
    data["ruleset"][switch] = value
    file.write_text(json.dumps(data))
    assert refused(file).startswith(f"{file}: {why}")


@pytest.mark.parametrize("length", [1, 10, 100, 1000, 1500, -2, -1])
def test_a_truncated_file_is_refused_with_the_place(length: int, file: Path) -> None:
    file.write_text(file.read_text()[:length])
    assert refused(file).startswith(f"{file}: line 1, column ")


@pytest.mark.parametrize("plies", [0, 1, 120])
def test_an_unfinished_game_is_called_that(plies: int, file: Path) -> None:
    file.write_text(again_of(GAME, plies).to_json())
    why = refused(file)
    assert why.startswith(f"{file}: the game is not over: after {plies} actions, in round ")
    assert "Seat " in why


def test_a_solo_record_shows_the_public_librarys_column(tmp_path: Path) -> None:
    record = played_out(compose("first-en", ["solo"]), 1, 5)
    file = tmp_path / "solo.json"
    file.write_text(record.to_json())
    library = result(record.replay()).library
    assert library is not None
    shown = json.loads(replay(file, "--json").stdout)
    assert shown["library"]["total"] == library.total
    table = replay(file).stdout
    assert "Public Library" in table
    [total] = [line.split() for line in table.splitlines() if line.startswith("C ")]
    assert str(library.total) in total


def test_a_game_as_text_is_written_and_read(file: Path, tmp_path: Path) -> None:
    written = replay(file, "--exl")
    assert written.exit_code == 0
    assert written.stdout == GameText(GAME).to_text()
    text = tmp_path / "game.exl"
    text.write_text(written.stdout, "utf-8")
    assert replay(text, "--json").stdout == replay(file, "--json").stdout
    assert replay("-", "--exl", stdin=written.stdout).stdout == written.stdout


def test_an_unfinished_game_can_be_written_as_text(file: Path) -> None:
    file.write_text(again_of(GAME, 40).to_json())
    assert GameText.from_text(replay(file, "--exl").stdout).record == again_of(GAME, 40)


def test_a_mistake_in_a_game_as_text_is_named_by_its_line(tmp_path: Path) -> None:
    text = tmp_path / "game.exl"
    text.write_text(GameText(GAME).to_text().replace("place", "plaice", 1))
    assert re.match(f"{text}: line .* is not an action", refused(text))
