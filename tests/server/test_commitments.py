"""What a table promises of its deal: there from the first moment, opened at the end, and nothing of it in between."""

import hashlib
import hmac
import json
import random
from dataclasses import replace
from typing import Any

import pytest
from httpx import Response
from litestar import Litestar
from litestar.testing import TestClient
from msgspec import structs

from exlibris.engine import commit
from exlibris.server.settings import Settings
from exlibris.table.live import Table
from exlibris.table.opening import open_table
from exlibris.table.options import NewSeat, NewTable
from exlibris.verification import verify
from support.accounts import code_of
from support.browsing import Browser, visited, whose_turn
from support.committing import SALT, committed
from support.keeping import keep
from support.recording import finished
from support.seating import opened
from support.times import NOW


def commitment(browser: Browser, table: str) -> str:
    """Return the commitment as a browser sees it."""
    return str(browser.look(table)["table"]["commitment"])


def test_a_table_has_it_before_anybody_has_sat_down_and_keeps_it(rita: Browser, eric: Browser) -> None:
    table = rita.open("open", "open")
    promised = commitment(eric, table)
    assert len(bytes.fromhex(promised)) == 32
    assert commitment(rita, table) == promised
    eric.sit(table, 1, "Eric")
    assert commitment(rita, table) == promised
    rita.sit(table, 0, "Rita")
    assert commitment(eric, table) == promised


def test_every_table_has_another_one_even_with_the_same_seed(rita: Browser) -> None:
    tables = [rita.open("human", "human", seed="same") for _ in range(2)]
    assert commitment(rita, tables[0]) != commitment(rita, tables[1])


def test_a_restart_changes_nothing_about_it(settings: Settings) -> None:
    with visited(settings) as rita:
        table = rita.open("human", "human")
        promised = commitment(rita, table)
    with visited(settings, rita.token) as again:
        assert commitment(again, table) == promised
        again.post(f"/api/tables/{table}/end", None)
        assert verify(again.get(f"/api/tables/{table}/record").text, promised).verified


@pytest.mark.parametrize(
    "more", [{}, {"draw_seats": True}, {"seed": "library"}, {"preset": "revised-en", "variants": ["longer"]}]
)
def test_the_record_of_a_finished_game_opens_it(rita: Browser, more: dict[str, Any]) -> None:
    table = rita.open("human", "human", **more)
    promised = commitment(rita, table)
    for _ in range(3):
        rita.act_first(table)
    rita.post(f"/api/tables/{table}/end", None)
    text = rita.get(f"/api/tables/{table}/record").text
    checked = verify(text, promised)
    assert checked.verified, checked
    assert {check.key: check.holds for check in checked.checks} == {
        "noted": True, "commitment": True, "deal": True, "actions": True, "result": None
    }  # fmt: skip
    assert (bool(checked.drawn), checked.chosen) == ("draw_seats" in more, "seed" in more)
    seen = rita.look(table)["table"]
    data = json.loads(text)["commitment"]
    assert (seen["commitment"], seen["salt"], seen["seed"]) == (promised, data["salt"], data["deal"]["seed"])


def test_anybody_can_check_it_with_standard_tools(rita: Browser) -> None:
    table = rita.open("human", "human")
    promised = commitment(rita, table)
    rita.post(f"/api/tables/{table}/end", None)
    opening = rita.get(f"/api/tables/{table}/record").json()["commitment"]
    message = json.dumps(opening["deal"], sort_keys=True, separators=(",", ":")).encode()
    assert hmac.new(bytes.fromhex(opening["salt"]), message, hashlib.sha256).hexdigest() == promised


def test_what_was_taken_back_is_not_in_the_record_and_does_not_matter(rita: Browser) -> None:
    table = rita.open("human", "human")
    promised = commitment(rita, table)
    after = rita.act_first(table)
    rita.post(f"/api/tables/{table}/undo", {"seat": after["you"], "number": after["number"]})
    assert commitment(rita, table) == promised
    rita.post(f"/api/tables/{table}/end", None)
    checked = verify(rita.get(f"/api/tables/{table}/record").text, promised)
    assert (checked.verified, checked.actions) == (True, 0)


def test_neither_seed_nor_salt_is_in_any_byte_before_the_end(
    client: TestClient[Litestar], shared_settings: Settings
) -> None:
    new = NewTable(seats=[NewSeat(), NewSeat(player="open")])
    live = Table(open_table(new, Browser.session_of("r" * 43), NOW))
    keep(shared_settings, live.opened, [])
    table, kept = live.opened.id, live.opened.commitment
    assert kept is not None
    secrets = [form for value in (live.opened.seed, kept.salt) for form in forms_of(value)]
    rita, eric, spectator = (Browser(client, token * 43) for token in "rex")
    assert_nothing_leaks(secrets, table, rita, eric, spectator)
    assert_free_of(secrets, rita.sit(table, 0, "Rita").content)
    with eric.listen(table) as news:
        assert_free_of(secrets, news.receive_text(timeout=5).encode())
        assert_free_of(secrets, eric.sit(table, 1, "Eric").content)
        assert_free_of(secrets, news.receive_text(timeout=5).encode())
    luck = random.Random(1)
    for _ in range(12):
        browser, seen = whose_turn(table, rita, eric)
        option = luck.choice(seen["decision"]["actions"])
        assert_free_of(secrets, bytes_of(browser.act(table, seen["you"], option["action"], seen["number"])))
    assert_nothing_leaks(secrets, table, rita, eric, spectator)
    rita.post(f"/api/tables/{table}/end", None)
    record = rita.get(f"/api/tables/{table}/record").content
    assert all(value.hex().encode() in record for value in (live.opened.seed, kept.salt)), "so the test finds them"


def assert_nothing_leaks(secrets: list[bytes], table: str, *browsers: Browser) -> None:
    """Ask everything that can be asked about a table without changing it; fail if a secret is in an answer."""
    about = ("", "/record", "/replay", "/replay?eyes=all", "/replay/snapshots?first=0&count=32", "/replay/review")
    paths = [f"/api/tables/{table}{what}" for what in (*about, "/position")]
    for path in ("/api/tables", "/api/lobby", *paths, "/metrics", "/health"):
        for browser in browsers:
            assert_free_of(secrets, bytes_of(browser.get(path)))


def bytes_of(answer: Response) -> bytes:
    """Return all that a browser is sent."""
    return answer.content + str(answer.headers).encode()


def forms_of(value: bytes) -> list[bytes]:
    """Return the ways in which bytes could be written: as they are, as digits, and what was published before."""
    return [value, value.hex().encode(), value.hex().upper().encode(), hashlib.sha256(value).hexdigest().encode()]


def assert_free_of(secrets: list[bytes], sent: bytes) -> None:
    """Fail if one of the secrets is in what was sent."""
    assert sent
    assert not [secret for secret in secrets if secret in sent]


def test_a_table_from_before_has_the_hash_of_its_seed(owner: Browser, shared_settings: Settings) -> None:
    table, claims = opened(2, 5, [owner.session])
    keep(shared_settings, table, claims)
    seen = owner.look(table.id)["table"]
    assert (seen["commitment"], seen["salt"]) == (None, None)
    assert seen["seed_hash"] == hashlib.sha256(table.seed).hexdigest()
    owner.post(f"/api/tables/{table.id}/end", None)
    checked = verify(owner.get(f"/api/tables/{table.id}/record").text)
    assert (checked.verified, checked.commitment) == (True, "")


def test_a_damaged_commitment_is_a_damaged_table(rita: Browser, shared_settings: Settings) -> None:
    table, claims = opened(2, 5, ["rita"])
    broken = replace(commit({}, SALT), hash="00")
    keep(shared_settings, structs.replace(table, commitment=broken), claims)
    assert code_of(rita.get(f"/api/tables/{table.id}")) == (410, "table-damaged")


def test_a_record_that_is_sent_is_checked(rita: Browser) -> None:
    record = committed(finished(2, 8))
    assert record.commitment is not None
    answer = rita.post(f"/api/verify?noted={record.commitment.hash}", json.loads(record.to_json()))
    assert answer.status_code == 200, answer.text
    found = answer.json()
    assert (found["verified"], found["result"], found["actions"]) == (True, record.result, len(record.actions))
    assert {check["key"]: check["holds"] for check in found["checks"]} == dict.fromkeys(
        ("noted", "commitment", "deal", "actions", "result"), True
    )
    wrong = rita.post("/api/verify", {**json.loads(record.to_json()), "seed": "00" * 32})
    assert (wrong.status_code, wrong.json()["verified"]) == (200, False)


@pytest.mark.parametrize(
    ("query", "sent", "status", "code"),
    [
        ("", b"{", 400, "bad-record"),
        ("", b"\xff", 400, "bad-record"),
        ("", b" " * 70_000, 413, "too-large"),
        ("?noted=abc", b"{}", 400, "bad-request"),
    ],
)
def test_what_is_no_record_or_fingerprint_is_refused(
    client: TestClient[Litestar], query: str, sent: bytes, status: int, code: str
) -> None:
    assert code_of(client.post(f"/api/verify{query}", content=sent)) == (status, code)
