"""Reviews over HTTP: for finished games only, with actions in words."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any
from unittest.mock import Mock, patch

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from exlibris.server.settings import Settings
from exlibris.table import review
from exlibris.table.review import REVIEWS
from support.accounts import code_of
from support.browsing import Browser
from support.keeping import keep_played
from support.reviews import finished_record, some_judged, some_review, some_so_far


@pytest.fixture(autouse=True)
def nothing_kept() -> Iterator[None]:
    """Forget reviews that have been made before, and those of the test."""
    REVIEWS.forget()
    yield
    REVIEWS.forget()


@pytest.fixture
def complete() -> Iterator[None]:
    """Find the game's review complete."""
    with patch("exlibris.table.review.ReviewSoFar.of", return_value=some_so_far()):
        yield


def asked(client: TestClient[Litestar], query: str = "") -> Any:
    """Return the answer to the game's record."""
    return client.post(f"/api/replay/review{query}", content=finished_record().to_json()).json()


def test_a_review_tells_at_once_where_the_game_turned_and_goes_on_while_it_is_asked_for(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    luck = Mock(side_effect=some_judged)
    monkeypatch.setattr("exlibris.review.walking.judged", luck)
    monkeypatch.setattr(review, "SECONDS", 0.05)
    first = asked(client)
    assert luck.call_count == first["looked_at"] == 0
    assert len(first["points"]) == len(finished_record().actions) + 1
    assert [turn["first"] for turn in first["turning_points"]] == [turn.first for turn in some_review().turning_points]
    second = asked(client, "?after=0")
    assert 0 < second["looked_at"] == luck.call_count < len(finished_record().actions)
    assert first["seats"] == second["seats"] == []
    assert asked(client, "?after=0")["looked_at"] == asked(client)["looked_at"] == second["looked_at"]
    assert luck.call_count == second["looked_at"]


def test_a_review_is_complete_when_all_actions_have_been_looked_at(client: TestClient[Litestar]) -> None:
    with patch("exlibris.review.walking.judged", some_judged):
        whole = asked(client, "?after=0")
        while not whole["seats"]:
            whole = asked(client, f"?after={whole['looked_at']}")
    assert whole["looked_at"] == len(finished_record().actions)
    assert whole["seats"][0]["luck"] == msgspec.to_builtins(some_review().seats[0].luck)


@pytest.mark.usefixtures("complete")
def test_a_record_is_reviewed_in_each_language(client: TestClient[Litestar]) -> None:
    english, french = asked(client), asked(client, "?language=fr")
    assert len(english["points"]) == len(finished_record().actions) + 1
    assert [seat["seat"] for seat in english["seats"]] == [0, 1]
    assert [one["ply"] for one in english["mistakes"]] == [choice.ply for choice in some_review().mistakes]
    worst = english["mistakes"][0]
    assert worst["played"] != worst["better"]
    assert worst["played"] != french["mistakes"][0]["played"]
    assert english["turning_points"][0]["text"]


@pytest.mark.usefixtures("complete")
def test_how_the_better_choice_goes_on_is_told_in_words(client: TestClient[Litestar]) -> None:
    english, polish = asked(client), asked(client, "?language=pl")
    longest = max(range(len(english["mistakes"])), key=lambda i: len(english["mistakes"][i]["line"]))
    line = english["mistakes"][longest]["line"]
    named = some_review().mistakes[longest].line[1:]
    assert 0 < len(line) <= len(named)
    assert line != named, "words, not the notation"
    assert len(polish["mistakes"][longest]["line"]) == len(line)
    assert not set(line) & set(polish["mistakes"][longest]["line"])


def test_a_line_ends_where_the_cards_are_others(client: TestClient[Litestar]) -> None:
    choice = max(some_review().mistakes, key=lambda one: len(one.line))
    elsewhere = replace(choice, line=(*choice.line[:1], "shelve nothing that exists", *choice.line[1:]))
    so_far = replace(some_so_far(), choices=[elsewhere])
    with patch("exlibris.table.review.ReviewSoFar.of", return_value=so_far):
        answer = asked(client)
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
    with patch("exlibris.table.review.game_review", return_value=(b"", b'{"points": []}')) as made:
        answer = rita.get(f"/api/tables/{over.opened.id}/replay/review")
    assert answer.json() == {"points": []}
    assert made.call_args.args[0].names == tuple(one.name for one in over.occupants)
