import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import ast as ast_of_texts
from fluent.syntax import parse

import exlibris
from exlibris.server.http.errors import CODES, STATUSES
from exlibris.texts.catalogs import source
from support.catalogs import COMPLETE

SOURCES = [
    *Path(exlibris.__file__).parent.glob("table/**/*.py"),
    *Path(exlibris.__file__).parent.glob("server/**/*.py"),
]


def codes_in(path: Path) -> set[str]:
    """Return the codes of the refusals that a module raises by name."""
    calls = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call)]
    raised = [call.args[0] for call in calls if isinstance(call.func, ast.Name) and call.func.id == "TableError"]
    return {code.value for code in raised if isinstance(code, ast.Constant) and isinstance(code.value, str)}


def test_each_refusal_has_a_status() -> None:
    found = set().union(*map(codes_in, SOURCES))
    assert len(found) > 60
    assert found - STATUSES.keys() == set()


PROBLEMS = Path(__file__).parents[2] / "web/src/lib/state/problems.ts"


def said(language: str) -> dict[str, str]:
    """Return what the client says in a language to each code that it knows."""
    texts = {area: source(language, area) for area in ("client", "account", "deal", "lobby", "refusals")}
    messages = {
        entry.id.name: "".join(
            element.value if isinstance(element, ast_of_texts.TextElement) else "…" for element in entry.value.elements
        )
        for text in texts.values()
        for entry in parse(text).body
        if isinstance(entry, ast_of_texts.Message) and entry.value
    }
    named = dict(re.findall(r'^  "([a-z-]+)": msg\("([a-z-]+)"\)', PROBLEMS.read_text("utf-8"), re.MULTILINE))
    own = {id_.split("-", 1)[1]: id_ for id_ in messages if id_.startswith(("error-", "refusal-"))}
    return {code: messages[id_] for code, id_ in {**own, **named}.items()}


@pytest.mark.parametrize("language", COMPLETE)
def test_each_refusal_has_a_text(language: str) -> None:
    known = said(language)
    assert {*STATUSES, *CODES.values()} - known.keys() == set()
    assert len(known) > 105


def test_what_has_a_limit_says_what_to_do_about_it() -> None:
    """The time to wait stands where a limit is one of time; all others say what else helps."""
    english = said("en")
    codes = {code for code, status in STATUSES.items() if status == 429}
    timed = {code for code in codes if "…" in english[code]}
    assert timed == {"stored-too-much", "too-many-attempts", "too-many-requests"}
    helps = ("Finish", "Delete", "by link only", "Close some", "Wait until", "Come back when", "when one of", "later")
    assert [code for code in codes - timed if not any(words in english[code] for words in helps)] == []
