"""MkDocs hooks: links that lead outside docs/ stay out of the site, and the page of titles gets its titles.

The pages are read in the repository as well, where they link to code and tests. The site does not contain these
files; there the text of such a link stays and its target goes. tests/docs/test_pages.py checks that targets exist.
"""

from __future__ import annotations

import re
from pathlib import Path, PurePosixPath
from typing import Any, Final

from exlibris.content import load_deck, load_titles
from exlibris.texts import text

DECKS: Final = {"pl": "Polish", "cs": "Czech", "fr": "French", "en": "English"}
DOCS = Path(__file__).resolve().parents[1] / "docs"
LINK = re.compile(r"(?<!!)\[([^]]+)\]\(([^)\s:#]+)(?:#[^)]*)?\)")


def on_page_markdown(markdown: str, /, *, page: Any, **_: Any) -> str:
    """Return the page with only the text of each link that leads outside docs/."""
    folder = DOCS / PurePosixPath(page.file.src_uri).parent

    def shown(link: re.Match[str]) -> str:
        target = (folder / link[2]).resolve()
        return link[0] if target.is_relative_to(DOCS) else link[1]

    added = titles() if page.file.src_uri == "titles.md" else ""
    return LINK.sub(shown, markdown) + added


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
