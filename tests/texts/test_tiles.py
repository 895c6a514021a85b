"""What the tiles say about themselves."""

import pytest

from exlibris.content import CATEGORIES, assistant_keys, load_assistants, load_locations
from exlibris.engine import PRESETS, preset
from exlibris.texts import LANGUAGES, TextError, assistant_name, category_name, location_detail, location_name, text
from exlibris.texts.components import switch_words
from exlibris.texts.render import message_ids

TILES = [location.key for location in load_locations()]


def test_every_location_has_its_three_texts_and_there_are_no_others() -> None:
    wanted = [f"location-{key}-{part}" for key in TILES for part in ("name", "summary", "detail")]
    assert list(message_ids("locations")) == wanted


def test_every_assistant_has_its_four_texts_and_there_are_no_others() -> None:
    parts = ("name", "library", "summary", "detail")
    assert list(message_ids("assistants")) == [f"assistant-{key}-{part}" for key in assistant_keys() for part in parts]


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_those_of_the_content_files(language: str) -> None:
    """LOC, ASST: the names that the four first editions print, and those chosen where they print none."""
    for location in load_locations():
        assert location_name(location.number, language) == location.names[language]
    for assistant in load_assistants():
        assert assistant_name(assistant.key, language) == assistant.names[language]
        assert text(f"assistant-{assistant.key}-library", language=language) == assistant.libraries[language]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("catalog", ["locations", "assistants"])
def test_a_summary_is_one_line_for_a_tile(catalog: str, language: str) -> None:
    for message_id in message_ids(catalog):
        if message_id.endswith("-summary"):
            for rules in map(preset, PRESETS):
                line = text(message_id, switch_words(rules), language)
                assert len(line) <= 85, line
                assert line.endswith("."), line


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("catalog", ["locations", "assistants"])
def test_texts_are_prose_without_leftovers_of_the_catalog(catalog: str, language: str) -> None:
    for message_id in message_ids(catalog):
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_categories_are_called_as_the_rulebooks_call_them(language: str) -> None:
    assert [category_name(n, language) for n in range(len(CATEGORIES))] == PRINTED[language].split("|")


def test_a_missing_message_is_an_error_that_names_it() -> None:
    with pytest.raises(TextError, match="en: there is no message 'location-moon-name'"):
        text("location-moon-name")


def test_a_missing_argument_is_an_error_that_names_the_message() -> None:
    with pytest.raises(TextError, match="en: message 'card-name' with"):
        text("card-name", {"letter": "M"})


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(TextError, match=r"xx/names\.ftl: there is no such catalog"):
        text("card-name", {"letter": "M", "number": 3}, language="xx")
