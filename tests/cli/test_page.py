"""exlibris page: copies the page that needs no server, and serves it."""

import gzip
import socket
import subprocess
import sys
from pathlib import Path
from subprocess import PIPE

import httpx
import pytest

import exlibris.cli.page as command
from support.commands import exlibris, refusal

FILES = {"index.html": "<title>Ex Libris</title>", "runtime-1/pyodide.js": "export {}", "library-1.packed": "packed"}
SERVING = "import sys, pathlib; from exlibris.cli.page import _show; _show(pathlib.Path(sys.argv[1]), 0, False)"


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder with a page, where the command looks for it."""
    folder = tmp_path / "made"
    for name, text in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    monkeypatch.setattr(command, "PLACES", (tmp_path / "nothing", folder))
    return folder


def test_a_page_is_copied_and_its_texts_compressed_beside(made: Path, tmp_path: Path) -> None:
    (made / ".ready").touch()
    (made / "pyodide.wasm").write_bytes(bytes(2_000_000))
    folder = tmp_path / "site/exlibris"
    written = exlibris("page", folder)
    assert written.output == f"Copied the page to {folder}: 2.0 MB, and a .gz file beside each text file.\n"
    copied = {file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()}
    texts = {"index.html", "runtime-1/pyodide.js"}
    assert copied == {*FILES, "pyodide.wasm", *(f"{name}.gz" for name in texts)}
    assert all(gzip.decompress((folder / f"{name}.gz").read_bytes()).decode() == FILES[name] for name in texts)


def test_a_page_is_served_with_types_that_browsers_need(made: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", SERVING, made], stdout=PIPE, text=True) as serving:
        assert serving.stdout
        address = serving.stdout.readline().split(";")[0].split()[-1]
        assert httpx.get(f"{address}/").text == FILES["index.html"]
        assert httpx.get(f"{address}/runtime-1/pyodide.js").headers["Content-Type"] == "text/javascript"
        serving.terminate()


@pytest.mark.usefixtures("made")
def test_a_port_in_use_is_refused_with_the_option_for_another() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert refusal("page", "--serve", "--port", str(port)).startswith(f"port {port} (choose another with --port): ")


def test_without_a_page_one_line_says_how_to_make_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "PLACES", (tmp_path,))
    assert refusal("page", "--serve").startswith("this installation has no page: ")


@pytest.mark.usefixtures("made")
def test_it_wants_a_folder_or_to_serve() -> None:
    assert refusal("page") == "name a folder to copy the page into, or pass --serve"


@pytest.mark.usefixtures("made")
def test_another_page_is_replaced_only_with_force_and_a_copy_of_ours_without(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    (home / "index.html").write_text("<title>My dogs</title>")
    assert refusal("page", home) == f"{home} has another page; choose an empty folder, or pass --force"
    assert [file.name for file in home.iterdir()] == ["index.html"]
    exlibris("page", home, "--force")
    exlibris("page", home)
    assert (home / "index.html").read_text() == FILES["index.html"]


@pytest.mark.usefixtures("made")
def test_a_file_in_the_way_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "file" in refusal("page", tmp_path / "file/below")
