"""The result of a table's game for a log of plays."""

from datetime import datetime

from exlibris.engine import result
from exlibris.server.settings import Settings
from server.test_scoring_page import SHEET
from support.accounts import code_of
from support.browsing import Browser
from support.keeping import keep_played


def test_a_game_that_is_over_has_a_play(rita: Browser, shared_settings: Settings) -> None:
    over = keep_played(shared_settings, ["r" * 43, "e" * 43], lambda state: state.is_over)
    posted = rita.get(f"/api/tables/{over.opened.id}/play?language=fr").json()
    play, end = posted["play"], result(over.playing())
    assert [player["score"] for player in play["players"]] == [str(seat.total) for seat in end.seats]
    assert [player["name"] for player in play["players"]] == [one.name for one in over.occupants]
    assert sum(player["startPlayer"] for player in play["players"]) == 1
    assert play["location"] == "Ex Libris, à l’écran"
    assert play["durationMin"] >= 1
    assert datetime.fromisoformat(posted["ended"]).tzinfo is not None
    assert over.opened.id not in str(posted), "the id is the link to the table"
    assert posted["text"].startswith("Ex Libris, ")


def test_a_game_that_goes_on_has_none(rita: Browser, shared_settings: Settings) -> None:
    running = keep_played(shared_settings, ["r" * 43, "e" * 43], lambda state: state.ply == 20)
    assert code_of(rita.get(f"/api/tables/{running.opened.id}/play")) == (409, "not-over")


def test_a_sheet_has_a_play(rita: Browser) -> None:
    play = rita.post("/api/score/play?language=cs", SHEET).json()["play"]
    assert [player["name"] for player in play["players"]] == ["Rita", "Eric"]
    assert "location" not in play
    assert code_of(rita.post("/api/score/play", {**SHEET, "prominent": "maps"})) == (400, "bad-sheet")
