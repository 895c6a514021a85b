"""Looking at a game by its record file: no table, nothing kept but what there is room for."""

import json
from base64 import b64encode

import httpx
import pytest

from exlibris.engine import GameText
from exlibris.table.replay import LEAST_COUNTED, TimelineCache
from support.accounts import code_of
from support.browsing import Browser
from support.files import BINARIES
from support.recording import again_of, finished
from support.seating import FIRST


def test_a_record_is_shown_without_a_table(rita: Browser) -> None:
    record = json.loads(finished(3, 8).to_json())
    answer = rita.post("/api/replay", record)
    assert answer.status_code == 200, answer.text
    assert answer.json()["eyes"] == "all"
    assert answer.json()["allowed"] == ["0", "1", "2", "none", "all"]
    last = len(record["actions"])
    assert len(answer.json()["entries"]) == last + 1
    frames = rita.post(f"/api/replay/snapshots?first={last - 3}&count=32&eyes=2", record).json()
    assert [frame["ply"] for frame in frames] == [last - 3, last - 2, last - 1, last]
    assert frames[-1]["result"] is not None
    assert rita.get("/api/tables").json() == []


@pytest.mark.parametrize(("language", "seat"), [("en", "Seat"), ("pl", "Miejsce"), ("cs", "Místo"), ("fr", "Place")])
def test_a_record_without_names_calls_seats_by_their_number_in_the_readers_language(
    rita: Browser, language: str, seat: str
) -> None:
    replay = rita.post(f"/api/replay?language={language}", json.loads(finished(2, 8).to_json())).json()
    assert [one["name"] for one in replay["table"]["seats"]] == [f"{seat} 1", f"{seat} 2"]
    assert f"{seat} 1" in json.dumps(replay["entries"], ensure_ascii=False)


def test_the_record_of_an_unfinished_game_is_shown_as_far_as_it_goes(rita: Browser) -> None:
    record = json.loads(again_of(finished(3, 8), 50).to_json())
    assert len(rita.post("/api/replay", record).json()["entries"]) == 51


def test_a_game_as_text_is_shown_too(rita: Browser) -> None:
    record = finished(2, 8)
    answer = rita.client.post("/api/replay", content=GameText(record).to_text().encode())
    assert answer.status_code == 200, answer.text
    assert len(answer.json()["entries"]) == len(record.actions) + 1
    refused = rita.client.post("/api/replay", content=b"exlibris game 1\npreset: chess\n")
    assert code_of(refused) == (400, "bad-record")
    assert refused.json()["detail"] == "seats: missing"


@pytest.mark.parametrize("coding", ["utf-16", "utf-8-sig", "utf-16-be"])
def test_a_record_of_another_coding_is_shown_too(coding: str, rita: Browser) -> None:
    record = finished(2, 8)
    sent = GameText(record).to_text().replace("\n", "\r").encode(coding)
    for answer in (rita.client.post("/api/replay", content=sent), rita.client.post("/api/verify", content=sent)):
        assert answer.status_code == 200, answer.text


def test_a_file_is_read_for_the_browser(rita: Browser) -> None:
    def text_of(data: bytes) -> httpx.Response:
        return rita.post("/api/file-text", {"data": b64encode(data).decode()})

    assert text_of("Łukasz\r\n".encode("utf-16")).json() == {"text": "Łukasz\n"}
    for data in BINARIES:
        assert code_of(text_of(data)) == (400, "not-text")
    assert code_of(rita.post("/api/file-text", {"data": "?"})) == (400, "bad-request")


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"format": "chess"}, "format:"),
        ({"seats": 9}, "seats:"),
        ({"seed": "00"}, "seed:"),
        ({"actions": [0, "x"]}, "actions[1]:"),
        ({"actions": [99999]}, "actions[0]:"),
        ({"actions": [0] * 6001}, "actions:"),
        ({"content": "elsewhere"}, "content:"),
        ({"ruleset": {}}, "ruleset."),
        ({"ruleset": FIRST.to_json() | {"preset": "\n"}}, "ruleset.preset:"),
        ({"ruleset": FIRST.to_json() | {"final_round_cards": [10**30] * 3}}, "ruleset.final_round_cards:"),
    ],
)
def test_a_bad_record_is_refused_with_its_place(rita: Browser, change: dict[str, object], place: str) -> None:
    record = json.loads(again_of(finished(2, 8), 50).to_json()) | change
    answer = rita.post("/api/replay", record)
    assert code_of(answer) == (400, "bad-record")
    assert answer.json()["detail"].startswith(place)
    assert rita.post("/api/replay/snapshots?first=0", record).json()["code"] == "bad-record"


@pytest.mark.parametrize(
    ("sent", "place"),
    [(b"{", "line 1"), (b"\xff\xfe", "line 1"), (b"PK\x03\x04", "byte 2: not text"), (b"", "line 1")],
)
def test_what_is_no_record_at_all_is_refused(rita: Browser, sent: bytes, place: str) -> None:
    answer = rita.client.post("/api/replay", content=sent)
    assert code_of(answer) == (400, "bad-record")
    assert answer.json()["detail"].startswith(place)


def test_a_record_that_is_too_large_is_refused(rita: Browser) -> None:
    assert code_of(rita.client.post("/api/replay", content=b" " * 70_000)) == (413, "too-large")


def test_only_so_many_films_are_kept() -> None:
    timelines = TimelineCache(most_kept=LEAST_COUNTED)
    records = [again_of(finished(2, seed), 60) for seed in (1, 2)]
    first = timelines.of(1, records[0])
    timelines.of(2, records[1])
    assert timelines.of(2, records[1]) is timelines.of(2, records[1])
    assert timelines.of(1, records[0]) is not first


def test_games_without_a_single_action_take_up_room_too() -> None:
    timelines = TimelineCache(most_kept=3 * LEAST_COUNTED)
    for seed in range(5):
        timelines.of(seed, again_of(finished(2, seed), 0))
    assert list(timelines._timelines) == [2, 3, 4]


def test_a_very_long_number_is_nobodys_eyes(rita: Browser) -> None:
    answer = rita.post(f"/api/replay?eyes={'9' * 5000}", json.loads(again_of(finished(2, 8), 0).to_json()))
    assert code_of(answer) == (400, "unknown-eyes")
