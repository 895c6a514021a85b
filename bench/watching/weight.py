"""The built client's first load, gzipped: what the browser fetches before it can draw anything."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from typing import Final

LINKED: Final = re.compile(r'(?:src|href)="/(assets/[^"]+\.(?:js|css))"')
# `import"./x.js"` and `from"./x.js"`, but not `import("./x.js")`: what is imported by a call comes when it is wanted.
IMPORTED: Final = re.compile(r'(?:\bfrom|\bimport)\s*"\./([^"]+\.js)"')
TEXTS: Final = "assets/client-*.js"


def first_load(static: Path) -> dict[str, int]:
    """Return the gzipped bytes of each file that is fetched before the first picture.

    Scripts and style sheets that the page links, scripts that those import statically, and the texts in one language,
    the one with most to say.
    """
    waiting = LINKED.findall((static / "index.html").read_text(encoding="utf-8"))
    texts = max(static.glob(TEXTS), key=lambda file: file.stat().st_size)
    waiting.append(f"assets/{texts.name}")
    weights: dict[str, int] = {}
    while waiting:
        name = waiting.pop()
        if name not in weights:
            content = (static / name).read_bytes()
            weights[name] = len(gzip.compress(content, compresslevel=9, mtime=0))
            if name.endswith(".js"):
                waiting += [f"assets/{found}" for found in IMPORTED.findall(content.decode("utf-8"))]
    return weights
