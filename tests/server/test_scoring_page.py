"""Scoring real shelves over HTTP: the form, the best flips, and every refusal with its place."""

import json
import random
import time
from string import ascii_uppercase
from typing import Any

import pytest

from exlibris.content import CATEGORIES
from exlibris.forms.given import read_given
from exlibris.forms.score import best, score
from exlibris.table.form import MOST_CARDS, score_sheet
from support.accounts import code_of
from support.browsing import Browser

Json = dict[str, Any]

SHEET: Json = {
    "ruleset": "first-en", "prominent": "reference", "banned": "corrupted",
    "seats": [
        {"name": "Rita", "focus": "monster", "hand": 2,
         "shelf": [[{"letter": "A", "number": 4, "books": ["corrupted", "historic"]}, None],
                   [{"letter": "B", "number": 1, "books": ["spells", "spells", "fantastical"], "face_down": True},
                    {"letter": "B", "number": 7, "books": ["monster", "reference"], "entombed": True}]]},
        {"name": "Eric", "focus": "spells", "counts": {"spells": 5, "reference": 1}, "stability": 6},
    ],
}  # fmt: skip
SOLO: Json = {
    "mode": "solo", "prominent": "monster", "banned": "corrupted",
    "seats": [{"name": "Rita", "focus": "historic", "counts": {"historic": 12, "monster": 13}, "stability": 12}],
    "library": {"books": {"monster": 16, "fantastical": 20}, "focus": "fantastical"},
}  # fmt: skip


def changed(sheet: Json, *places: Any, value: object) -> Json:
    """Return the sheet with another value at that place."""
    copy: Json = json.loads(json.dumps(sheet))
    there: Any = copy
    for place in places[:-1]:
        there = there[place]
    there[places[-1]] = value
    return copy


@pytest.mark.parametrize("sheet", [SHEET, SOLO])
def test_the_form_is_the_one_of_the_forms(rita: Browser, sheet: Json) -> None:
    answer = rita.post("/api/score?best_flips=true", sheet)
    assert answer.status_code == 200, answer.text
    shown, given = answer.json(), read_given(json.dumps(sheet).encode())
    form = score(given)
    for seat, column in enumerate(shown["seats"]):
        for line in ("b1", "b2", "b3", "b4", "b5"):
            assert column[line] == getattr(form.form.columns[seat], line)
        assert column["rank"] == form.form.columns[seat].rank
        assert list(column["tally"].values()) == list(form.form.columns[seat].tally)
        assert column["best"] == {"total": best(given, seat).total, "flips": list(best(given, seat).flips)}
    assert shown["winners"] == list(form.form.winners)
    assert [row["section"] for row in shown["sheet"]["rows"]][:1] == ["A1"]
    assert (shown["library"] is not None) == form.form.solo


def test_in_solo_the_library_has_its_column(rita: Browser) -> None:
    shown = rita.post("/api/score", SOLO).json()
    assert (shown["library"]["b2"], shown["library"]["b5"], shown["winners"]) == (15, 40, [])
    assert shown["seats"][0]["best"] is None


@pytest.mark.parametrize(
    ("sheet", "says"),
    [
        (changed(SHEET, "prominent", value="cookery"), "prominent: unknown category 'cookery'"),
        (changed(SHEET, "seats", 0, "shelf", 0, 0, "books", value=["spells"] * 5), "seats[0].shelf[0][0].books: "),
        (changed(SHEET, "seats", 0, "shelf", 0, 0, "books", value=["spells"]), "shelf[0][0].books: a card has 2 to 4"),
        (changed(SHEET, "seats", value=SHEET["seats"][:1]), "seats: expected 2 to 4 seats, found 1"),
        (changed(SHEET, "seats", 0, "shelf", 0, value=[None, None, None, {}]), "seats[0].shelf[0][3]"),
        (changed(SHEET, "seats", 0, "hand", value="many"), "seats[0].hand"),
        (changed(SHEET, "seats", 1, "shelf", value=[]), "seats[1].stability: "),
        (changed(SHEET, "seats", 1, value={"name": "Eric"}), "focus"),
        (changed(SHEET, "sead", value=1), "sead"),
        (changed(SOLO, "library", value=None), "library: "),
        ([], "object"),
    ],
)
def test_what_cannot_be_scored_is_refused_with_the_place(rita: Browser, sheet: object, says: str) -> None:
    answer = rita.post("/api/score", sheet)
    assert code_of(answer) == (400, "bad-sheet"), answer.text
    assert says in answer.json()["detail"], answer.text


def test_what_is_not_json_is_refused(rita: Browser) -> None:
    answer = rita.client.post("/api/score", content=b"{", headers={"Content-Type": "application/json"})
    assert code_of(answer) == (400, "bad-sheet")


def test_best_flips_of_a_shelf_out_of_all_proportion_are_refused(rita: Browser) -> None:
    row = [{"letter": letter, "number": 1, "books": ["spells", "spells"]} for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
    rows = [[card | {"number": number} for card in row] for number in (1, 2, 3)]
    sheet = changed(SHEET, "seats", 0, "shelf", value=rows)
    assert rita.post("/api/score", sheet).status_code == 200
    answer = rita.post("/api/score?best_flips=true", sheet)
    assert code_of(answer) == (400, "bad-sheet")
    assert "seats[0].shelf" in answer.json()["detail"]


def test_best_flips_of_the_largest_shelves_take_well_under_a_second() -> None:
    focuses, luck = [key for key in CATEGORIES if key not in ("reference", "corrupted")], random.Random(1)
    seats = [{"name": focus, "focus": focus, "shelf": largest_shelf(seat, luck)} for seat, focus in enumerate(focuses)]
    given = read_given(
        json.dumps({"ruleset": "first-en", "prominent": "reference", "banned": "corrupted", "seats": seats}).encode()
    )
    start = time.process_time()
    assert all(one.best is not None for one in score_sheet(given, "en", best_flips=True).seats)
    assert time.process_time() - start < 1


def largest_shelf(seat: int, luck: random.Random) -> list[list[Json]]:
    """Return a shelf of as many cards as best flips are found for, in order, with four books on each."""
    places = [(letter, 15 * seat + number) for letter in ascii_uppercase for number in range(1, 16)]
    cards: list[Json] = [
        {"letter": letter, "number": number, "books": luck.choices(CATEGORIES, k=4)}
        for letter, number in sorted(luck.sample(places, MOST_CARDS))
    ]
    return [cards[i : i + MOST_CARDS // 3] for i in range(0, MOST_CARDS, MOST_CARDS // 3)]


def test_the_form_comes_as_a_drawing_in_the_readers_language(rita: Browser) -> None:
    answer = rita.post("/api/score/drawing?language=pl", SHEET)
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.startswith("<svg")
    assert "Formularz" in answer.text
    assert code_of(rita.post("/api/score/drawing", SHEET | {"prominent": "magic"})) == (400, "bad-sheet")


def test_the_letters_of_a_deck_of_ones_own_decide_the_order(rita: Browser) -> None:
    shelf = [[{"letter": letter, "number": 1, "books": ["spells", "spells"]} for letter in "ΩA"]]
    sheet = changed(SHEET, "seats", 0, "shelf", value=shelf)
    assert code_of(rita.post("/api/score", sheet)) == (400, "bad-sheet")
    for letters, flipped in (("ΩA", []), ("AΩ", ["A1"])):
        answer = rita.post("/api/score", sheet | {"letters": letters})
        assert answer.json()["sheet"]["rows"][0]["cells"][0]["value"] == (", ".join(flipped) or "none")
    for letters in ("A B", "A" * 61, "1"):
        assert code_of(rita.post("/api/score", sheet | {"letters": letters})) == (400, "bad-sheet")


@pytest.mark.parametrize(("name", "code"), [("Ri\u200bta", "unclear-name"), ("Eric", "name-at-table")])
def test_a_bad_name_has_a_code_of_its_own(name: str, code: str, rita: Browser) -> None:
    seats = [{**SHEET["seats"][0], "name": name}, {**SHEET["seats"][1], "name": "Eric"}]
    answer = rita.post("/api/score", {**SHEET, "seats": seats})
    assert answer.json()["code"] == code
    assert answer.json()["detail"].startswith("seats[")


@pytest.mark.parametrize("place", [["seats", 0, "shelf", 0, 0, "letter"], ["seats", 1, "focus"], ["banned"]])
def test_a_refusal_leads_to_the_faulty_value(place: list[str | int], rita: Browser) -> None:
    error = rita.post("/api/score", changed(SHEET, *place, value="?")).json()
    assert error["fault"]["place"] == place
    assert error["detail"].endswith(f": {error['fault']['what']}")
