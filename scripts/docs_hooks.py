"""MkDocs hooks: link to the repository from docs/, add generated tables to pages, and the game to the site.

The pages are also read in the repository, where they link to code and tests. The site does not contain these files,
so the links lead to the repository. Some files of the repository are also pages of the site.
tests/docs/test_pages.py checks that targets exist.

After `make page` the site has the game, and the engine runs the code on some pages. Without it that is plain code.
The fonts are the client's. A site of too many words is refused.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Mapping
from pathlib import Path, PurePosixPath
from typing import Any, Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from exlibris.content import load_deck, load_titles
from exlibris.texts import text

DECKS: Final = {"pl": "Polish", "cs": "Czech", "fr": "French", "en": "English"}
ROOT: Final = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
GAME: Final = ROOT / "dist/page"
LIVE: Final = {"notation.md", "tutorials/play_a_game.md", "tutorials/read_and_draw_a_position.md"}
PLAY: Final = '<a class="md-button md-button--primary" href="page/index.html">Play in this browser</a>'
MARK: Final = "<!-- play -->"
FONTS: Final = ROOT / "web/node_modules/@fontsource"
USED_FONTS: Final = [
    f"alegreya{name}-{letters}-{style}.woff2"
    for name, style in (("", "800-normal"), ("-sans", "400-normal"), ("-sans", "700-normal"))
    for letters in ("latin", "latin-ext")
]
MOST_WORDS: Final = 38_000
SHARED: Final = {"CHANGELOG.md": "changelog.md", "CONTRIBUTING.md": "contributing.md", "STYLE.md": "style.md"}
SHOWN: Final = re.compile(
    r'^``` ?\{?\.?\w+ title="([^"\n]+/[^"\n]+)"\}?\n(.*?)^```', re.DOTALL | re.MULTILINE
)  # a file
LINK = re.compile(r"(?<!!)\[([^]]+)\]\(([^)\s:#]+)(#[^)]*)?\)")


def on_files(files: Files, /, *, config: MkDocsConfig) -> Files:
    """Return the files with the fonts and those of the repository that are pages, too."""
    check_length({file.src_uri: file.content_string for file in files.documentation_pages()})
    for name in USED_FONTS:
        if (font := FONTS / name.rpartition("-latin")[0] / "files" / name).is_file():
            files.append(File.generated(config, f"assets/fonts/{name}", abs_src_path=str(font)))
    for name, page in SHARED.items():
        file = File.generated(config, page, content=(ROOT / name).read_text("utf-8"))
        file.edit_uri = f"../{name}"
        files.append(file)
    return files


def check_length(pages: Mapping[str, str]) -> None:
    """Raise an error if the English pages have too many words, without files that they show.

    The reference and the page made of tests are not counted.

    Args:
        pages: The text of each page, by its path under docs/.
    """
    apart = ("reference/", "traceability.md", *(f"{language}/" for language in DECKS if language != "en"))
    english = [SHOWN.sub("", text) for path, text in pages.items() if not path.startswith(apart)]
    words = sum(len(text.split()) for text in english)
    if words > MOST_WORDS:
        raise PluginError(f"The English pages have {words:,} words: shorten them to {MOST_WORDS:,} at most.")


def on_page_markdown(markdown: str, /, *, page: Page, config: MkDocsConfig, **_: Any) -> str:
    """Return the page with links outside docs/ redirected to the repository, and with generated content."""
    source = page.file.src_uri
    folder = ROOT if source in SHARED.values() else DOCS / PurePosixPath(source).parent

    def shown(link: re.Match[str]) -> str:
        return f"[{link[1]}]({target_of((folder / link[2]).resolve(), source, str(config.repo_url))}{link[3] or ''})"

    if source == "index.md" and has_game():
        markdown = markdown.replace(MARK, PLAY, 1)
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


def on_post_page(output: str, /, *, page: Page, **_: Any) -> str:
    """Return the page with its own language, which screen readers and search engines go by."""
    language = page.file.src_uri.partition("/")[0]
    return output.replace('<html lang="en"', f'<html lang="{language}"', 1) if language in DECKS else output


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
