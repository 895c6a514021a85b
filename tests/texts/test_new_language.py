"""The script that begins a language, in a copy of the files that it reads."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
COPIED = ("scripts/new_language", "scripts/laying_out.py", "src/exlibris/texts", "src/exlibris/cli/locale")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Return a folder with the script and the texts."""
    for name in COPIED:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (shutil.copytree if (ROOT / name).is_dir() else shutil.copy)(ROOT / name, tmp_path / name)
    return tmp_path


def run(copy: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run the script in the copy."""
    command = [sys.executable, str(copy / "scripts/new_language"), *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_new_language_lacks_everything_and_messages_of_pieces_count(copy: Path) -> None:
    assert run(copy, "xx", "Xish").returncode == 0
    texts = copy / "src/exlibris/texts"
    assert json.loads((texts / "languages.json").read_text())[-1] == {"code": "xx", "name": "Xish", "partial": True}
    before = run(copy, "xx").stdout
    assert "# What stands before a name" in before
    total = int(before.split()[-3])
    assert before.endswith(f"### In all, {total} of {total} are missing.\n")
    (texts / "xx/log.ftl").write_text("log-final-round = X\n")
    with (texts / "locations/book_swap.ftl").open("a") as file:
        file.write("\n## xx\n\nlocation-book_swap-name = X\n")
    assert run(copy, "xx").stdout.endswith(f"### In all, {total - 2} of {total} are missing.\n")


def test_a_message_with_a_brace_too_few_is_named_and_missing(copy: Path) -> None:
    run(copy, "xx", "Xish")
    total = run(copy, "xx").stdout.split()[-3]
    (copy / "src/exlibris/texts/xx/log.ftl").write_text("log-draw = { $player draws\nlog-final-round = X\n")
    said = run(copy, "xx").stdout
    assert "src/exlibris/texts/xx/log.ftl: log-draw has a brace without its other one" in said
    assert said.endswith(f"### In all, {int(total) - 1} of {total} are missing.\n")


def test_its_command_line_catalog_has_all_sentences_without_translations(copy: Path) -> None:
    run(copy, "xx", "Xish")
    french, own = [
        (copy / f"src/exlibris/cli/locale/{code}/LC_MESSAGES/messages.po").read_text() for code in ("fr", "xx")
    ]
    assert '"Language: xx\\n"' in own
    assert own.count("\nmsgid ") == french.count("\nmsgid ")
    assert own.count('\nmsgstr ""') == own.count("\nmsgstr ")


@pytest.mark.parametrize(
    ("words", "code"), [(["--help"], 0), ([], 1), (["deu", "Deutsch"], 1), (["xx"], 1), (["fr", "Français"], 1)]
)
def test_help_succeeds_and_wrong_words_fail(copy: Path, words: list[str], code: int) -> None:
    assert run(copy, *words).returncode == code
