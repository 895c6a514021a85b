"""MkDocs hooks: keep links in the sources that lead outside docs/ out of the site.

The pages are read in the repository as well, where they link to code and tests. The site does not contain these
files; there the text of such a link stays and its target goes. tests/docs/test_pages.py checks that targets exist.
"""

from __future__ import annotations

import re
from pathlib import Path, PurePosixPath
from typing import Any

DOCS = Path(__file__).resolve().parents[1] / "docs"
LINK = re.compile(r"(?<!!)\[([^]]+)\]\(([^)\s:#]+)(?:#[^)]*)?\)")


def on_page_markdown(markdown: str, /, *, page: Any, **_: Any) -> str:
    """Return the page with only the text of each link that leads outside docs/."""
    folder = DOCS / PurePosixPath(page.file.src_uri).parent

    def shown(link: re.Match[str]) -> str:
        target = (folder / link[2]).resolve()
        return link[0] if target.is_relative_to(DOCS) else link[1]

    return LINK.sub(shown, markdown)
