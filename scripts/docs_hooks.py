"""MkDocs hooks: links that lead outside docs/ stay out of the site; titles get into their page, the game into the site.

The pages are read in the repository as well, where they link to code and tests. The site does not contain these
files; there the text of such a link stays and its target goes. tests/docs/test_pages.py checks that targets exist.

After `make page` the site has the game, and the engine runs the code on some pages. Without it that is plain code.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path, PurePosixPath
from typing import Any, Final

from exlibris.content import load_deck, load_titles
from exlibris.texts import text

DECKS: Final = {"pl": "Polish", "cs": "Czech", "fr": "French", "en": "English"}
ROOT: Final = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
GAME: Final = ROOT / "dist/page"
LIVE: Final = {"notation.md", "tutorials/play_a_game.md", "tutorials/read_and_draw_a_position.md"}
PLAY: Final = '\n<a class="md-button md-button--primary" href="page/index.html">Play in this browser</a>\n'
LINK = re.compile(r"(?<!!)\[([^]]+)\]\(([^)\s:#]+)(?:#[^)]*)?\)")


def on_page_markdown(markdown: str, /, *, page: Any, **_: Any) -> str:
    """Return the page with only the text of each link that leads outside docs/."""
    folder = DOCS / PurePosixPath(page.file.src_uri).parent

    def shown(link: re.Match[str]) -> str:
        target = (folder / link[2]).resolve()
        return link[0] if target.is_relative_to(DOCS) else link[1]

    added = titles() if page.file.src_uri == "titles.md" else ""
    if page.file.src_uri == "index.md" and has_game():
        added = PLAY
    return LINK.sub(shown, markdown) + added


def on_page_content(html: str, /, *, page: Any, **_: Any) -> str:
    """Return the page, on some with the script that lets its code run."""
    if page.file.src_uri not in LIVE or not has_game():
        return html
    up = "../" * (len(PurePosixPath(page.file.dest_uri).parts) - 1)
    return f'{html}<script type="module" src="{up}page/cells.js"></script>'


def on_post_build(*, config: Any) -> None:
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
