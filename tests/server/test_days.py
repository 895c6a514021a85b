"""The deal of the day: the same for everyone, one try, and the totals for those who have played it."""

import json
from datetime import UTC, datetime

import pytest

from exlibris.server.lobby import BEST, lines_of
from exlibris.table.public import ListedTable
from server.test_deals import deal_of, opened
from support.accounts import code_of
from support.browsing import Browser, Json

pytestmark = pytest.mark.usefixtures("shared_settings")
DAY = "2026-05-17"
# Of May 13. Pages and servers of all versions deal the same.
SEED = "ceefc2b745c50bc7e502154e6f09ac4e1d75f6543513a8b1d025803afb9db18e"
FIRST_PART = ("prominent", "banned", "tiles", "first_player", "pool", "deck")


def begun(browser: Browser, name: str, day: str = DAY) -> str:
    """Return the browser's table with the deal of the day."""
    answer = browser.post("/api/tables", {"seats": [{"name": name}], "deal": day})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def play_to_the_end(browser: Browser, table: str, *, flips: bool) -> int:
    """Let the server play the game for all; flip the first card or none. Return the person's total."""
    assert browser.post(f"/test/forward/{table}?turn=99", None).status_code == 201
    seen = browser.await_turn(table, 0)
    while seen["decision"]:
        actions = seen["decision"]["actions"]
        browser.act(table, 0, actions[0 if flips else -1]["action"], seen["number"])
        seen, flips = browser.await_turn(table, 0), False
    return int(seen["result"]["seats"][0]["total"])


def results(browser: Browser, day: str = DAY) -> Json:
    """Return the totals of the day."""
    answer = browser.get(f"/api/days/{day}")
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def test_everybody_gets_the_same_deal_and_each_browser_once(rita: Browser, eric: Browser) -> None:
    day = "2026-05-16"
    tables = [(one, begun(one, "Somebody", day)) for one in (rita, eric)]
    starts = [one.await_turn(table, 0) for one, table in tables]
    assert starts[0]["view"]["seats"][0]["hand"] == starts[1]["view"]["seats"][0]["hand"]
    assert [start["decision"]["actions"] for start in starts[:1]] == [starts[1]["decision"]["actions"]]
    for part in FIRST_PART:
        assert starts[0]["view"][part] == starts[1]["view"][part]
    assert starts[0]["table"]["open_deal"]
    assert begun(rita, "Another name", day) == tables[0][1] != tables[1][1]
    assert begun(rita, "Somebody", "2026-05-15") != tables[0][1]


@pytest.mark.slow
def test_the_totals_are_for_those_who_have_played(rita: Browser, eric: Browser, ann: Browser) -> None:
    tables = {one: begun(one, name) for one, name in ((rita, "Rita"), (eric, "Newcomer"), (ann, "Ann"))}
    totals = {one: play_to_the_end(one, tables[one], flips=one is eric) for one in (rita, eric)}
    assert code_of(ann.get(f"/api/days/{DAY}")) == (409, "day-not-played")
    assert code_of(rita.get("/api/days/____-__-__")) == (409, "day-not-played")
    found = results(rita)
    best_first = sorted(totals.values(), reverse=True)
    assert [(line["place"], line["total"]) for line in found["lines"]] == [
        (best_first.index(total) + 1, total) for total in best_first
    ]
    assert {(line["name"], line["total"], line["yours"]) for line in found["lines"]} == {
        ("Rita", totals[rita], True),
        ("Newcomer", totals[eric], False),
    }
    assert found["count"] == 2
    best = rita.post("/api/deal", found["best"]).json()
    assert best["lines"]["total"] == max(totals.values())
    for one, table in tables.items():
        assert table not in json.dumps(found)
        assert one.session not in json.dumps(found)
    for wrong, code in ((" Server ", "reserved-name"), ("x" * 41, "bad-request")):
        assert code_of(eric.post(f"/api/days/{DAY}", {"name": wrong}))[1] == code
    assert code_of(ann.post(f"/api/days/{DAY}", {"name": "Ann"})) == (409, "day-not-played")
    renamed = eric.post(f"/api/days/{DAY}", {"name": "Eric"}).json()
    assert {line["name"] for line in renamed["lines"]} == {"Rita", "Eric"}
    assert eric.look(tables[eric])["table"]["seats"][0]["name"] == "Eric"
    summary = next(one for one in eric.get("/api/tables").json() if one["id"] == tables[eric])
    assert (summary["day"], summary["total"]) == (DAY, totals[eric])


@pytest.mark.slow
def test_the_seat_of_a_day_can_be_offered(rita: Browser, ann: Browser) -> None:
    table = begun(rita, "Rita", "2026-05-14")
    total = play_to_the_end(rita, table, flips=False)
    deal = deal_of(rita, table)
    assert ann.post("/api/deal", {"deal": deal}).json()["lines"]["total"] == total
    again = ann.look(opened(ann, deal))
    assert [seat["player"] for seat in again["table"]["seats"]] == ["human", "bookbinder", "cataloguer"]
    assert code_of(ann.get("/api/days/2026-05-14")) == (409, "day-not-played"), "only the first try counts"


def table_with(number: int, total: int) -> ListedTable:
    """Return a table at which a browser has played the deal of the day."""
    return ListedTable(
        id=str(number), number=1, created=datetime.now(UTC), preset="first-en", solo=False, names=["Ann"],
        status="over", sessions=[str(number)], round=9, asked=[], totals=[total],
    )  # fmt: skip


def test_equal_totals_share_a_place_and_ones_own_is_always_shown() -> None:
    tries = [table_with(number, 40 - number // 2) for number in range(BEST + 6)]
    among, below = (lines_of(tries, tries[number]) for number in (1, BEST + 5))
    assert [line.place for line in among[:3]] == [line.place for line in below[:3]] == [1, 1, 3]
    assert [[at for at, line in enumerate(lines) if line.yours] for lines in (among, below)] == [[1], [BEST]]
    assert below[-1].place == BEST + 5


def test_a_try_is_played_without_hints_and_cant_be_deleted(rita: Browser) -> None:
    table = begun(rita, "Rita", "2026-05-11")
    seen = rita.await_turn(table, 0)
    assert (seen["table"]["hints"], seen["table"]["deal"]) == (False, "2026-05-11")
    asked = {"number": seen["number"]}
    assert code_of(rita.post(f"/api/tables/{table}/seats/0/hint", asked)) == (403, "no-hints-today")
    assert code_of(rita.get(f"/api/tables/{table}/best-flips?seat=0")) == (403, "no-hints-today")
    rita.post(f"/api/tables/{table}/end", None)
    assert code_of(rita.delete(f"/api/tables/{table}")) == (409, "one-try")
    assert begun(rita, "Rita", "2026-05-11") == table


def test_the_deal_of_a_day_never_changes(rita: Browser) -> None:
    table = begun(rita, "Rita", "2026-05-13")
    rita.post(f"/api/tables/{table}/end", None)
    assert rita.look(table)["table"]["seed"] == SEED
