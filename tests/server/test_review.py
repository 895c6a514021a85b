"""Reviews over HTTP: for finished games only, with actions in words."""

from collections.abc import Iterator
from dataclasses import replace
from unittest.mock import patch

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from exlibris.server.base.settings import Settings
from exlibris.table.looking_back import review
from support.accounts import code_of
from support.browsing import Browser
from support.keeping import keep_played
from support.reviews import finished_record, some_review


@pytest.fixture(autouse=True)
def nothing_kept() -> Iterator[None]:
    """Forget reviews that have been made before, and those of the test."""
    review.kept_review.cache_clear()
    yield
    review.kept_review.cache_clear()


def test_a_record_is_reviewed_once_and_told_in_each_language(client: TestClient[Litestar]) -> None:
    sent = finished_record().to_json()
    with patch("exlibris.table.looking_back.review.review_of", return_value=some_review()) as made:
        english = client.post("/api/replay/review", content=sent).json()
        french = client.post("/api/replay/review?language=fr", content=sent).json()
    assert made.call_count == 1
    assert len(english["points"]) == len(finished_record().actions) + 1
    assert [seat["seat"] for seat in english["seats"]] == [0, 1]
    assert [one["ply"] for one in english["mistakes"]] == [choice.ply for choice in some_review().mistakes]
    worst = english["mistakes"][0]
    assert worst["played"] != worst["better"]
    assert worst["played"] != french["mistakes"][0]["played"]
    assert english["turning_points"][0]["text"]


def test_how_the_better_choice_goes_on_is_told_in_words(client: TestClient[Litestar]) -> None:
    sent = finished_record().to_json()
    with patch("exlibris.table.looking_back.review.review_of", return_value=some_review()):
        english = client.post("/api/replay/review", content=sent).json()
        polish = client.post("/api/replay/review?language=pl", content=sent).json()
    longest = max(range(len(english["mistakes"])), key=lambda i: len(english["mistakes"][i]["line"]))
    line = english["mistakes"][longest]["line"]
    named = some_review().mistakes[longest].line[1:]
    assert 0 < len(line) <= len(named)
    assert not set(line) & set(named), "words, not the notation"
    assert len(polish["mistakes"][longest]["line"]) == len(line)
    assert not set(line) & set(polish["mistakes"][longest]["line"])


def test_a_line_ends_where_the_cards_are_others(client: TestClient[Litestar]) -> None:
    review = some_review()
    choice = max(review.mistakes, key=lambda one: len(one.line))
    elsewhere = replace(choice, line=(*choice.line[:1], "shelve nothing that exists", *choice.line[1:]))
    with patch("exlibris.table.looking_back.review.review_of", return_value=replace(review, choices=(elsewhere,))):
        answer = client.post("/api/replay/review", content=finished_record().to_json()).json()
    assert [one["line"] for one in answer["mistakes"]] == [[]]


def test_only_finished_games_are_reviewed(client: TestClient[Litestar]) -> None:
    record = finished_record()
    unfinished = replace(record, actions=record.actions[:-1]).to_json()
    assert code_of(client.post("/api/replay/review", content=unfinished)) == (409, "not-over")
    assert code_of(client.post("/api/replay/review", content="{}")) == (400, "bad-record")


def test_a_table_is_reviewed_when_its_game_is_over(owner: Browser, shared_settings: Settings) -> None:
    running = keep_played(shared_settings, [owner.token, "e" * 43], lambda state: state.ply == 80)
    for browser in (owner, owner.another()):
        assert code_of(browser.get(f"/api/tables/{running.opened.id}/replay/review")) == (409, "not-over")
    assert owner.get("/api/tables/nowhere/replay/review").json()["code"] == "table-not-found"


def test_everybody_with_the_link_may_read_the_review_of_a_finished_game(
    rita: Browser, shared_settings: Settings
) -> None:
    over = keep_played(shared_settings, ["r" * 43, "e" * 43], lambda state: state.is_over)
    with patch("exlibris.server.looking_back.routes.game_review", return_value=b'{"points": []}') as made:
        answer = rita.get(f"/api/tables/{over.opened.id}/replay/review")
    assert answer.json() == {"points": []}
    assert made.call_args.args[0].names == tuple(one.name for one in over.occupants)
