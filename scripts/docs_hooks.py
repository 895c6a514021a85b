"""MkDocs hooks: link to the repository from docs/, add generated tables to pages, and the game to the site.

The pages are also read in the repository, where they link to code and tests. The site does not contain these files,
so the links lead to the repository. Some files of the repository are also pages of the site.
tests/docs/test_pages.py checks that targets exist.

After `make page` the site contains the game, and readers can run the code on some pages.
"""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path, PurePosixPath
from typing import Any, Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from exlibris.content import load_deck, load_titles
from exlibris.texts import text

DECKS: Final = {"pl": "Polish", "cs": "Czech", "fr": "French", "en": "English"}
ROOT: Final = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
GAME: Final = ROOT / "dist/page"
LIVE: Final = {"notation.md", "tutorials/play_a_game.md", "tutorials/read_and_draw_a_position.md"}
PLAY: Final = '\n<a class="md-button md-button--primary" href="page/index.html">Play in this browser</a>\n'
SHARED: Final = {"CHANGELOG.md": "changelog.md", "CONTRIBUTING.md": "contributing.md", "STYLE.md": "style.md"}
LINK = re.compile(r"(?<!!)\[([^]]+)\]\(([^)\s:#]+)(#[^)]*)?\)")


def on_files(files: Files, /, *, config: MkDocsConfig) -> Files:
    """Return the files, including the files of the repository that are pages."""
    for name, page in SHARED.items():
        file = File.generated(config, page, content=(ROOT / name).read_text("utf-8"))
        file.edit_uri = f"../{name}"
        files.append(file)
    return files


def on_page_markdown(markdown: str, /, *, page: Page, config: MkDocsConfig, **_: Any) -> str:
    """Return the page with links outside docs/ redirected to the repository, and with generated content."""
    source = page.file.src_uri
    folder = ROOT if source in SHARED.values() else DOCS / PurePosixPath(source).parent

    def shown(link: re.Match[str]) -> str:
        return f"[{link[1]}]({target_of((folder / link[2]).resolve(), source, str(config.repo_url))}{link[3] or ''})"

    if source == "index.md" and has_game():  # above the installation
        markdown = markdown.replace("\n```sh", f"{PLAY}\n```sh", 1)
    return LINK.sub(shown, markdown) + (titles() if source == "titles.md" else "")


def target_of(path: Path, source: str, repository: str) -> str:
    """Return the target of a link from a page to a file: a page's path from there, or the file in the repository."""
    name = path.relative_to(ROOT).as_posix()
    if name not in SHARED and not path.is_relative_to(DOCS):
        return f"{repository}/{'tree' if path.is_dir() else 'blob'}/main/{name}"
    page = SHARED.get(name) or path.relative_to(DOCS).as_posix()
    return os.path.relpath(page, PurePosixPath(source).parent)


def on_page_content(html: str, /, *, page: Page, **_: Any) -> str:
    """Return the page, on some with the script that lets its code run."""
    if page.file.src_uri not in LIVE or not has_game():
        return html
    up = "../" * (len(PurePosixPath(page.file.dest_uri).parts) - 1)
    return f'{html}<script type="module" src="{up}page/cells.js"></script>'


def on_post_build(*, config: MkDocsConfig) -> None:
    """Copy the game into the site."""
    if has_game():
        target = Path(config.site_dir, "page")
        shutil.copytree(GAME, target, dirs_exist_ok=True, ignore=shutil.ignore_patterns(".*"))


def has_game() -> bool:
    """Return whether the game has been made as a page."""
    return (GAME / "cells.js").is_file()


def titles() -> str:
    """Return the titles of all decks, a table for each letter."""
    lines: list[str] = []
    for language, name in DECKS.items():
        lines.append(f"\n## {name}\n")
        deck, letter = load_deck(language), ""
        for card, books in enumerate(load_titles(language)):
            if deck.letters[card] != letter:
                letter = deck.letters[card]
                lines += [f"\n### {letter}\n", "| card | titles |", "| ---: | --- |"]
            said = "<br>".join(
                f"{title} <small>{text(f'category-{category}', language=language)}</small>" for category, title in books
            )
            lines.append(f"| {deck.numbers[card]} | {said} |")
    return "\n".join(lines)
