"""Pages of the documentation with code that runs and a position that is drawn, by the engine in the page."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.component_page import served
from browser.conftest import ROOT
from browser.test_page import PATIENCE

CONFIG = f"""site_name: Cells
use_directory_urls: false
hooks: [{ROOT}/scripts/docs_hooks.py]
theme: {{ name: material, font: false }}
plugins: []
markdown_extensions:
  - pymdownx.highlight: {{ pygments_lang_class: true }}
  - pymdownx.superfences
"""
POSITION = "exlibris position 1\npreset: first-en\nseats: 2\nhand 0: M3\n"
PARTS = (
    "index.md",
    "pictures/table.png",
    "pictures/night.png",
    "notation.md",
    "tutorials/read_and_draw_a_position.md",
)
QUIET = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, page_files: Path) -> Iterator[str]:
    """Build a site of a few pages, and serve it."""
    folder = tmp_path_factory.mktemp("site")
    for name in PARTS:
        (folder / "docs" / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / "docs" / name, folder / "docs" / name)
    (folder / "mkdocs.yml").write_text(CONFIG, "utf-8")
    subprocess.run([sys.executable, "-m", "mkdocs", "build", "--quiet"], cwd=folder, env=QUIET, check=True)
    assert (folder / "site/page/index.html").read_bytes() == (page_files / "index.html").read_bytes()
    with served(folder / "site") as address:
        yield address


@pytest.fixture
def reader(page: Page) -> Page:
    """Return a tab that waits as long as the engine may take to start."""
    page.set_default_timeout(PATIENCE)
    return page


def test_a_cell_runs_after_those_above_it(reader: Page, site: str) -> None:
    reader.goto(f"{site}/tutorials/read_and_draw_a_position.html")
    drawn = reader.locator("code", has_text="position.svg")
    cell = reader.locator(".highlight", has=drawn)
    cell.locator("+ .cell-run").click()
    shown = reader.locator(".highlight", has=drawn).locator("~ .cell-output img").first
    expect(shown).to_be_visible(timeout=PATIENCE)
    first = reader.locator(".cell-output").first
    expect(first).to_contain_text("<State: first-en, 2 seats, round 3")


def test_a_position_follows_what_is_typed(reader: Page, site: str) -> None:
    reader.goto(f"{site}/notation.html")
    position = reader.locator(".highlight code", has_text=re.compile(r"^\s*exlibris position"))
    position.fill(f"{POSITION}hand 1: M3\n")
    expect(reader.locator(".cell-output .error")).to_contain_text("hand 1", timeout=PATIENCE)
    position.fill(POSITION)
    expect(reader.locator(".cell-output img")).to_be_visible(timeout=PATIENCE)


def test_the_game_is_played_from_the_first_page(reader: Page, site: str) -> None:
    reader.goto(site)
    reader.get_by_role("link", name="Play in this browser").click()
    expect(reader.locator("#starting")).to_be_attached()


def test_without_scripts_pages_are_read(reader: Page, site: str) -> None:
    with reader.context.browser.new_context(java_script_enabled=False) as plain:  # type: ignore[union-attr]
        page = plain.new_page()
        page.goto(f"{site}/notation.html")
        expect(page.get_by_text("tiles: 1 10 / 6").first).to_be_visible()
        expect(page.locator(".cell-run")).to_have_count(0)
