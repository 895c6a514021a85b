import pytest

from exlibris.content import (
    CATEGORIES,
    ContentError,
    assistant_keys,
    load_assistants,
    load_deck,
    load_locations,
    load_titles,
)
from exlibris.content.fields import parse
from exlibris.content.load import assistants_of, deck_of, locations_of, titles_of
from support.tiles import TILES

DECK = """
language = "xx"
letters = ["A", "CH"]

[cards]
A = ["cc", "fhm"]
CH = ["rssr"]
"""
TITLES = """
[[cards]]
letter = "A"
number = 1
books = [{ category = "corrupted", title = "Aaa" }, { category = "corrupted", title = "Aab" }]

[[cards]]
letter = "A"
number = 2
books = [
    { category = "monster", title = "Ac" },
    { category = "fantastical", title = "Ad" },
    { category = "historic", title = "Ae" },
]

[[cards]]
letter = "CH"
number = 1
books = [
    { category = "spells", title = "Cha" },
    { category = "reference", title = "Chb" },
    { category = "spells", title = "Chc" },
    { category = "reference", title = "Chd" },
]
"""


def test_a_deck_file_gives_its_cards_in_alphabetical_order() -> None:
    deck = deck_of(parse("xx.toml", DECK))
    assert deck.language == "xx"
    assert deck.letters == ("A", "A", "CH")
    assert deck.numbers == (1, 2, 1)
    assert deck.quantities == (2, 2, 1)
    assert deck.counts == (bytes([2, 0, 0, 0, 0, 0]), bytes([0, 1, 1, 1, 0, 0]), bytes([0, 0, 0, 0, 2, 2]))


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (
            ('"fhm"', '"fxm"'),
            r"deck\.toml: cards\.A\[2\]: expected 2 to 4 letters from cfhmrs, found 'fxm'",
        ),
        (('"fhm"', '"f"'), r"deck\.toml: cards\.A\[2\]: .*found 'f'"),
        (('"fhm"', "3"), r"deck\.toml: cards\.A\[2\]: expected text, found 3"),
        (('"A", "CH"', '"CH", "A"'), r"deck\.toml: cards: expected \['CH', 'A'\], found \['A', 'CH'\]"),
        (('language = "xx"', ""), r"deck\.toml: language: is missing"),
        (("[cards]", "[cards"), r"deck\.toml: Expected"),
        (('["rssr"]', '"rssr"'), r"deck\.toml: cards\.CH: expected a list"),
    ],
)
def test_a_bad_deck_file_is_refused_with_its_place(spoil: tuple[str, str], says: str) -> None:
    with pytest.raises(ContentError, match=says):
        deck_of(parse("deck.toml", DECK.replace(*spoil)))


def test_titles_come_per_card_with_their_category() -> None:
    titles = titles_of(parse("xx.toml", TITLES), deck_of(parse("xx.toml", DECK)))
    assert titles[0] == (("corrupted", "Aaa"), ("corrupted", "Aab"))
    assert titles[1][0] == ("monster", "Ac")


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (('category = "monster"', 'category = "spells"'), r"titles: cards\[2\]\.books: expected books of"),
        (("number = 2", "number = 3"), r"titles: cards\[2\]\.number: expected A2, found \('A', 3\)"),
        (('title = "Aab"', 'title = " "'), r"titles: cards\[1\]\.books\[2\]\.title: expected text"),
        (
            ('[[cards]]\nletter = "A"\nnumber = 1', '[[more]]\nletter = "A"'),
            r"titles: cards: expected 3 cards",
        ),
    ],
)
def test_titles_that_do_not_fit_the_deck_are_refused(spoil: tuple[str, str], says: str) -> None:
    deck = deck_of(parse("xx.toml", DECK))
    with pytest.raises(ContentError, match=says):
        titles_of(parse("titles", TITLES.replace(*spoil)), deck)


@pytest.mark.parametrize("language", ["zz", "../x", "EN", ""])
def test_an_unknown_language_is_refused(language: str) -> None:
    with pytest.raises(ContentError, match="decks"):
        load_deck(language)
    with pytest.raises(ContentError, match="titles"):
        load_titles(language)


DEALT = {2: 3, 3: 3, 5: 4, 9: 1, 10: 4, 13: 4, 14: 3}


def test_the_tiles_are_those_of_the_rules() -> None:
    assert [tile.number for tile in load_locations()] == list(range(1, len(load_locations()) + 1))
    tiles = load_locations()[: len(TILES)]
    assert len({tile.key for tile in tiles}) == len(TILES)
    assert [tile.number for tile in tiles if tile.delayed] == [3, 11, 12]
    assert {tile.number: tile.cards for tile in tiles if tile.cards} == DEALT
    assert [tile.number for tile in tiles if tile.face_down] == [13]
    assert [tile.number for tile in tiles if tile.spaces_differ] == [3, 11, 12]
    assert [tile.number for tile in tiles if tile.solo] == [2, 4, 6, 8, 9, 10, 11, 13, 14, 18]
    assert [tile.bids for tile in tiles if tile.bids] == [(1, 2, 3, 4)]
    assert [list(tile.spaces) for tile in tiles] == [
        [2], [2, 2], [2, 2, 2, 2], [2, 3], [2, 2], [2, 2, 4], [2, 2, 3, 4], [2], [2, 2],
        [2, 2, 3, 4], [2, 2], [2, 2, 3, 4], [2, 3], [2, 2], [2], [2, 3], [2], [2, 3],
    ]  # fmt: skip


def test_the_assistants_are_those_of_the_rules() -> None:
    assistants = load_assistants()
    assert tuple(assistant.key for assistant in assistants) == assistant_keys()
    solo = {assistant.key for assistant in assistants if assistant.solo}
    assert solo == {"automaton", "mummy", "bookworm", "golem", "wizard", "witch", "imp"}


def test_every_value_says_where_it_comes_from() -> None:
    per_tile = {"number", "type", "cards", "face_down", "spaces", "marks", "bids", "spaces_differ", "solo"}
    names = {f"name_{language}" for language in ("en", "pl", "cs", "fr")}
    libraries = {f"library_{language}" for language in ("en", "pl", "cs", "fr")}
    for tile in load_locations():
        assert set(tile.sources) == per_tile | names
    for assistant in load_assistants():
        assert set(assistant.sources) == names | libraries | {"solo"} | ({"card"} if assistant.card else set())


TILE = """
number = 1
key = "a"
type = "instant"
cards = 0
face_down = false
spaces = ["any"]
bids = []
spaces_differ = false
solo = false
sources = { cards = "attested LOC" }
"""


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (("number = 1", "number = 2"), "tiles: locations: expected the numbers 1 to 1 in order"),
        (('"instant"', '"sudden"'), r"tiles: locations\[1\]\.type: expected 'instant' or 'delayed'"),
        (('["any"]', '["5+"]'), r"tiles: locations\[1\]\.spaces: expected 1 to 4 from"),
        (('["any"]', "[]"), r"tiles: locations\[1\]\.spaces: expected 1 to 4 from"),
        (("cards = 0", "cards = -1"), r"tiles: locations\[1\]\.cards: expected a number"),
        (("cards = 0", "cards = true"), r"tiles: locations\[1\]\.cards: expected a number"),
        (("solo = false", "solo = 0"), r"tiles: locations\[1\]\.solo: expected true or false"),
        (('"attested LOC"', '"LOC"'), r"tiles: locations\[1\]\.sources\.cards: expected 'attested ID'"),
    ],
)
def test_a_bad_tile_is_refused_with_its_place(spoil: tuple[str, str], says: str) -> None:
    with pytest.raises(ContentError, match=says):
        locations_of(parse("tiles", "[[locations]]" + TILE.replace(*spoil)))


ASSISTANT = '[[assistants]]\nkey = "cube"\nname = {}\nlibrary = {}\nsolo = false\nsources = {}\n'


def test_an_assistant_that_is_there_twice_is_noticed() -> None:
    with pytest.raises(ContentError, match="assistants: assistants: cube is listed twice"):
        assistants_of(parse("assistants", ASSISTANT + ASSISTANT))


def test_a_component_has_its_first_version_unless_its_file_says_another() -> None:
    later = ASSISTANT.replace("cube", "owl") + "version = 3\n"
    assert [(one.number, one.version) for one in assistants_of(parse("a", ASSISTANT + later))] == [(1, 1), (2, 3)]


def test_categories_have_initials_of_their_own() -> None:
    assert "".join(category[0] for category in CATEGORIES) == "cfhmrs"


def test_a_file_is_read_once() -> None:
    assert load_deck("en") is load_deck("en")
    assert load_locations() is load_locations()
