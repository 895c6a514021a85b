"""The wheel and the source distribution work where there is nothing else: no repository, no Node.js, no compiler."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
from email.parser import Parser
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest

from install.environment import Environment
from support.released import path_of, read_json, read_packed, releases
from support.without_server import PROGRAM

pytestmark = pytest.mark.wheel

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "build/wheel"
SIMULATE = ("simulate", "--games", "1", "--seats", "2", "--bots", "greedy,random", "--seed", "1", "--json")
IN_PYTHON = """
from exlibris.bots import bot_names
from exlibris.engine import COMPILED, preset
from exlibris.sim import Plan, simulate
outcome, = simulate(Plan(preset("first-en"), 1, ("random", "random"), "seed"))
print(COMPILED, {"greedy", "random"} <= set(bot_names()), outcome.result.winners != ())
"""

# Prints the compiled names without the docstring of their source; Python itself documents what fills a type's slot.
UNDOCUMENTED = """
import ast, inspect
from importlib import import_module
from pathlib import Path
import exlibris

def look_at(node, owner, place):
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef | ast.FunctionDef):
            found = inspect.getattr_static(owner, child.name, None)
            found = getattr(found, "__func__", found)
            wanted = ast.get_docstring(child)
            if wanted and child.name not in ("__iter__", "__len__") and inspect.getdoc(found) != wanted:
                print(place, child.name)
            if isinstance(child, ast.ClassDef):
                look_at(child, found, f"{place}.{child.name}")

source = Path(exlibris.__file__).parent
for compiled in sorted(source.rglob("*.so")):
    path = compiled.with_name(f"{compiled.name.split('.')[0]}.py")
    parts = path.relative_to(source.parent).with_suffix("").parts
    name = ".".join(parts).removesuffix(".__init__")
    if "__mypyc" not in name:
        look_at(ast.parse(path.read_text("utf-8")), import_module(name), name)
"""


def built(pattern: str) -> Path:
    found = list(FOLDER.glob(pattern))
    assert len(found) == 1, f"{FOLDER} has {found}; make test-wheel builds it"
    return found[0]


def metadata(text: bytes) -> dict[str, list[str]]:
    message = Parser().parsestr(text.decode())
    return {name: sorted(message.get_all(name, [])) for name in set(message.keys())}


def with_the_wheel(folder: Path) -> Environment:
    """Return a new environment in that folder, with the wheel."""
    environment = Environment.made(folder)
    environment.pip("install", "--quiet", "--no-compile", "--no-deps", str(built("*.whl")))
    return environment


def installed(folder: Path, *extras: str) -> Environment:
    """Return a new environment with the wheel and with what it and those extras need."""
    environment = with_the_wheel(folder)
    environment.lend("exlibris-game", *extras)
    return environment


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """Return an environment with the wheel and nothing else, as pip install --no-deps makes it."""
    return with_the_wheel(tmp_path_factory.mktemp("bare"))


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """Return an environment as pip install exlibris-game makes it."""
    return installed(tmp_path_factory.mktemp("plain"))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """Return an environment as pip install 'exlibris-game[server,pdf]' makes it."""
    return installed(tmp_path_factory.mktemp("server"), "server", "pdf")


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """Return an environment as pip install 'exlibris-game[table]' makes it."""
    return installed(tmp_path_factory.mktemp("table"), "table")


def test_compiled_names_have_the_docstrings_of_their_source(plain: Environment) -> None:
    done = plain.run("python", "-c", UNDOCUMENTED)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_a_table_needs_no_server(table: Environment) -> None:
    assert "No broken requirements" in table.pip("check")
    assert not {"litestar", "sqlalchemy"} & {
        package["name"] for package in json.loads(table.pip("list", "--format=json"))
    }
    done = table.run("python", "-c", PROGRAM)
    assert (done.returncode, done.stderr) == (0, "")


def test_engine_bots_and_simulations_need_no_other_package(bare: Environment) -> None:
    done = bare.run("python", "-c", IN_PYTHON)
    assert (done.stderr, done.stdout) == ("", "True True True\n")
    assert [package["name"] for package in json.loads(bare.pip("list", "--format=json"))] == ["exlibris-game"]


def test_a_plain_installation_simulates_compiled(plain: Environment) -> None:
    assert plain.run("exlibris", "--version").stdout.endswith("(engine: compiled)\n")
    done = plain.run("exlibris", *SIMULATE)
    assert (done.returncode, json.loads(done.stdout)["games"]) == (0, 1)
    assert "Opcje" in plain.run("exlibris", "--language", "pl", "--help").stdout
    assert "No broken requirements" in plain.pip("check")


def test_a_plain_installation_says_what_the_server_needs(plain: Environment) -> None:
    done = plain.run("exlibris", "play")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "exlibris play needs: pip install 'exlibris-game[server]'\n"


def test_the_page_is_in_it_or_one_line_says_how_to_get_it(plain: Environment) -> None:
    inside = "exlibris/cli/page_files/"
    files = [name for name in ZipFile(built("*.whl")).namelist() if name.startswith(inside)]
    done = plain.run("exlibris", "page", "copied")
    if not files:
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
        assert "make page" in done.stderr
        return
    assert (done.returncode, done.stderr) == (0, "")
    assert {f"{inside}index.html", f"{inside}sw.js"} <= set(files)
    copied = [file for file in (plain.folder / "copied").rglob("*") if file.is_file() and file.suffix != ".gz"]
    assert {f"{inside}{file.relative_to(plain.folder / 'copied').as_posix()}" for file in copied} == {
        name for name in files if not name.endswith("/.ready")
    }


def test_the_extra_brings_all_that_it_needs(server: Environment) -> None:
    assert "No broken requirements" in server.pip("check")
    assert server.run("exlibris", "--version").stdout.endswith("(engine: compiled)\n")
    simulated = server.run("exlibris", *SIMULATE, "--records", "games")
    assert simulated.returncode == 0, simulated.stderr
    printed = server.run("exlibris", "form", "games/game-0.json", "--pdf", "form.pdf", "--language", "cs")
    assert printed.returncode == 0, printed.stderr
    assert (server.folder / "form.pdf").read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize("release", releases())
def test_the_installed_commands_read_what_a_release_wrote(server: Environment, release: str) -> None:
    folder = server.folder / release
    folder.mkdir()
    (folder / "backup.sqlite3").write_bytes(read_packed(release, "database.sqlite3"))
    restored = server.run("exlibris", "restore", f"{release}/backup.sqlite3", "--data", f"{release}/data")
    assert (restored.returncode, restored.stderr) == (0, ""), restored.stderr
    assert restored.stdout.startswith(f"{len(read_json(release, 'tables.json'))} tables ")
    for game in read_json(release, "games.json"):
        (folder / "game.json").write_text(game["record"], encoding="utf-8")
        (folder / "game.exl").write_text(game["text"], encoding="utf-8")
        for file in ("game.json", "game.exl"):
            replayed = server.run("exlibris", "replay", f"{release}/{file}", "--json")
            assert replayed.returncode == 0, (game["name"], replayed.stderr)
            assert json.loads(replayed.stdout)["winners"] == game["form"]["winners"]
    for form in read_json(release, "forms.json"):
        (folder / "form.json").write_text(json.dumps(form["given"]), encoding="utf-8")
        scored = server.run("exlibris", "score", f"{release}/form.json", "--json")
        assert [seat["total"] for seat in json.loads(scored.stdout)["seats"]] == [
            seat["total"] for seat in form["scored"]["seats"]
        ]
    checked = server.run("exlibris", "deck", "check", str(path_of(release, "deck.tsv")))
    assert (checked.returncode, checked.stderr) == (0, "")


def test_the_extra_serves_the_page_and_the_api(server: Environment) -> None:
    command = [str(server.program("exlibris")), "serve", "--port", "0", "--data", "tables"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env=server.variables(), cwd=server.folder
    ) as process:
        try:
            assert process.stdout is not None
            address = process.stdout.readline().split()[-1]
            with httpx.Client(base_url=address, timeout=30) as client:
                page = client.get("/")
                script = re.search(r'<script[^>]* src="([^"]+)"', page.text)
                assert script, page.text
                assert "javascript" in client.get(script[1]).headers["content-type"]
                licences = client.get("/licences.txt").text
                assert {"@fontsource/alegreya", "svelte"} <= set(re.findall(r"^(\S+) \d", licences, re.MULTILINE))
                assert client.get("/api/tables").json() == []
                assert client.get("/api/catalog").json()["tiles"]
        finally:
            process.terminate()


def test_the_source_distribution_installs_the_same_files_interpreted(tmp_path: Path) -> None:
    source, wheel = built("*.tar.gz"), built("*.whl")
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-compile", "--no-index", "--no-deps"]
    subprocess.run([*command, "--no-build-isolation", "--target", str(tmp_path), str(source)], check=True)
    program = "from exlibris.engine import COMPILED; from exlibris import __version__; print(COMPILED, __version__)"
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, env=environment)
    info = next(tmp_path.glob("exlibris_game-*.dist-info"))
    with ZipFile(wheel) as archive:
        packed = {name for name in archive.namelist() if name.startswith("exlibris/") and not name.endswith(".so")}
        said = metadata(archive.read(f"{info.name}/METADATA"))
    installed = {str(path.relative_to(tmp_path)) for path in (tmp_path / "exlibris").rglob("*") if path.is_file()}
    assert done.stdout == f"False {said['Version'][0]}\n"
    assert {name for name in installed if "__pycache__" not in name} == packed
    assert metadata((info / "METADATA").read_bytes()) == said
    assert {"server", "table"} <= set(said["Provides-Extra"])


def test_the_source_distribution_has_its_own_metadata() -> None:
    with tarfile.open(built("*.tar.gz")) as archive:
        root = built("*.tar.gz").name.removesuffix(".tar.gz")
        names = set(archive.getnames())
        told = archive.extractfile(f"{root}/PKG-INFO")
        assert told is not None
        assert metadata(told.read())["Name"] == ["exlibris-game"]
    packed = (
        *("README.md", "LICENSE", "CHANGELOG.md", "pyproject.toml", "Makefile", "constraints.txt"),
        *("SECURITY.md", "CODE_OF_CONDUCT.md", "CITATION.cff"),
        *("tests/install/test_wheel.py", "examples/programs/random_player.py", "examples/observatory/pyproject.toml"),
        *("docs/tutorials/write_a_bot.md", "web/package-lock.json", "deploy/compose.yaml"),
    )
    assert {f"{root}/{name}" for name in packed} <= names
    assert not [name for name in names if "node_modules" in name or "__pycache__" in name]


def test_what_lies_about_is_not_packed(tmp_path: Path) -> None:
    tree, elsewhere = tmp_path / "tree", tmp_path / "elsewhere"
    for name in (".gitignore", "README.md", "LICENSE", "CHANGELOG.md", "pyproject.toml", "src/exlibris/__init__.py"):
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tree / name)
    for folder in (tree / "env/lib", tree / "web/node_modules", elsewhere):
        folder.mkdir(parents=True)
        (folder / "other.py").touch()
    (tree / "link").symlink_to(elsewhere)
    command = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(tmp_path)]
    subprocess.run(command, check=True, cwd=tree, capture_output=True, env={**os.environ, "HATCH_BUILD_NO_HOOKS": "1"})
    with tarfile.open(next(tmp_path.glob("*.tar.gz"))) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert "src/exlibris/__init__.py" in names
    assert not [name for name in names if name.endswith("other.py")]


def test_links_of_the_readme_lead_to_the_repository() -> None:
    with ZipFile(built("*.whl")) as archive:
        [name] = [name for name in archive.namelist() if name.endswith(".dist-info/METADATA")]
        shown = archive.read(name).decode().partition("\n\n")[2]
    links = re.findall(r"(?:\]\(|src=\"|srcset=\")([^)\"]+)", shown)
    assert len(links) > 10
    assert [link for link in links if not link.startswith("https://")] == []
