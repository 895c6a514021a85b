"""Whatever is wrong with a file for `exlibris score` gets one line that names the place, and exit code 2."""

import string
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from exlibris.content import CATEGORIES, load_deck
from exlibris.engine import PRESETS, preset
from exlibris.forms.checks import alphabet
from exlibris.forms.given import Entombed, Given, GivenCard, GivenCounts, GivenSeat, Library, read_given
from support import commands
from support.given import Json, card, game, refusal, scored, seat, shelf, solo, text_of


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "not JSON: empty"),
        ("{", "not JSON: "),
        ("hello", "not JSON: "),
        ('{"seats": [}', "not JSON: "),
        ("[]", "expected object, got array"),
        ("{}", "prominent: missing"),
        ("[" * 100_000, "not JSON: "),
    ],
)
def test_what_is_no_object_of_json(text: str, why: str) -> None:
    assert refusal(text).startswith(why)


WRONG: list[tuple[Json, str]] = [
    ({"ruleset": "first-de"}, "ruleset: unknown ruleset 'first-de'"),
    ({"ruleset": 1}, "ruleset: expected str, got int"),
    ({"prominent_ties": "none"}, "prominent_ties: unknown way 'none', expected one of all_places, next_place"),
    ({"mode": "duel"}, "mode: unknown mode 'duel'"),
    ({"prominent": "maps"}, "prominent: unknown category 'maps'"),
    ({"banned": "reference"}, "banned: 'reference' is already prominent"),
    ({"colour": "red"}, "colour: there is no such field"),
    ({"seats": []}, "seats: expected 2 to 4 seats, found 0"),
    ({"seats": [seat()]}, "seats: expected 2 to 4 seats, found 1"),
    ({"seats": [seat(str(i)) for i in range(5)]}, "seats: expected 2 to 4 seats, found 5"),
    ({"seats": {}}, "seats: expected array, got object"),
    ({"library": {"books": {}, "focus": "spells"}}, "library: only a solo game"),
    ({"letters": "A1"}, "letters: expected up to 60 letters, found 'A1'"),
    ({"letters": "Ж" * 61}, "letters: expected up to 60 letters"),
    ({"mode": "solo", "seats": [seat()]}, "library: missing"),
]


@pytest.mark.parametrize(("change", "why"), WRONG)
def test_the_whole_file(change: Json, why: str) -> None:
    assert refusal(game(seat()) | change).startswith(why)


LETTERS = string.ascii_uppercase + "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯĄĆ"
MOST: list[Json] = [
    game(seat("R" * 40, hand=999, shelf=[[*[None] * 50, card("Z 999", " ".join(["monster"] * 4))]])),
    game(seat(counts={"monster": 999}, stability=999)),
    game(seat(shelf=[[card("Ą 1")], [card("Ć 2")], [card("A 3")]]), letters=LETTERS),
]


@pytest.mark.parametrize("given", MOST)
def test_as_much_as_the_refusals_say_is_taken(given: Json) -> None:
    assert len(LETTERS) == 60
    assert scored(given)["winners"] == [0]


def test_what_is_not_given_is_0_and_0_may_be_given() -> None:
    for given in (seat(counts={}, stability=0), seat(hand=0, counts=dict.fromkeys(CATEGORIES, 0), stability=0)):
        read = read_given(text_of(game(given)).encode()).seats[0]
        assert (read.hand, read.counts and read.counts.tally()) == (0, (0,) * 6)
        assert set(scored(game(given))["seats"][0]["tally"].values()) == {0}


@pytest.mark.parametrize("part", [Entombed, Given, GivenCard, GivenCounts, GivenSeat, Library])
def test_a_file_stays_as_it_was_read(part: type[msgspec.Struct]) -> None:
    assert part.__struct_config__.frozen


LIBRARIES: list[tuple[Json, str]] = [
    ({"books": {}, "focus": "monster"}, "library.focus: 'monster' is already seats[0].focus"),
    ({"books": {"maps": 1}, "focus": "spells"}, "library.books.maps: there is no such field"),
    ({"books": {"spells": -1}, "focus": "spells"}, "library.books.spells: expected 0 to 999, found -1"),
]


@pytest.mark.parametrize(("library", "why"), LIBRARIES)
def test_the_public_library(library: Json, why: str) -> None:
    assert refusal(solo(seat(), library=library)) == why


@pytest.mark.parametrize("seats", [[], [seat("Rita"), seat("Eric", "historic")]])
def test_solo_is_for_one(seats: list[Json]) -> None:
    assert refusal(solo(seat(), seats=seats)) == f"seats: expected one seat, found {len(seats)}"


SEATS: list[tuple[Json, str]] = [
    ({"name": ""}, "seats[1].name: expected a name"),
    ({"name": "a\nb"}, "seats[1].name: expected a name"),
    ({"name": "E" * 41}, "seats[1].name: expected a name"),
    ({"name": "Rita"}, "seats[1].name: 'Rita' is already the name of seats[0]"),
    ({"name": 3}, "seats[1].name: expected str, got int"),
    ({"focus": "maps"}, "seats[1].focus: unknown category 'maps'"),
    ({"focus": "corrupted"}, "seats[1].focus: 'corrupted' is already banned"),
    ({"focus": "reference"}, "seats[1].focus: 'reference' is already prominent"),
    ({"focus": "monster"}, "seats[1].focus: 'monster' is already seats[0].focus"),
    ({"hand": -1}, "seats[1].hand: expected 0 to 999, found -1"),
    ({"hand": 1.5}, "seats[1].hand: expected int, got float"),
    ({"hand": True}, "seats[1].hand: expected int, got bool"),
    ({"hat": "red"}, "seats[1].hat: there is no such field"),
    ({"shelf": None}, "seats[1]: expected a shelf, or counts and stability"),
    ({"shelf": None, "counts": {}}, "seats[1].stability: missing"),
    ({"counts": {"monster": 1000}}, "seats[1].counts.monster: expected 0 to 999"),
    ({"counts": {}, "shelf": shelf("A1")}, "seats[1].shelf[0][0].books: not allowed with the counts of a shelf"),
    ({"stability": 4}, "seats[1].stability: not allowed with a shelf"),
    ({"shelf": None, "counts": {"maps": 1}, "stability": 0}, "seats[1].counts.maps: there is no such field"),
    ({"shelf": None, "counts": {"monster": "5"}, "stability": 0}, "seats[1].counts.monster: expected int, got str"),
    ({"shelf": None, "counts": {"monster": 1000}, "stability": 0}, "seats[1].counts.monster: expected 0 to 999"),
    ({"shelf": None, "counts": {}, "stability": -4}, "seats[1].stability: expected 0 to 999, found -4"),
    ({"shelf": {}}, "seats[1].shelf: expected array | null, got object"),
    ({"shelf": ["A1"]}, "seats[1].shelf[0]: expected array, got str"),
    ({"shelf": shelf("A1 / B1 / C1 / D1")}, "seats[1].shelf: a shelf has at most 3 rows, found 4"),
    ({"shelf": shelf("A1 .. B1")}, "seats[1].shelf: it is in pieces"),
    ({"shelf": shelf("A1 .. / .. B1")}, "seats[1].shelf: it is in pieces"),
    ({"shelf": shelf("A1 / .. / B1")}, "seats[1].shelf: it is in pieces"),
    ({"shelf": [[None] * 52]}, "seats[1].shelf[0]: expected at most 51 cells, found 52"),
    ({"shelf": shelf("A1 B1 / A1 C1")}, "seats[1].shelf[1][0]: A1 is already at seats[1].shelf[0][0]"),
    ({"shelf": shelf("X9")}, "seats[1].shelf[0][0]: X9 is already at seats[0].shelf[0][0]"),
]


@pytest.mark.parametrize(("change", "why"), SEATS)
def test_a_seat(change: Json, why: str) -> None:
    second = {key: value for key, value in (seat("Eric", "historic") | change).items() if value is not None}
    assert refusal(game(seat("Rita", shelf=shelf("X9")), second)).startswith(why)


CARDS: list[tuple[Json, str]] = [
    ({"books": ["monster"] * 5}, ".books: a card has 2 to 4 books, found 5"),
    ({"books": ["monster"]}, ".books: a card has 2 to 4 books, found 1"),
    ({"books": []}, ".books: a card has 2 to 4 books, found 0"),
    ({"books": ["monster", "maps"]}, ".books[1]: unknown category 'maps'"),
    ({"books": "monster"}, ".books: expected array | null, got str"),
    ({"books": [1]}, ".books[0]: expected str, got int"),
    ({"letter": "Ć"}, ".letter: expected one of A B C D"),
    ({"letter": ""}, ".letter: expected one of"),
    ({"letter": "AB"}, ".letter: expected one of"),
    ({"letter": "?"}, ".letter: expected one of"),
    ({"letter": 1}, ".letter: expected str, got int"),
    ({"number": 0}, ".number: expected 1 to 999, found 0"),
    ({"number": "4"}, ".number: expected int, got str"),
    ({"number": 10**30}, ".number: expected 1 to 999, found 1000"),
    ({"face_down": 1}, ".face_down: expected bool, got int"),
    ({"facedown": True}, ".facedown: there is no such field"),
    ({"entombed": 3}, ".entombed: expected bool | object | null, got int"),
    ({"entombed": {"letter": "A"}}, ".entombed.number: missing"),
    ({"entombed": {"letter": "A", "number": 1}}, ".entombed: A1 is already at seats[0].shelf[0][0]"),
    ({"entombed": {"letter": "B", "number": 1, "books": ["x"]}}, ".entombed.books: a card has 2 to 4 books, found 1"),
    ({"entombed": {"letter": "B", "number": 1, "books": ["x", "x"]}}, ".entombed.books[0]: unknown category 'x'"),
    ({"entombed": {"letter": "B", "number": 1, "entombed": True}}, ".entombed.entombed: there is no such field"),
]


@pytest.mark.parametrize(("change", "why"), CARDS)
def test_a_card(change: Json, why: str) -> None:
    rows = [[card("A 1"), card("C 4") | change]]
    assert refusal(game(seat(shelf=rows))).startswith(f"seats[0].shelf[0][1]{why}")


@pytest.mark.parametrize("field", ["letter", "number", "books"])
def test_a_card_that_is_not_whole(field: str) -> None:
    whole = card("A 1")
    del whole[field]
    assert refusal(game(seat(shelf=[[None], [whole]]))) == f"seats[0].shelf[1][0].{field}: missing"


@pytest.mark.parametrize("name", PRESETS)
def test_alphabets_put_letters_in_the_order_of_our_decks(name: str) -> None:
    letters = dict.fromkeys(load_deck(preset(name).language).letters)
    assert [letter for letter in alphabet(name) if letter in letters] == list(letters)


def test_printed_decks_may_have_latin_letters_that_ours_has_not() -> None:
    assert "Q" not in load_deck("cs").letters
    assert scored(game(seat(shelf=shelf("Q1 X2")), ruleset="first-cs"))["seats"][0]["flipped"] == []


@pytest.mark.parametrize("ruleset", PRESETS)
def test_every_rulebook_scores_alike(ruleset: str) -> None:
    column, _ = scored(game(seat(shelf=shelf("A1 b2 / C1 D1")), ruleset=ruleset))["seats"]
    assert (column["total"], column["flipped"]) == (4 + 12 + 8, [])


def test_amb_32_polish_letters_come_after_those_they_look_like() -> None:
    ordered = shelf("A1 C9 Ć1 D1 L6 Ł1 M1 S10 Ś1 T1 Z2 Ż1")
    rows = [[cell for cell in ordered[0] if cell is not None]]
    polish = game(seat(shelf=rows), ruleset="first-pl")
    assert scored(polish)["seats"][0]["flipped"] == []
    assert refusal(polish | {"ruleset": "first-en"}).startswith("seats[0].shelf[0][2].letter")
    rows[0][1], rows[0][2] = rows[0][2], rows[0][1]
    assert scored(polish)["seats"][0]["flipped"] == ["C9"]
    assert refusal(game(seat(shelf=shelf("Q1")), ruleset="first-pl")).startswith("seats[0].shelf[0][0].letter")


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "shelf.json"
    path.write_bytes(b'{"prominent": "\x00"}')
    assert commands.refusal("score", path).startswith(f"{path}: not JSON: ")


@pytest.mark.parametrize("make", [lambda path: path / "none.json", lambda path: path])
def test_files_that_cannot_be_read(tmp_path: Path, make: Callable[[Path], Path]) -> None:
    path = make(tmp_path)
    assert commands.refusal("score", path).startswith(f"{path}: ")
