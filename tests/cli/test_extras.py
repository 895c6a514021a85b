"""A plain installation has the engine, bots and simulations; commands that need more say what to install."""

import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

import exlibris
from exlibris import cli
from exlibris.cli.extras import ALONE
from exlibris.extras import MODULES, how_to_install, needing
from support.imports import packages_imported
from support.naming import canonical, required_name

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/command_line.md").read_text("utf-8")
PARTS = re.compile(r"`\[([a-z,]+)\]` for (.+?)(?=`\[|$)", re.DOTALL)
PLAIN = {"librt", "mypy_extensions", "typer", "rich"}
ALL_MODULES = frozenset().union(ALONE, *MODULES.values())
# Runs commands as if the packages of the extras were not installed; prints their exit codes and outputs.
PROGRAM = """
import json, sys
from typer.testing import CliRunner
sys.modules.update(dict.fromkeys(json.loads(sys.argv[1])))
from exlibris.cli import app
shown = [CliRunner().invoke(app, command) for command in json.loads(sys.argv[2])]
print(json.dumps([[done.exit_code, done.stdout, done.stderr] for done in shown]))
"""


def without_the_extra(*commands: list[str], missing: Iterable[str] = ALL_MODULES) -> list[tuple[int, str, str]]:
    run = [sys.executable, "-c", PROGRAM, json.dumps(sorted(missing)), json.dumps(commands)]
    done = subprocess.run(run, capture_output=True, text=True, check=True)
    return [(code, out, err) for code, out, err in json.loads(done.stdout)]


@pytest.mark.parametrize(
    ("prefix", "wanted", "says"),
    [
        ("/usr", "'exlibris-game[server]'", "pip install 'exlibris-game[server]'"),
        (
            "/home/rita/.local/pipx/venvs/exlibris-game",
            "'exlibris-game[server]'",
            "pipx install --force 'exlibris-game[server]'",
        ),
        ("/home/rita/.local/pipx/venvs/exlibris-game", "ray", "pipx inject exlibris-game ray"),
        (
            "/home/rita/.local/share/uv/tools/exlibris-game",
            "'exlibris-game[server]'",
            "uv tool install 'exlibris-game[server]'",
        ),
        ("/home/rita/.local/share/uv/tools/exlibris-game", "ray", "uv tool install exlibris-game --with ray"),
    ],
)
def test_the_hint_suits_what_has_installed_it(
    prefix: str, wanted: str, says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "prefix", prefix)
    assert how_to_install(wanted) == says


def test_the_hint_suits_an_environment_of_uv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "pyvenv.cfg").write_text("home = /usr/bin\nuv = 0.9.1\n")
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    assert how_to_install("ray") == "uv pip install ray"


def test_a_plain_installation_simulates_and_describes(tmp_path: Path) -> None:
    games = str(tmp_path / "games")
    for code, out, err in without_the_extra(
        ["--version"],
        ["simulate", "--games", "1", "--seats", "2", "--bots", "greedy,random", "--seed", "1", "--records", games],
        ["replay", f"{games}/game-0.json", "--json"],
        ["replay", f"{games}/game-0.json", "--exl"],
        ["bots"],
        ["rules"],
    ):
        assert (code, err) == (0, "")
        assert out


def test_what_needs_more_says_so_in_one_sentence(tmp_path: Path) -> None:
    games = str(tmp_path / "games")
    record, seats = f"{games}/game-0.json", str(tmp_path / "shelves.json")
    Path(seats).write_text("{}", encoding="utf-8")
    serving = [["play"], ["serve"], ["openapi"], ["backup"]]
    speaking = [["form", record], ["replay", record], ["score", seats], ["puzzle"]]
    training = ["train", str(tmp_path / "training")]
    simulated, *shown, trained = without_the_extra(
        ["simulate", "--games", "1", "--seed", "1", "--records", games], *serving, *speaking, training
    )
    assert simulated[0] == 0
    assert shown == [
        (2, "", f"exlibris {command} needs: pip install 'exlibris-game[{extra}]'\n")
        for extra, asked in (("server", serving), ("table", speaking))
        for command, *_ in asked
    ]
    assert trained == (2, "", "exlibris train needs: pip install 'exlibris-game[train]'\n")


@pytest.mark.parametrize("installed", ["rl", "pdf"])
def test_what_needs_more_names_the_extra_of_its_page_whatever_else_is_installed(installed: str, tmp_path: Path) -> None:
    """With modules of several extras: `rl` has NumPy, which `train` needs, too."""
    [says] = re.findall(r"says which extra to install: (.+?)\.\n", PAGE, re.DOTALL)
    named = {command: extras for extras, of in PARTS.findall(says) for command in re.findall(r"`([a-z -]+)`", of)}
    new, file = str(tmp_path / "new"), tmp_path / "file"
    file.write_text("{}", encoding="utf-8")
    asked = [["train", new], ["train-placements", new], ["arena", "random", "greedy"], ["report", str(tmp_path)]]
    asked += [["benchmark", "random"], ["study", str(file)], ["play"], ["serve"], ["score", str(file)], ["puzzle"]]
    said = without_the_extra(*asked, missing=ALL_MODULES - MODULES[installed])
    assert [err for _, _, err in said] == [
        f"exlibris {command} needs: pip install 'exlibris-game[{named[command]}]'\n" for command, *_ in asked
    ]


@pytest.mark.parametrize("more", [[], ["--report", "r.html"], ["--parquet", "r.parquet"]])
def test_what_needs_another_extra_names_that_one(more: list[str]) -> None:
    assert without_the_extra(["arena", "random", "greedy", *more]) == [
        (2, "", "exlibris arena needs: pip install 'exlibris-game[arena]'\n")
    ]


def test_what_needs_several_extras_names_them_at_once(tmp_path: Path) -> None:
    without_the_extra(["simulate", "--games", "1", "--seed", "1", "--records", str(tmp_path)])
    change, form = tmp_path / "change.toml", ["form", str(tmp_path / "game-0.json"), "--pdf", str(tmp_path / "a.pdf")]
    commands = [["report", str(tmp_path)], ["study", str(change)], form]
    says = [
        (2, "", "exlibris report needs: pip install 'exlibris-game[arena,table]'\n"),
        (2, "", "exlibris study needs: pip install 'exlibris-game[arena,table]'\n"),
        (2, "", "exlibris form --pdf needs: pip install 'exlibris-game[table,pdf]'\n"),
    ]
    assert without_the_extra(*commands) == says
    assert without_the_extra(*commands, missing=MODULES["table"]) == says


@pytest.mark.parametrize(
    ("module", "says"),
    [
        ("exlibris.arena", "exlibris.arena needs: pip install 'exlibris-game[arena]'"),
        ("exlibris.data", "exlibris.data needs: pip install 'exlibris-game[arena]'"),
        ("exlibris.data.estimates", "exlibris.data needs: pip install 'exlibris-game[arena]'"),
        ("exlibris.texts", "exlibris.texts needs: pip install 'exlibris-game[table]'"),
        ("exlibris.table", "exlibris.texts needs: pip install 'exlibris-game[table]'"),
        ("exlibris.forms.given", "exlibris.forms.given needs: pip install 'exlibris-game[table]'"),
        ("exlibris.forms.pdf", "exlibris.forms.pdf needs: pip install 'exlibris-game[table,pdf]'"),
        ("exlibris.rl.adapters", "exlibris.rl.adapters needs: pip install 'exlibris-game[rl]'"),
    ],
)
def test_a_public_package_names_the_extra_that_it_needs(module: str, says: str) -> None:
    program = f"import sys\nsys.modules.update(dict.fromkeys({sorted(ALL_MODULES)!r}))\nimport {module}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stderr.splitlines()[-1] == f"ModuleNotFoundError: {says}"


def test_a_package_that_lacks_another_module_says_which() -> None:
    with pytest.raises(ModuleNotFoundError, match="No module named 'unheard_of'"), needing("arena", "exlibris.arena"):
        import unheard_of  # type: ignore[import-not-found]  # noqa: F401


def test_a_printed_form_needs_another_extra_than_one_on_the_screen(tmp_path: Path) -> None:
    without_the_extra(["simulate", "--games", "1", "--seed", "1", "--records", str(tmp_path)])
    form = ["form", str(tmp_path / "game-0.json")]
    shown, printed = without_the_extra(form, [*form, "--pdf", str(tmp_path / "form.pdf")], missing=["fpdf"])
    assert shown[0] == 0
    assert printed == (2, "", "exlibris form --pdf needs: pip install 'exlibris-game[table,pdf]'\n")


def test_a_broken_package_is_not_called_missing() -> None:
    assert without_the_extra(["openapi"], missing=["litestar.openapi"]) == [(1, "", "")]


def test_a_cluster_needs_a_package_of_its_own(tmp_path: Path) -> None:
    assert without_the_extra(["train", str(tmp_path), "--ray", "local"], missing=ALONE) == [
        (2, "", "exlibris train needs: pip install ray\n")
    ]


@pytest.mark.parametrize("extra", MODULES)
def test_every_package_of_an_extra_is_known_to_the_guard(extra: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    required = {required_name(requirement) for requirement in project["optional-dependencies"][extra]}
    installed = packages_distributions()
    assert {canonical(name) for module in MODULES[extra] for name in installed[module]} == required


def test_every_extra_is_on_the_page_about_installing() -> None:
    page = (ROOT / "docs/install.md").read_text("utf-8")
    shown = {extra for extras in re.findall(r"exlibris-game\[([a-z,]+)\]", page) for extra in extras.split(",")}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert shown == set(project["optional-dependencies"]) == set(MODULES)


def test_no_other_package_is_imported() -> None:
    sources = [path.read_text("utf-8") for path in Path(exlibris.__file__).parent.rglob("*.py")]
    imported = set[str]().union(*map(packages_imported, sources))
    at_hand = {"exlibris"} | PLAIN | sys.stdlib_module_names
    assert imported - at_hand <= ALL_MODULES


def test_who_has_the_other_package_of_this_name_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cli, "__file__", str(tmp_path / "exlibris/cli/__init__.py"))
    cli._warn_of_namesake()
    assert capsys.readouterr().err == ""
    (tmp_path / "exlibris_game-1.0.dist-info").mkdir()
    (tmp_path / "exlibris-0.5.0.dist-info").mkdir()
    cli._warn_of_namesake()
    assert "an unrelated project" in capsys.readouterr().err
