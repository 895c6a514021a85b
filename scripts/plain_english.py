"""Count phrases that a native technical writer would avoid, in docstrings, comments, pages and English messages.

python scripts/plain_english.py [--show PLACE]

STYLE.md has the better phrases. Fails if a place has more than LIMIT such phrases in 1,000 words of prose. `--show`
prints every phrase of a place, such as `docs`.
"""

import argparse
import ast
import io
import re
import sys
import tokenize
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
LIMIT: Final = 1.0

PATTERNS: Final = {
    "who as a noun": r"(?:(?<=[.!:;] )|^)(?:Who|Whom|Whose)\b[^?.]*[.;]"
    r"|\b(?:for|of|to|by|from|with|tells?|is|are) who\b(?! (?:is|are|was|has|may|can|sees|owns|moves|won) )",
    "whoever": r"\b[Ww]h(?:o|om)ever\b",
    "return what": r"\b[Rr]eturn (?:what|how|who)\b",
    "that of": r"\b(?:that|those) of\b",
    "that there is": r"\bthat there (?:is|are|was)(?:n't| not| no)?\b|\bas there (?:is|are) no\b",
    "so many": r"\bso (?:many|few|much)\b(?! (?:that|as))",
    "is none": r"\b(?:is|are|was|be) none\b",
    "anew": r"\banew\b|\bfor ever\b|\blikewise\b|\bthe like\b",
    "go on": r"\b(?:go|goes|going|went|gone|play|plays|played|playing) on\b"
    r"(?! (?:the|a|an|to|this|that|its|top|one|each|port|which|it|two|\d+)\b)",
    "some hundred": r"\bsome (?:hundred|thousand|dozen|ten|twenty|thirty|forty|fifty|sixty|\d[\d,]*)\b",
    "games of two": r"\b(?:games?|tables?|contests?|matches) of (?:two|three|four)\b",
    "at a server": r"\bat (?:a|the|this|that|any|another|one's own|your) (?:server|site|page|network)\b",
    "by mail": r"\b(?:install\w*|sen[dt]s?|told|get|by) by (?:pip|npm|mail|e-mail)\b",
    "is to be": r"\b(?:is|are|was|were) to be (?!or\b)\w+",
    "let be": r"\blets? \w+ be (?:a|an|the|another)\b|\bbe (?:let|lent|made known)\b",
    "bring points": r"\bbr(?:ing|ings|ought) (?:\w+ ){0,2}points?\b|\bbrings? the final\b",
    "turn down": r"\bturn(?:s|ed|ing)? (?:cards? |them |it )?(?:face )?down\b(?! (?:the|a) (?:offer|request))",
    "space before %": r"\d %",
    "of others": r"\bof (?:others|nobody|somebody|everybody|anybody|whoever|one's own)\b",
    "somebody": r"\b(?:some|every|any|no)body\b",
    "bare one": r"\b(?:the|an?|each|that|this|which|such|own|other|new|old|last|first|next) ones?\b"
    r"(?! of| another| by| at| time| day| hour| week| that| which| who| more|-)",
    "apart": r"\b(?:are|is|be|stay|lie|lies|kept) apart\b|\bbesides[.;]",
    "comes to": r"\bcom(?:e|es|ing) to (?:nothing|be|\d|what|more|the same)\b"
    r"|\bwhat (?:it|they|\w+) (?:comes?|came) to\b",
    "what is": r"\bwhat (?:is|are|was|were|has been|can be|may be|must be|lies|stands|belongs|goes|follows)\b",
    "all that": r"\b[Aa]ll (?:that|who|which)\b|\b[Ee]verything that\b|\b[Nn]othing that\b",
    "with such": r"\b(?:in|of|for|from|by|with) such\b",
    "has to be there": r"\b(?:has|have|had|needs?) (?:to be|not be) there\b|\bis there, (?:too|also)\b",
}
COMPILED: Final = {name: re.compile(pattern) for name, pattern in PATTERNS.items()}
ALLOWED: Final = {  # phrases that are right in their place, with the reason
    "a play on BoardGameGeek": "that site calls a recorded game a play",
    "you can play on several devices": "on belongs to the devices",
}
ACCEPTED: Final = re.compile("|".join(re.escape(phrase) for phrase in ALLOWED))


def python_prose(source: str) -> Iterator[str]:
    """Yield the docstrings and comments of a module."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield ast.get_docstring(node) or ""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT and not token.string.startswith(("#!", "# type", "# noqa", "# fmt")):
            yield token.string.lstrip("# ")


def page_prose(source: str) -> Iterator[str]:
    """Yield the lines of a Markdown page, without code."""
    for text in re.split(r"^\s*(?:```|~~~).*$", source, flags=re.MULTILINE)[::2]:
        yield from re.sub(r"`[^`]*`", "CODE", text).splitlines()


def message_prose(source: str) -> Iterator[str]:
    """Yield the lines of a catalog's messages; in a file with sections, only of the section "## en"."""
    english = re.search(r"^## en$(.*?)(?=^## (?:cs|fr|pl)$|\Z)", source, re.DOTALL | re.MULTILINE)
    for line in (english[1] if english else source).splitlines():
        if line.strip() and not line.startswith("#"):
            yield re.sub(r"\{[^}]*\}|\*?\[\w+\]", "X", line.split(" = ", 1)[-1])


def client_prose(source: str) -> Iterator[str]:
    """Yield the comments of TypeScript or Svelte."""
    for found in re.finditer(r"/\*\*?(.*?)\*/|<!--(.*?)-->|(?<![:\w])//([^\n]*)", source, re.DOTALL):
        yield re.sub(r"^\s*\*", "", "".join(filter(None, found.groups())), flags=re.MULTILINE)


READERS: Final[dict[str, Callable[[str], Iterable[str]]]] = {
    ".py": python_prose,
    ".md": page_prose,
    ".ftl": message_prose,
    ".ts": client_prose,
    ".svelte": client_prose,
}


def marks(text: str) -> list[tuple[str, str]]:
    """Return the name of each pattern that the text has, with the words around it."""
    clean = ACCEPTED.sub("X", text)
    return [
        (name, " ".join(clean[max(0, found.start() - 40) : found.end() + 30].split()))
        for name, pattern in COMPILED.items()
        for found in pattern.finditer(clean)
    ]


def measured(files: Iterable[Path], root: Path) -> tuple[float, list[str]]:
    """Return the marks in 1,000 words of these files, and a line for each mark."""
    words, lines = 0, []
    for file in files:
        for text in READERS[file.suffix](file.read_text(encoding="utf-8")):
            words += len(text.split())
            lines += [f"{file.relative_to(root)}: {name}: {around}" for name, around in marks(text)]
    return 1000 * len(lines) / max(words, 1), lines


def places(root: Path = ROOT) -> dict[str, list[Path]]:
    """Return the files to read by the name of their place; pages and texts in other languages are left out."""
    texts = root / "src/exlibris/texts"
    packages = sorted(path.parent for path in root.glob("src/exlibris/*/__init__.py"))
    found = {f"src/exlibris/{package.name}": sorted(package.rglob("*.py")) for package in packages}
    found["src/exlibris"] = sorted(root.glob("src/exlibris/*.py"))
    catalogs = [*texts.glob("en/*.ftl"), *texts.glob("locations/*.ftl"), *texts.glob("assistants/*.ftl")]
    found["English texts"] = sorted(catalogs)
    for name in ("docs", "scripts", "bench", "examples", "web/src", "web/build-steps"):
        found[name] = [
            file
            for file in sorted((root / name).rglob("*"))
            if file.suffix in READERS and not {"pl", "cs", "fr", "build"} & set(file.parts) and file.name != "schema.ts"
        ]
    return found | {page.name: [page] for page in sorted(root.glob("*.md"))}


def main(arguments: list[str] | None = None, root: Path = ROOT) -> int:
    """Print the places with too many marks; return 1 if there are any."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--show", help="print every phrase of this place")
    show = parser.parse_args(arguments).show
    failed = 0
    for place, files in places(root).items():
        rate, lines = measured(files, root)
        if show == place:
            print("\n".join(lines))
        if rate > LIMIT:
            failed = 1
            print(f"{place}: {rate:.1f} marks in 1,000 words, at most {LIMIT} allowed; see --show {place!r}")
    return failed


if __name__ == "__main__":
    sys.exit(main())
