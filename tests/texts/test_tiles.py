"""What the tiles say about themselves."""

import pytest

from exlibris.content import CATEGORIES, ContentError, assistant_keys, load_locations
from exlibris.engine import PRESETS, preset
from exlibris.texts import assistant_name, category_name, location_detail, location_name, text
from exlibris.texts.components import switch_words
from support.catalogs import COMPLETE, PIECES, message_ids

TILES = [location.key for location in load_locations()]


@pytest.mark.parametrize("key", TILES)
def test_a_location_has_its_three_texts_first_and_then_what_it_alone_asks_and_tells(key: str) -> None:
    name, summary, detail, *own = message_ids(f"locations/{key}")
    assert (name, summary, detail) == tuple(f"location-{key}-{part}" for part in ("name", "summary", "detail"))
    assert [other for other in own if not other.startswith(("prompt-", "log-"))] == []


@pytest.mark.parametrize("key", assistant_keys())
def test_an_assistant_has_its_four_texts_first_and_then_what_it_alone_asks_and_tells(key: str) -> None:
    name, library, summary, detail, *own = message_ids(f"assistants/{key}")
    assert [name, library, summary, detail] == [
        f"assistant-{key}-{part}" for part in ("name", "library", "summary", "detail")
    ]
    assert [other for other in own if not other.startswith(("prompt-", "log-"))] == []


@pytest.mark.parametrize("language", COMPLETE)
def test_names_are_all_different(language: str) -> None:
    names = [location_name(location.number, language) for location in load_locations()]
    names += [assistant_name(key, language) for key in assistant_keys()]
    names += [text(f"assistant-{key}-library", language=language) for key in assistant_keys()]
    assert [name for name in names if names.count(name) > 1] == []


def test_the_two_flea_markets_are_not_mixed_up() -> None:
    """LOC14, LOC17: the French "Marché aux Puces" is ours, the Czech "Bleší trh" is the sale."""
    assert [location_name(14, language) for language in ("en", "fr")] == ["Flea Market", "Marché aux Puces"]
    assert location_name(17, "cs") == "Bleší trh"


@pytest.mark.parametrize("language", COMPLETE)
def test_a_summary_is_one_line_for_a_tile(language: str) -> None:
    for message_id in (one for catalog in PIECES for one in message_ids(catalog)):
        if message_id.endswith("-summary"):
            for rules in map(preset, PRESETS):
                line = text(message_id, switch_words(rules), language)
                assert len(line) <= 85, line
                assert line.endswith("."), line


@pytest.mark.parametrize("language", COMPLETE)
def test_texts_are_prose_without_leftovers_of_the_catalog(language: str) -> None:
    for message_id in (one for catalog in PIECES for one in message_ids(catalog)[:4]):
        if not message_id.startswith(("location-", "assistant-")):
            continue
        for rules in map(preset, PRESETS):
            words = text(message_id, switch_words(rules), language)
            assert " ," not in words
            assert " ." not in words
            assert "  " not in words
            assert "\n" not in words
            assert "{" not in words
            assert words == words.strip()


def test_locations_that_can_be_useless_say_when() -> None:
    """LOC-G02: the tiles whose effect may not work (notes on 2, 3, 4, 5, 9, 10, 11, 13, 14, 15, 17)."""
    for number in (2, 3, 4, 5, 9, 10, 11, 13, 14, 15, 17):
        detail = location_detail(number)
        assert any(words in detail for words in ("nothing happens", "gets nothing", "smell")), number


PRINTED = {  # COMP-04, in the order of the form
    "en": "Corrupted Codices|Fantastical Fictions|Historic Volumes|Monster Manuals|Reference Texts|Spells & Potions",
    "pl": "Plugawe kodeksy|Niewiarygodna beletrystyka|Tomy historyczne|Potworne poradniki|Encyklopedie i słowniki"
    "|Zaklęcia i mikstury",
    "cs": "Černá magie|Fantastické romány|Historické svazky|Příručky příšer|Referenční texty|Kouzla a lektvary",
    "fr": "Codex Corrompus|Œuvres de Fiction|Volumes Historiques|Bestiaires Fantastiques|Manuels de Référence"
    "|Potions & Sortilèges",
}


@pytest.mark.parametrize("language", COMPLETE)
def test_categories_are_called_as_the_rulebooks_call_them(language: str) -> None:
    assert [category_name(n, language) for n in range(len(CATEGORIES))] == PRINTED[language].split("|")


@pytest.mark.usefixtures("lenient_texts")
def test_a_missing_message_is_shown_by_its_id_and_logged(caplog: pytest.LogCaptureFixture) -> None:
    assert text("location-moon-name", language="pl") == "location-moon-name"
    assert "message 'location-moon-name' is missing" in caplog.text


@pytest.mark.usefixtures("lenient_texts")
def test_a_message_without_its_argument_is_shown_by_its_id_and_logged(caplog: pytest.LogCaptureFixture) -> None:
    assert text("card-name", {"letter": "M"}, "pl") == "card-name"
    assert "message 'card-name' can't be rendered in 'pl'" in caplog.text


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(ContentError, match=r"xx/names\.ftl: there is no such catalog"):
        text("card-name", {"letter": "M", "number": 3}, language="xx")
