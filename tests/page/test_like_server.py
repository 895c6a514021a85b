"""A page answers as a server does, byte for byte, and has every route of it that needs no other people."""

import json
from base64 import b64encode
from pathlib import Path
from random import Random

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from content.test_text_files import PAGES
from exlibris.content import as_own_deck, read_own_deck
from exlibris.engine import PRESETS, GameText, Record, preset
from exlibris.page.routes import ELSEWHERE, ROUTES, missing
from server.test_scoring_page import SHEET
from support.browsing import Browser
from support.commands import exlibris, refusal
from support.files import BINARIES, WRITERS
from support.page_storage import Visit
from support.recording import again_of, played_out

GAMES = 10  # of each rulebook
FACTS = [
    "/api/catalog?deck=pl&preset=revised-en&language=pl",
    "/api/presets?language=fr",
    "/api/bots?language=cs",
    "/api/lessons",
    "/api/rules?rulebook=first-en&language=fr",
    "/api/puzzles/2026-05-17",
    "/api/puzzles/today",
    "/api/catalog?deck=none",
]


async def same(visit: Visit, browser: Browser, method: str, path: str, body: str = "") -> str:
    """Return what both answer. Fails if they differ."""
    answer = browser.client.request(method, path, content=body or None)
    status, text = await visit.ask(method, path, body)
    assert (status, text) == (answer.status_code, answer.text)
    return text


def records() -> list[Record]:
    """Return games of all rulebooks that went on for different times; each second one is over."""
    games = []
    for number in range(GAMES):
        for rulebook in PRESETS:
            record = played_out(preset(rulebook), 2 + number % 3, number)
            games.append(again_of(record, 9 * number) if number % 2 else record)
    return games


@pytest.mark.slow
async def test_a_record_leads_to_the_same_snapshots(visit: Visit, rita: Browser) -> None:
    for record in records():
        text, luck = record.to_json(), Random(record.seed)
        await same(visit, rita, "POST", f"/api/replay?eyes={luck.randrange(record.seats)}", text)
        last = luck.randrange(max(1, len(record.actions)))
        for eyes in ("all", "none"):
            path = f"/api/replay/snapshots?eyes={eyes}&first={last // 2}&count=2&language={luck.choice(['en', 'pl'])}"
            await same(visit, rita, "POST", path, text)
        await same(visit, rita, "POST", "/api/verify", text)


async def test_a_table_goes_on_at_a_server_and_back_in_the_page(visit: Visit, rita: Browser) -> None:
    seats = [{"player": "human", "name": "Rita"}, {"player": "human", "name": "Eric"}]
    opened = await visit.done("POST", "/api/tables", {"seats": seats, "seed": "one"})
    path = f"/api/tables/{opened['id']}"
    now = await visit.get(path)
    wanted = {"seat": now["decision"]["seat"], "number": now["number"]}
    await visit.done("POST", f"{path}/actions", {**wanted, "action": now["decision"]["actions"][0]["action"]})
    _, file = await visit.ask("POST", f"{path}/file")

    there = rita.post("/api/files", json.loads(file)).json()["id"]
    assert there != opened["id"]
    assert rita.look(there, 0)["view"] == (await visit.get(f"{path}?seat=0"))["view"]
    rita.act_first(there)
    back = (await visit.done("POST", "/api/files", rita.post(f"/api/tables/{there}/file", None).text))["id"]
    assert (await visit.get(f"/api/tables/{back}?seat=0"))["view"] == rita.look(there, 0)["view"]


@pytest.mark.parametrize("path", FACTS)
async def test_facts(visit: Visit, rita: Browser, path: str) -> None:
    await same(visit, rita, "GET", path)


async def test_files_have_the_same_bytes(visit: Visit, rita: Browser) -> None:
    deck = {"text": as_own_deck("fr", "Boîte").text()}
    for path, body in (("/api/deck/package", deck), ("/api/score/drawing?language=pl", SHEET)):
        _, text = await visit.ask("POST", path, body)
        assert text.encode("latin-1") == rita.post(path, body).content


@pytest.mark.parametrize("language", PAGES)
@pytest.mark.parametrize("writer", WRITERS)
async def test_decks_are_read_alike(
    visit: Visit, rita: Browser, writer: str, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deck = as_own_deck(language, "Box")
    written = WRITERS[writer](deck.text(), PAGES[language])
    body = json.dumps({"data": b64encode(written).decode()})
    found = json.loads(await same(visit, rita, "POST", f"/api/deck/file?language={language}", body))
    await same(visit, rita, "POST", "/api/file-text", body)
    assert read_own_deck(found["text"]).cards == deck.cards
    (tmp_path / "deck.csv").write_bytes(written)
    monkeypatch.setenv("EXLIBRIS_DECKS", str(tmp_path / "decks"))
    assert exlibris("deck", "add", tmp_path / "deck.csv").exit_code == 0
    [added] = (tmp_path / "decks").iterdir()
    assert read_own_deck(added.read_text("utf-8")).cards == deck.cards


@pytest.mark.parametrize("coding", ["utf-8-sig", "utf-16", "utf-16-be", "cp1250"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
async def test_games_are_read_alike(visit: Visit, rita: Browser, coding: str, end: str, tmp_path: Path) -> None:
    text = GameText(played_out(preset("first-en"), 2, 5)).to_text()
    written = text.replace("\n", end).encode(coding)
    body = json.dumps({"data": b64encode(written).decode()})
    assert json.loads(await same(visit, rita, "POST", "/api/file-text", body)) == {"text": text}
    (tmp_path / "game.exl").write_bytes(written)
    assert exlibris("replay", tmp_path / "game.exl", "--exl").stdout == text


@pytest.mark.parametrize("data", BINARIES)
async def test_what_is_no_text_is_refused_alike(visit: Visit, rita: Browser, data: bytes) -> None:
    body = json.dumps({"data": b64encode(data).decode()})
    refused = json.loads(await same(visit, rita, "POST", "/api/file-text", body))
    assert json.loads(await same(visit, rita, "POST", "/api/deck/file", body)) == refused
    assert refused["code"] == "not-text"
    place = refused["detail"].removeprefix("This file is not text: ").removesuffix(".")
    for command in (("deck", "check"), ("replay",), ("form",), ("verify",)):
        assert refusal(*command, "-", stdin=data).endswith(place)


def test_each_route_of_the_server_is_answered_or_named_as_missing(client: TestClient[Litestar]) -> None:
    document = client.get("/api/openapi/openapi.json").json()
    routes = {(method.upper(), path) for path, methods in document["paths"].items() for method in methods}
    assert {route for route in routes if not missing(route[1])} == {
        (route.method, f"/api{route.path}") for route in ROUTES
    }
    assert all(any(missing(path) and path.startswith(one) for _, path in routes) for one in ELSEWHERE)


async def test_the_deal_of_a_day_is_the_server_s(visit: Visit, rita: Browser) -> None:
    wanted = {"seats": [{"name": "Rita"}], "deal": "2026-05-12"}
    here = await visit.done("POST", "/api/tables", wanted)
    there = rita.post("/api/tables", wanted).json()["id"]
    end = f"/api/tables/{here['id']}/end"
    await visit.done("POST", end)
    rita.post(f"/api/tables/{there}/end", None)
    now = await visit.get(f"/api/tables/{here['id']}")
    assert now["table"]["seed"] == rita.look(there)["table"]["seed"]
    assert now["view"]["seats"][0]["hand"] == rita.look(there)["view"]["seats"][0]["hand"]
    status, text = await visit.ask("GET", "/api/days/2026-05-12", "")
    assert status == 501
    assert "library slip" in text
