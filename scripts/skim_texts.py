#!/usr/bin/env python3
"""Write build/texts.html: every message with a number or a name as it reads in all languages.

A partial language shows English for the messages that it lacks.

Numbers are 0, 1, 2, 5, 22 and 1.5, people a woman and a man; words to choose from are all of them.
"""

from collections.abc import Iterator
from functools import cache
from html import escape
from itertools import product
from pathlib import Path
from typing import Final, cast

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from exlibris.content import LANGUAGES
from exlibris.texts.catalogs import CLIENT_CATALOGS, catalogs, resource

NUMBERS: Final = (0, 1, 2, 5, 22, 1.5)
PEOPLE: Final = ("Rita", "Eric")
PLURALS: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
PERSONS: Final = frozenset({"player", "other", "name", "host", "bot"})
COUNTS: Final = frozenset({"count", "points", "total", "books", "value", "round", "number", "rank", "games", "days"})
LISTS: Final = {"names": "Rita, Eric", "winners": "Rita, Eric", "card": "M 3", "card2": "C 7", "cards": "M 3, C 7"}
MOST: Final = 12  # lines of a message
Example = dict[str, str | int | float]


class Arguments(Visitor):
    """Collects a message's arguments, and the keys by which it chooses between its variants."""

    def __init__(self, message: str, language: str) -> None:
        self._language = language
        self.keys: dict[str, set[str]] = {}
        self.visit(patterns(language)[message])

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the library's name)
        """Note an argument."""
        self.keys.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        """Note the keys of a choice between variants."""
        if isinstance(node.selector, ast.VariableReference):
            keys = [variant.key for variant in node.variants]
            named = {key.name if isinstance(key, ast.Identifier) else key.value for key in keys}
            self.keys.setdefault(node.selector.id.name, set()).update(named)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """Note the arguments of another message, which gets the same values."""
        name = f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name
        self.visit(patterns(self._language)[name])


@cache
def bundle_of(language: str) -> FluentBundle:
    """Return all messages of our own in that language, the client's too."""
    bundle = FluentBundle([language], use_isolating=False)
    for own, catalog in product((language, "en"), (*catalogs(), *CLIENT_CATALOGS)):
        bundle.add_resource(resource(own, catalog))  # does not replace existing messages
    return bundle


@cache
def patterns(language: str) -> dict[str, ast.Pattern]:
    """Return all patterns by message id, attributes as "message.attribute", in the order of the English catalogs."""
    found: dict[str, ast.Pattern] = {} if language == "en" else dict(patterns("en"))
    for catalog in (*catalogs(), *CLIENT_CATALOGS):
        for entry in resource(language, catalog).body:
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    found[entry.id.name] = entry.value
                found |= {f"{entry.id.name}.{one.id.name}": one.value for one in entry.attributes}
    return found


def values_for(argument: str, keys: set[str]) -> tuple[str | int | float, ...]:
    """Return sample values of an argument; `keys` are the variants that messages of any language choose by it."""
    words = {key for key in keys - PLURALS if not key.isdigit()}
    if words:
        return tuple(sorted(words | (keys & {"other"})))
    if keys or argument in COUNTS:
        return NUMBERS
    return PEOPLE if argument in PERSONS else (LISTS.get(argument, f"⟨{argument}⟩"),)


def examples(message: str) -> list[Example]:
    """Return arguments for a message with a number or name; none for any other message."""
    keys: dict[str, set[str]] = {}
    for language in LANGUAGES:
        for argument, chosen in Arguments(message, language).keys.items():
            keys.setdefault(argument, set()).update(chosen)
    values = {argument: values_for(argument, chosen) for argument, chosen in sorted(keys.items())}
    if all(len(choice) == 1 for choice in values.values()):
        return []
    if len(list(product(*values.values()))) <= MOST:
        return [dict(zip(values, chosen, strict=True)) for chosen in product(*values.values())]
    # One argument at a time, where all together would be too many to read.
    first = {argument: choice[-1] for argument, choice in values.items()}
    return [first | {argument: value} for argument, choice in values.items() for value in choice]


def rendered(message: str, example: Example, language: str) -> tuple[str, list[Exception]]:
    """Return the rendered message, and the errors."""
    name, _, attribute = message.partition(".")
    bundle = bundle_of(language)
    found = bundle.get_message(name)
    pattern = found.attributes[attribute] if attribute else cast("Pattern", found.value)
    value, errors = bundle.format_pattern(pattern, example)
    return str(value), errors


def rows() -> Iterator[tuple[str, list[Example]]]:
    """Yield the messages that have examples, in the order of the catalogs."""
    for message in patterns("en"):
        if found := examples(message):
            yield message, found


STYLE: Final = """
body { font: 15px sans-serif }
td, th { vertical-align: top; text-align: left; padding: 2px 8px }
th { position: sticky; top: 0; background: #fff }
.first td { border-top: 1px solid #999 }
"""


def page() -> str:
    """Return the table as a page of HTML."""
    heads = "<th>".join(("message", *LANGUAGES))
    lines = [f"<!doctype html><meta charset=utf-8><title>Texts</title><style>{STYLE}</style><table><tr><th>{heads}"]
    for message, found in rows():
        shown = ""
        for example in found:
            cells = [escape(rendered(message, example, language)[0]) for language in LANGUAGES]
            line = "<td>" + "<td>".join(cells)
            if line != shown:
                first = not shown
                lines.append(f"<tr{' class=first' if first else ''}><td>{message if first else ''}{line}")
            shown = line
    return "\n".join(lines) + "\n</table>\n"


def main() -> None:
    """Write the page."""
    file = Path("build/texts.html")
    file.parent.mkdir(exist_ok=True)
    file.write_text(page(), encoding="utf-8")
    print(file)


if __name__ == "__main__":
    main()
