"""What the README and the page about the command line show works as shown."""

from __future__ import annotations

import re
import shlex
import tomllib
from pathlib import Path

import pytest

from support.commands import exlibris
from support.pages import blocks, promised, run

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
COMMAND_LINE = (ROOT / "docs/command_line.md").read_text("utf-8")
SITE = "https://exlibris-game.github.io/exlibris/"
MOST_WORDS = 600


def commands() -> list[str]:
    lines = [line for block in blocks(COMMAND_LINE, "sh") for line in block.text.splitlines()]
    return [line.split("#")[0].strip() for line in lines]


def links(page: str) -> list[str]:
    return re.findall(r"(?:\]\(|src=\"|srcset=\")([^)#\"]+)[)\"]", (ROOT / page).read_text("utf-8"))


def test_it_is_short() -> None:
    assert len(README.split()) <= MOST_WORDS


@pytest.mark.parametrize("page", ["README.md", "docs/index.md"])
def test_its_python_prints_what_is_shown(page: str, tmp_path: Path) -> None:
    text = (ROOT / page).read_text("utf-8")
    game = blocks(text, "python")[0]
    assert len([line for line in game.text.splitlines() if line and "import" not in line]) == 3
    assert dict(enumerate(run(text, tmp_path))) == promised(text)


@pytest.mark.slow
def test_the_commands_run_in_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run the commands as they stand, but with two games where they have more."""
    assert len(commands()) >= 5
    monkeypatch.chdir(tmp_path)
    for command in commands():
        words = shlex.split(re.sub(r"--games \d+", "--games 2", command))[1:]
        if words[0] == "bench":  # tests/cli/test_bench.py measures for a tenth of the time
            continue
        done = exlibris(*words)
        assert done.exit_code == 0, (command, done.output)
        assert done.stdout


@pytest.mark.parametrize("target", ["play", "setup", "bench", "test", "wheel", "compiled", "docs"])
def test_make_knows_what_is_named(target: str) -> None:
    assert re.search(rf"^{target}:", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"])
def test_links_lead_somewhere(page: str) -> None:
    targets = [ROOT / link for link in links(page) if ":" not in link]
    targets += [page_at(link.removeprefix(SITE)) for link in links(page) if link.startswith(SITE)]
    targets += [ROOT / link.partition("/blob/main/")[2] for link in links(page) if "/blob/main/" in link]
    assert targets
    assert [target for target in targets if not target.exists()] == []


def test_citations_name_the_version_of_the_package() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    assert f"\nversion: {version}\n" in (ROOT / "CITATION.cff").read_text("utf-8")
    assert f"version = {{{version}}}" in (ROOT / "docs/faq.md").read_text("utf-8")


def page_at(address: str) -> Path:
    """Return the source of a page of the site, or for the game, which the site copies, the script that makes it."""
    if address.startswith("page/"):
        return ROOT / "scripts/page/make.py"
    return ROOT / "docs" / (address or "index.html").replace(".html", ".md")
