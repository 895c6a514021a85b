"""The languages against English: the same messages with the same arguments, and plurals as each language has them."""

import re
from functools import cache
from itertools import pairwise, product

import pytest
from babel import Locale
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from exlibris.texts import LANGUAGES, text
from exlibris.texts.catalogs import source
from support.catalogs import COMPLETE, NAMES, PIECES, TEXTS

OTHERS = [language for language in LANGUAGES if language != "en"]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
LONGEST_BRIEF = 35  # letters


@cache
def messages(language: str, catalog: str) -> dict[str, ast.Pattern]:
    """Return the patterns of a catalog by message id, attributes as "message.attribute"; allow nothing else in it."""
    found: dict[str, ast.Pattern] = {}
    for entry in parse(source(language, catalog)).body:
        assert not isinstance(entry, ast.Junk), f"{language}: {catalog}.ftl: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}: {catalog}.ftl has {entry.id.name} twice"
            if entry.value is not None:
                found[entry.id.name] = entry.value
            found |= {f"{entry.id.name}.{one.id.name}": one.value for one in entry.attributes}
    return found


@cache
def all_messages(language: str) -> dict[str, ast.Pattern]:
    """Return the patterns of all catalogs."""
    return {name: pattern for catalog in NAMES for name, pattern in messages(language, catalog).items()}


class Parts(Visitor):
    """Collects a pattern's variables, its selections, and what it says."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.variables: set[str] = set()
        self.selections: list[ast.SelectExpression] = []
        self.words: list[str] = []
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the library's name)
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.selections.append(node)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.words.append(node.value.strip())


def keys_of(selection: ast.SelectExpression) -> set[str]:
    """Return the keys of its variants."""
    keys = [variant.key for variant in selection.variants]
    return {key.name if isinstance(key, ast.Identifier) else key.value for key in keys}


def plain_keys(pattern: ast.Pattern) -> set[str]:
    """Return the keys that select by name: neither numbers nor plurals."""
    keys = {key for selection in Parts(pattern).selections for key in keys_of(selection)}
    return {key for key in keys if key not in PLURALS and not key.isdigit()}


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_all_catalogs(language: str) -> None:
    there, wanted = {path.stem for path in (TEXTS / language).glob("*.ftl")}, set(NAMES) - set(PIECES)
    assert there == wanted if language in COMPLETE else there <= wanted


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_messages_of_english_and_no_others(language: str) -> None:
    for catalog in NAMES:
        english, own = messages("en", catalog), messages(language, catalog)
        assert set(english) - set(own) == set() or language not in COMPLETE, f"missing in {catalog}"
        assert set(own) - set(english) == set(), f"not in English in {catalog}"
        attributes = {name for name in english if name.partition(".")[0] in own}
        assert attributes - set(own) == set(), f"incomplete in {catalog}"


@pytest.mark.parametrize("language", OTHERS)
def test_messages_use_the_arguments_and_cases_that_english_uses(language: str) -> None:
    english = all_messages("en")
    for name, pattern in all_messages(language).items():
        assert Parts(pattern).variables == Parts(english[name]).variables, name
        assert plain_keys(pattern) == plain_keys(english[name]), name


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    english = all_messages("en")
    for name, pattern in all_messages(language).items():
        said = " ".join(Parts(pattern).words)
        assert len(re.findall(r"[a-z]{2,}", said)) < 3 or said != " ".join(Parts(english[name]).words), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_are_those_of_the_language(language: str) -> None:
    rule, counted = Locale(language).plural_form, plurals_of_numbers(language)
    for name, pattern in all_messages(language).items():
        for selection in Parts(pattern).selections:
            chosen = keys_of(selection) & PLURALS
            assert chosen <= rule.tags | {"other"}, name
            if len(chosen) > 1 and says_its_number(selection):
                assert counted - chosen == set(), name


@pytest.mark.parametrize("language", OTHERS)
def test_what_english_counts_a_language_counts_too(language: str) -> None:
    english = all_messages("en")
    for name, pattern in all_messages(language).items():
        assert counted_in(english[name]) <= counted_in(pattern), name


def counted_in(pattern: ast.Pattern) -> set[str]:
    """Return the arguments by which the text selects plurals and which it names."""
    found = [one for one in Parts(pattern).selections if len(keys_of(one) & PLURALS) > 1 and says_its_number(one)]
    return {one.selector.id.name for one in found if isinstance(one.selector, ast.VariableReference)}


@cache
def plurals_of_numbers(language: str) -> set[str]:
    """Return the plurals that a language has for whole numbers."""
    rule = Locale(language).plural_form
    return {rule(number) for number in range(1000)}


def says_its_number(selection: ast.SelectExpression) -> bool:
    """Return whether some variant names the number that it was selected by."""
    if not isinstance(selection.selector, ast.VariableReference):
        return False
    return any(selection.selector.id.name in Parts(variant.value).variables for variant in selection.variants)


def lines(language: str) -> list[str]:
    """Return the lines of all catalogs without their comments."""
    return [line for name in NAMES for line in source(language, name).splitlines() if not line.startswith("#")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_brief_summaries_are_short(language: str) -> None:
    """So that they fit into the tiles of a small phone."""
    said = {name: Parts(pattern).words for name, pattern in all_messages(language).items() if name.endswith(".brief")}
    assert {name: words for name, words in said.items() if len(" ".join(words)) > LONGEST_BRIEF} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_are_curly(language: str) -> None:
    assert [line for line in lines(language) if "'" in line] == []


def test_french_signs_stand_off_by_a_space_that_does_not_break() -> None:
    assert re.findall(r".* [:;?!»].*|.*« .*", "\n".join(lines("fr"))) == []


@pytest.mark.parametrize("catalog", [name for name in NAMES if name != "names"])  # names may be typed, in a deck
def test_no_line_of_czech_breaks_after_a_word_of_one_letter(catalog: str) -> None:
    said = "\n".join(line for line in source("cs", catalog).splitlines() if not line.startswith("#"))
    assert re.findall(r".*(?<![\w’.-])[aikosuvz][ \n](?![\s=]).*", said, re.IGNORECASE) == []


@pytest.mark.parametrize("catalog", NAMES)
def test_czech_prompts_name_the_player_before_a_colon(catalog: str) -> None:
    """An address would need the vocative, "Rito", and names are never inflected."""
    assert re.findall(r"^prompt-.* = \{ \$player \}[^:].*", source("cs", catalog), re.MULTILINE) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("catalog", NAMES)
def test_no_note_on_plural_forms_is_left_in_a_sentence(catalog: str, language: str) -> None:
    assert re.findall(r".*\((?:one|few|many|other)\b.*", source(language, catalog)) == []


@pytest.mark.parametrize(
    ("language", "counts"),
    [
        ("en", ["no cards", "1 card", "2 cards", "5 cards", "22 cards"]),
        ("pl", ["0 kart", "1 kartę", "2 karty", "5 kart", "22 karty"]),
        ("cs", ["0 karet", "1 kartu", "2 karty", "5 karet", "22 karet"]),
        ("fr", ["aucune carte", "1 carte", "2 cartes", "5 cartes", "22 cartes"]),
    ],
)
def test_cards_are_counted_as_people_count(language: str, counts: list[str]) -> None:
    assert [text("cards-hidden", {"count": n}, language) for n in (0, 1, 2, 5, 22)] == counts


def test_the_order_of_messages_is_that_of_english() -> None:
    """So that a translator finds them side by side."""
    for language, catalog in product(OTHERS, NAMES):
        places = {name: place for place, name in enumerate(messages("en", catalog))}
        late = [name for before, name in pairwise(messages(language, catalog)) if places[name] < places[before]]
        assert late == [], f"{language}: {catalog}.ftl: English has these further up"
