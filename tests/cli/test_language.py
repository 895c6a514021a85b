"""The command line in the languages of its players: help, errors and output."""

import gettext
import json
import os
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

from exlibris.cli import language
from exlibris.content import LANGUAGES, PARTIAL
from support.commands import exlibris
from support.messages import of_players, of_typer
from support.recording import again_of, finished

ROOT = Path(__file__).parents[2]

OTHERS = sorted(path.name for path in language.CATALOGS.iterdir() if path.name != "en")
COMPLETE = [code for code in OTHERS if code not in PARTIAL]
RUN = """
import sys; from pathlib import Path; from exlibris.cli import language, main
language.CATALOGS = Path(sys.argv.pop(1)); main()
"""
RUN_ALL = """
import json, sys; from pathlib import Path; from contextlib import suppress; from exlibris.cli import language, main
language.CATALOGS = Path(sys.argv[1])
for words in json.loads(sys.argv[2]):
    sys.argv[1:] = words
    with suppress(SystemExit):
        main()
"""
ENGLISH = re.compile(
    r"\b(the|is|are|of|not|no|such|did|you|mean|possible|missing|invalid|value|should|input|got|usage|commands?"
    r"|directory|expected|found|there|all|game|record|over|what|it|takes?|looks?|served|with)\b",
    re.IGNORECASE,
)


def translations(code: str) -> dict[str, str]:
    """Return the translations of a catalog by the sentences of the sources; a partial one may have empty ones."""
    with (language.CATALOGS / code / "LC_MESSAGES/messages.po").open("rb") as file:
        found = {str(one.id): str(one.string) for one in read_po(file, code) if one.id and not one.fuzzy}
    return {sentence: said for sentence, said in found.items() if said or code not in PARTIAL}


@pytest.fixture(scope="module")
def catalogs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the catalogs as `make` compiles them."""
    folder = tmp_path_factory.mktemp("locale")
    for source in language.CATALOGS.glob("*/LC_MESSAGES/messages.po"):
        target = folder / source.relative_to(language.CATALOGS).with_suffix(".mo")
        target.parent.mkdir(parents=True)
        assert compiled(source, target).returncode == 0
    return folder


def compiled(source: Path, target: Path) -> subprocess.CompletedProcess[str]:
    """Compile a catalog as `make catalogs` does."""
    command = [sys.executable, str(ROOT / "scripts/compile_catalog"), str(source), str(target)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("translation", "why"),
    [
        ("{anzahl} Karten in {folder}", "{anzahl} isn't in the English sentence; {count} is missing"),
        ("{count} Karten in {folder", "expected '}' before end of string"),
    ],
)
def test_other_placeholders_than_the_sentence_has_are_named_with_their_line(
    tmp_path: Path, translation: str, why: str
) -> None:
    source, target = tmp_path / "messages.po", tmp_path / "messages.mo"
    source.write_text(f'msgid "Tables"\nmsgstr ""\n\nmsgid "{{count}} cards in {{folder}}"\nmsgstr "{translation}"\n')
    done = compiled(source, target)
    assert (done.returncode, done.stderr) == (1, f"{source}:4: {why}\n")
    assert not target.exists()


def said(catalogs: Path, *words: str, **environment: str) -> str:
    """Return what a command prints in an environment with these variables and no other language."""
    plain = {
        key: value for key, value in os.environ.items() if key not in {"LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES"}
    }
    done = subprocess.run(
        [sys.executable, "-c", RUN, str(catalogs), *words],
        capture_output=True,
        text=True,
        check=False,
        env={**plain, "NO_COLOR": "1", "COLUMNS": "200", **environment},
    )
    return done.stdout + done.stderr


@pytest.mark.parametrize("code", OTHERS)
def test_a_catalog_has_all_that_players_read_and_nothing_else(code: str) -> None:
    found = translations(code)
    assert of_players() - found.keys() == set() or code in PARTIAL
    assert found.keys() - of_players() - of_typer() - {"Show this message and exit."} == set()
    assert [sentence for sentence, translated in found.items() if not translated] == []


@pytest.mark.parametrize("code", OTHERS)
def test_a_translation_keeps_what_is_filled_in(code: str) -> None:
    for sentence, translated in translations(code).items():
        for mark in ("{", "exlibris", "--", ".tsv", "JSON"):
            assert sentence.count(mark) == translated.count(mark), translated


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, "Replay a recorded game"),
        ({"LANG": "pl_PL.UTF-8"}, "Odtwórz zapisaną grę"),
        ({"LANG": "cs_CZ"}, "Přehrát zapsanou hru"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "fr_FR.UTF-8"}, "Rejouer une partie"),
        ({"LANG": "fr_FR.UTF-8", "LANGUAGE": "en:pl"}, "Replay a recorded game"),
        ({"LANG": "xx_XX.UTF-8"}, "Replay a recorded game"),
        ({"LANG": "C.UTF-8"}, "Replay a recorded game"),
    ],
)
def test_help_is_in_the_language_of_the_environment(catalogs: Path, environment: dict[str, str], expected: str) -> None:
    assert expected in said(catalogs, "replay", "--help", **environment)


def test_an_option_overrides_the_environment(catalogs: Path) -> None:
    assert "Opcje" in said(catalogs, "--language", "pl", "--help", LANG="fr_FR.UTF-8")
    assert "Commandes" in said(catalogs, "--language", "fr", "help", "deck")
    assert "Exlibris" not in said(catalogs, "--language", "en", "rules", LANG="pl_PL")


def test_errors_and_output_are_in_that_language(catalogs: Path) -> None:
    assert said(catalogs, "verify", "nowhere", LANG="fr_FR") == (
        "exlibris verify: nowhere: ce fichier ou dossier n’existe pas\n"
    )
    assert "přepínač" in said(catalogs, "rules", "--preset", "first-cs", LANG="cs_CZ")
    assert "Spécialité\u00a0: " in said(catalogs, "puzzle", "2026-05-17", LANG="fr_FR")
    assert "fr  152 cartes" in said(catalogs, "deck", "list", LANG="fr_FR")
    assert "známé balíčky: en, pl, cs, fr" in said(catalogs, "deck", "show", "xx", LANG="cs_CZ")
    assert said(catalogs, "rules", "--json", LANG="cs_CZ") == said(catalogs, "rules", "--json")


def in_each_language(catalogs: Path, code: str, *commands: list[str]) -> list[str]:
    """Return the lines that commands print in a language."""
    done = subprocess.run(
        [
            sys.executable,
            "-c",
            RUN_ALL,
            str(catalogs),
            json.dumps([["--language", code, *words] for words in commands]),
        ],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "NO_COLOR": "1", "COLUMNS": "200"},
    )
    lines = (done.stdout + done.stderr).splitlines()
    assert len(lines) >= len(commands), lines
    assert "Traceback" not in done.stderr
    return lines


@pytest.mark.parametrize("code", COMPLETE)
def test_errors_and_help_contain_no_english(catalogs: Path, tmp_path: Path, code: str) -> None:
    (tmp_path / "file").write_text("{}")
    (tmp_path / "text").write_text("Once upon a time")
    (tmp_path / "wrong").write_text(replace(finished(2, 3), actions=(99999,)).to_json())
    lines = in_each_language(
        catalogs,
        code,
        ["verify"],
        ["verify", "--x", "file"],
        ["play", "--prt", "3"],
        ["play", "--port", "x"],
        ["play", "--port", "65536"],
        ["play", "--open=3"],
        ["play", "--data", str(tmp_path / "file")],
        ["ply"],
        ["form", "x", "--svg", str(tmp_path)],
        ["replay", "a", "b"],
        ["verify", "--commitment"],
        ["verify", str(tmp_path / "file")],
        ["replay", str(tmp_path / "text")],
        ["verify", str(tmp_path / "wrong")],
        ["rules", "--preset", "x"],
        ["puzzle", "x"],
        ["puzzle", "--language", "x"],
        ["page"],
        ["help", "play"],
        ["help", "verify"],
        ["help", "deck"],
        ["bots"],
    )
    plain = [line.replace(str(tmp_path), "").partition("--help")[0] for line in lines]
    names = re.compile(r"exlibris [\w ]+|'[^']*'|\(greedy[^)]*\)|\bprompt-[\w-]+|--?\w[\w-]*|<[^>]*>|\[[^]]*\]")
    assert [line for line in plain if ENGLISH.search(names.sub("", line))] == []


def test_words_that_equal_a_sentence_stay(catalogs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "fr")
    before = gettext.bindtextdomain(language.DOMAIN)
    gettext.bindtextdomain(language.DOMAIN, str(catalogs))
    try:
        assert language.translated("rules") == "rules"
        assert language.translated("Missing argument time").endswith(" time")
        assert language.filled("{problem}", {"problem": "line 3: not text"}).startswith("ligne 3")
        assert language.translated("place: some odd fault") == "place: some odd fault"
    finally:
        gettext.bindtextdomain(language.DOMAIN, before)


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("pl", ["wszystkie są dozwolone (9)", "gra nie jest zakończona"]),
        ("cs", ["všechny jsou dovolené (9)", "hra není dohraná"]),
        ("fr", ["toutes sont permises (9)", "la partie n’est pas finie"]),
    ],
)
def test_the_checks_of_a_record_are_in_the_language(
    catalogs: Path, tmp_path: Path, code: str, expected: list[str]
) -> None:
    (tmp_path / "begun.json").write_text(again_of(finished(2, 3), 9).to_json())
    checked = said(catalogs, "--language", code, "verify", str(tmp_path / "begun.json"))
    assert [sentence for sentence in expected if sentence not in checked] == [], checked


def test_bots_of_the_game_are_described_in_the_language(catalogs: Path) -> None:
    lines = said(catalogs, "bots", LANG="cs_CZ").splitlines()
    assert lines[0].split() == ["počítač", "nastavení", "co", "dělá"]
    assert any(line.startswith("hoarder") and line.rstrip().endswith(" (greedy:taste=hoarder)") for line in lines)
    assert said(catalogs, "bots", "--json", LANG="cs_CZ") == said(catalogs, "bots", "--json")


def test_an_unknown_language_is_refused() -> None:
    refused = exlibris("--language", "xx", "bots")
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert refused.stderr.endswith(f"'xx' is not one of {', '.join(LANGUAGES)}. Try: exlibris --help\n")
