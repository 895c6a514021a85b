"""Tables as files: taken home by who plays alone or with computers, and opened elsewhere."""

import json

import pytest

from support.accounts import code_of
from support.browsing import Browser

pytestmark = pytest.mark.usefixtures("shared_settings")  # accounts of other files have the same names


def file_of(rita: Browser) -> tuple[str, str]:
    """Return a table at which one action has been taken, and its file."""
    table = rita.open("human", "human")
    rita.act_first(table)
    return table, rita.post(f"/api/tables/{table}/file", None).text


def test_a_table_goes_on_from_its_file_for_who_sends_it(rita: Browser) -> None:
    table, file = file_of(rita)
    eric = rita.another()
    answer = eric.post("/api/files", json.loads(file))
    assert answer.status_code == 201, answer.text
    there = answer.json()["id"]
    assert there != table
    now, then = eric.look(there, 0), rita.look(table, 0)
    assert (now["view"], now["decision"]) == (then["view"], then["decision"])
    assert [seat["yours"] for seat in now["table"]["seats"]] == [True, True]
    assert now["table"]["open_deal"]  # so it is not rated
    eric.act_first(there)
    assert rita.look(table, 0)["number"] == then["number"]


def test_only_the_host_gets_the_file_and_only_while_nobody_else_plays(rita: Browser) -> None:
    table, _ = file_of(rita)
    eric = rita.another()
    assert code_of(eric.post(f"/api/tables/{table}/file", None)) == (403, "not-host")
    shared = rita.open_with(eric)
    assert code_of(rita.post(f"/api/tables/{shared}/file", None)) == (409, "others-play")


def test_nobody_sees_a_deal_before_the_others_sit_down(rita: Browser) -> None:
    waiting = rita.open("human", "open")
    refused = rita.post(f"/api/tables/{waiting}/file", None)
    assert code_of(refused) == (409, "not-begun")
    assert "seed" not in refused.text


def test_a_game_whose_file_was_saved_has_an_open_deal(rita: Browser) -> None:
    table = rita.open("human", "greedy")
    assert not rita.look(table, 0)["table"]["open_deal"]
    for _ in range(2):  # the second changes nothing
        file = rita.post(f"/api/tables/{table}/file", None).json()
        assert [entry["event"][0] for entry in file["entries"]].count("carry") == 1
    assert rita.look(table, 0)["table"]["open_deal"]


def test_a_finished_game_does_not_go_on(rita: Browser) -> None:
    table, _ = file_of(rita)
    rita.post(f"/api/tables/{table}/end", None)
    file = rita.post(f"/api/tables/{table}/file", None).text
    assert code_of(rita.post("/api/files", json.loads(file))) == (409, "game-over")


@pytest.mark.parametrize(
    "change",
    [
        lambda file: file["entries"].clear() or file["opened"]["seats"].clear(),
        lambda file: file["entries"][-1].update(number=7),
        lambda file: file["entries"][0]["event"].__setitem__(1, 9),
        lambda file: file["opened"]["ruleset"].clear(),
        lambda file: file["opened"].update(seed=""),
        lambda file: file["opened"]["seats"][0].update(name="Ri\u200bta"),
        lambda file: file.clear(),
    ],
    ids=["no seats", "a gap", "no such seat", "no rules", "no seed", "an invisible letter", "nothing"],
)
def test_what_makes_no_table_is_refused(rita: Browser, change: object) -> None:
    file = json.loads(file_of(rita)[1])
    assert callable(change)
    change(file)
    refused = rita.post("/api/files", file)
    assert refused.status_code in {400, 410, 422}, refused.text
    assert code_of(rita.client.post("/api/files", content=b"\xff"))[0] == 400
