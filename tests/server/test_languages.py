"""Everybody is answered in a language of their own, at the same table too."""

import pytest

from exlibris.texts import category_name, location_name
from support.accounts import code_of
from support.browsing import Browser
from support.catalogs import COMPLETE

# What the first line of the log and a prompt of the draft begin with, after the name.
CHOOSE = {"en": "choose your library", "pl": "wybierz swoją bibliotekę", "cs": "vyberte si knihovnu"}


@pytest.mark.parametrize("path", ["/api/catalog", "/api/presets", "/api/tables/x"])
def test_a_language_without_texts_is_refused(rita: Browser, path: str) -> None:
    answer = rita.get(f"{path}?language=tlh")
    assert code_of(answer) == (400, "unknown-language")
    assert "tlh" in answer.json()["detail"]


@pytest.mark.parametrize("language", COMPLETE)
def test_components_are_told_in_the_language_asked_for(rita: Browser, language: str) -> None:
    """Of any deck: its letters are the deck's own."""
    catalog = rita.get(f"/api/catalog?deck=pl&language={language}").json()
    assert catalog["tiles"][13]["name"] == location_name(14, language)
    assert catalog["categories"][0]["name"] == category_name(0, language)
    assert any(card["letter"] == "Ć" for card in catalog["cards"])


def test_rulebooks_are_told_in_the_language_asked_for(rita: Browser) -> None:
    assert rita.get("/api/presets?language=fr").json()[0]["name"] == "Première édition, anglaise"


def test_the_same_table_is_told_in_two_languages(rita: Browser) -> None:
    """The lines of the log too, which are kept once they are rendered."""
    table = rita.open("human", "human")
    told = {language: rita.get(f"/api/tables/{table}?language={language}").json() for language in CHOOSE}
    for language, seen in told.items():
        assert CHOOSE[language] in seen["decision"]["text"]
    act = {"seat": told["pl"]["decision"]["seat"], "number": told["pl"]["number"]}
    act["action"] = told["pl"]["decision"]["actions"][0]["action"]
    after = rita.post(f"/api/tables/{table}/actions?language=pl", act).json()
    assert "zatrudnia" in after["log"]["lines"][-1]["text"]
    lines = {
        language: rita.get(f"/api/tables/{table}?language={language}").json()["log"]["lines"] for language in COMPLETE
    }
    assert len({told[-1]["text"] for told in lines.values()}) == len(COMPLETE)
    assert len({len(told) for told in lines.values()}) == 1
    assert "zatrudnia" in lines["pl"][-1]["text"]


def test_a_form_is_scored_in_the_language_asked_for(rita: Browser) -> None:
    seat = {"counts": {}, "stability": 0, "hand": 0}
    seats = [seat | {"name": "Rita", "focus": "historic"}, seat | {"name": "Eric", "focus": "reference"}]
    sheet = {"prominent": "monster", "banned": "spells", "seats": seats}
    answer = rita.post("/api/score?language=cs", sheet)
    assert answer.status_code == 200, answer.text
    assert answer.json()["sheet"]["facts"] == "Význačná díla: Příručky příšer. Zakázané knihy: Kouzla a lektvary."
