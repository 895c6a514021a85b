"""Tables of all rulebooks: opened with what was asked for, played to the end, refused when no rulebook has it."""

import random
from typing import Any

import pytest

from exlibris.content import has_titles, load, load_deck, load_titles
from exlibris.engine import PRESETS, Record, compose, preset, result
from exlibris.table import catalog as presented
from exlibris.texts import LANGUAGES, location_detail
from support.accounts import code_of
from support.browsing import Browser
from support.forms import check_form

GAMES = [
    ("first-en", ["friendlier", "longer"], 4),
    ("revised-en", ["drafted"], 2),
]


@pytest.mark.parametrize(("preset", "variants", "seats"), GAMES)
def test_rulebooks_are_played_to_the_end(rita: Browser, preset: str, variants: list[str], seats: int) -> None:
    table = rita.open("human", *["random"] * (seats - 1), preset=preset, variants=variants)
    rita.play(table, 0, random.Random(1), limit=6)
    rita.forward_to_the_last_round(table)
    over = rita.play(table, 0, random.Random(2))
    options = over["table"]["options"]
    assert (over["table"]["status"], options["preset"], options["variants"]) == ("over", preset, variants)
    assert (over["table"]["solo"], options["level"], over["view"]["solo"]) == (False, None, None)
    record = Record.from_json(rita.get(f"/api/tables/{table}/record").text)
    assert record.ruleset == compose(preset, variants)
    assert options["deck"] == record.ruleset.language
    assert over["view"]["trigger"] == record.replay().game.final_round_cards
    check_form(over["result"], result(record.replay()))


def test_solo_is_played_to_the_end(rita: Browser) -> None:
    preset, level = "first-fr", 4
    table = rita.open("human", preset=preset, variants=["solo"], level=level)
    first = rita.look(table)
    assert (first["table"]["solo"], first["table"]["options"]["level"]) == (True, level)
    assert (first["view"]["solo"]["level"], first["view"]["solo"]["rounds"]) == (level, 5)
    over = rita.play(table, 0, random.Random(level))
    assert (over["table"]["status"], over["result"]["ended_by"]) == ("over", "rounds")
    record = Record.from_json(rita.get(f"/api/tables/{table}/record").text)
    check_form(over["result"], result(record.replay()))
    assert [one["solo"] for one in rita.get("/api/tables").json()] == [True]


def test_a_deck_of_another_language_can_be_asked_for(rita: Browser) -> None:
    table = rita.open("human", "human", preset="first-en", deck="pl")
    assert rita.look(table)["table"]["options"]["deck"] == "pl"


def test_beginners_have_three_assistants_and_no_special_one(rita: Browser) -> None:
    seen = rita.look(rita.open("human", "human", variants=["beginner"]))
    assert (seen["view"]["phase"], seen["view"]["pool"]) == ("placement", [])
    for seat in seen["view"]["seats"]:
        assert (seat["library"], seat["offer"]) == (None, [])
        assert seat["unplaced"] == {"standard": 3, "special": False}


def test_two_libraries_of_ones_own_are_on_offer(rita: Browser) -> None:
    view = rita.look(rita.open("human", "human"))["view"]
    offers = [key for seat in view["seats"] for key in seat["offer"]]
    assert (len(offers), len(set(offers)), view["pool"]) == (4, 4, [])


def test_libraries_of_an_open_pool_are_on_offer_to_whose_turn_it_is(rita: Browser) -> None:
    table = rita.open("human", "human", preset="first-fr")
    seen = rita.look(table)
    turn = seen["waiting_for"][0]
    pool = seen["view"]["pool"]
    assert len(pool) == 4
    assert [seat["offer"] for seat in seen["view"]["seats"]] == [pool if seat == turn else [] for seat in (0, 1)]
    assert [option["library"] for option in seen["decision"]["actions"]] == pool
    after = rita.act(table, turn, seen["decision"]["actions"][1]["action"], seen["number"]).json()
    assert after["view"]["seats"][turn]["library"] == pool[1]
    assert after["view"]["pool"] == [pool[0], *pool[2:]]


@pytest.mark.parametrize(("variants", "seats"), [(["drafted"], 2), (["solo"], 1)])
def test_assistant_cards_are_on_offer(rita: Browser, variants: list[str], seats: int) -> None:
    seen = rita.look(rita.open(*["human"] * seats, preset="revised-en", variants=variants))
    cards = {"mummy", "witch", "wizard"} | (set() if seats == 1 else {"cube"})
    assert set(seen["view"]["pool"]) == cards
    assert {option["library"] for option in seen["decision"]["actions"]} == cards


def test_dealt_assistant_cards_need_no_choice(rita: Browser) -> None:
    view = rita.look(rita.open("human", "human", preset="revised-en"))["view"]
    assert view["phase"] == "placement"
    assert all(seat["library"] and seat["hand_count"] == 8 for seat in view["seats"])


SOLO: dict[str, Any] = {"seats": [{}], "variants": ["solo"]}
TWO: dict[str, Any] = {"seats": [{}, {}]}


@pytest.mark.parametrize(
    ("body", "says"),
    [
        (TWO | {"variants": ["drafted"]}, "no variant 'drafted' in first-en"),
        (TWO | {"preset": "first-fr", "variants": ["beginner-all-locations"]}, "beginner-all-locations"),
        (SOLO | {"variants": ["solo", "longer"]}, "solo is played alone"),
        (SOLO | {"level": 0}, "ruleset.solo_level"),
        (SOLO | {"level": 8}, "ruleset.solo_level"),
        (SOLO | {"seats": [{}, {}]}, "seats: a solo game has one seat"),
        (SOLO | {"seats": [{"player": "greedy"}]}, "seats: a solo game has one seat"),
        (SOLO | {"seats": [{"player": "open"}]}, "seats: a solo game has one seat"),
        (TWO | {"level": 3}, "level: only a solo game"),
        ({"seats": [{}]}, "seats: expected 2 to 4"),
        (TWO | {"deck": "de"}, "ruleset.language"),
        (TWO | {"deck": "../en"}, "ruleset.language"),
    ],
)
def test_what_no_rulebook_has_is_refused(rita: Browser, body: object, says: str) -> None:
    answer = rita.post("/api/tables", body)
    assert code_of(answer) == (400, "bad-setup"), answer.text
    assert says in answer.json()["detail"]
    assert rita.get("/api/tables").json() == []


def test_the_presets_come_with_their_variants_and_levels(rita: Browser) -> None:
    answer = rita.get("/api/presets")
    assert "max-age" in answer.headers["cache-control"]
    presets = {one["key"]: one for one in answer.json()}
    assert tuple(presets) == PRESETS
    variants = {key: [variant["key"] for variant in one["variants"]] for key, one in presets.items()}
    assert variants["revised-en"] == ["beginner", "drafted", "friendlier", "longer", "next-award", "solo"]
    assert variants["first-fr"] == ["beginner", "friendlier", "longer", "next-award", "solo"]
    assert presets["first-pl"]["deck"] == "pl"
    assert all(one["name"] and len(one["solo_levels"]) == 7 for one in presets.values())


@pytest.mark.parametrize("language", ["en", "pl", "cs", "fr"])
def test_every_deck_has_its_catalog(rita: Browser, language: str) -> None:
    catalog = rita.get(f"/api/catalog?deck={language}").json()
    deck = load_deck(language)
    assert [card["letter"] for card in catalog["cards"]] == list(deck.letters)
    for card, counts in zip(catalog["cards"], deck.counts, strict=True):
        categories = [book["category"] for book in card["books"]]
        assert [categories.count(category) for category in range(6)] == list(counts)
    assert len(catalog["tiles"]) == 18


def test_titles_are_those_of_the_deck_whatever_the_reader_speaks(rita: Browser) -> None:
    for deck in (language for language in LANGUAGES if has_titles(language)):
        for reader in LANGUAGES:
            cards = rita.get(f"/api/catalog?deck={deck}", **{"Accept-Language": reader}).json()["cards"]
            assert [[book["title"] for book in card["books"]] for card in cards] == [
                [title for _, title in books] for books in load_titles(deck)
            ]


def test_titles_are_null_where_a_deck_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load, "has_titles", lambda _language: False)
    assert {book.title for card in presented._cards("cs") for book in card.books} == {None}


def test_the_catalog_says_whether_assistants_are_cards_of_their_own(rita: Browser) -> None:
    cards = {key: rita.get(f"/api/catalog?preset={key}").json()["assistant_cards"] for key in PRESETS}
    assert cards == {key: key == "revised-en" for key in PRESETS}


@pytest.mark.parametrize("language", ["xx", "", "../en", "EN"])
def test_a_deck_that_there_is_not_has_no_catalog(rita: Browser, language: str) -> None:
    assert code_of(rita.get(f"/api/catalog?deck={language}")) == (404, "catalog-not-found")


def test_tiles_and_assistants_are_told_by_the_rulebook(rita: Browser) -> None:
    def told(query: str) -> tuple[str, str]:
        catalog = rita.get(f"/api/catalog{query}").json()
        witch = next(one for one in catalog["assistants"] if one["key"] == "witch")
        return catalog["tiles"][3]["summary"], witch["summary"]

    mill, witch = told("")
    assert told("?preset=first-en") == told("?deck=cs&preset=first-pl") == (mill, witch)
    assert "discard the other" in witch
    assert told("?preset=revised-en")[0] == mill
    assert "shelve one face down" in told("?preset=revised-en")[1]
    assert "then shelve 1 or 2" in told("?deck=fr&preset=first-fr")[0]
    french = rita.get("/api/catalog?preset=first-fr").json()
    assert [tile["detail"] for tile in french["tiles"]] == [
        location_detail(n, preset("first-fr")) for n in range(1, 19)
    ]
    assert all(len(one["detail"]) > len(one["summary"]) for one in french["assistants"])
    assert "max-age" in rita.get("/api/catalog?preset=first-fr").headers["cache-control"]


@pytest.mark.parametrize("key", ["second-en", "", "solo"])
def test_a_rulebook_that_there_is_not_has_no_catalog(rita: Browser, key: str) -> None:
    answer = rita.get(f"/api/catalog?preset={key}")
    assert code_of(answer) == (404, "catalog-not-found")
    assert "revised-en" in answer.json()["detail"]
