"""What a table promises of its deal: there from the first moment, opened at the end, and nothing of it in between."""

import hashlib
import hmac
import json
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from msgspec import structs

from exlibris.engine import commit
from exlibris.server.app import create_app
from exlibris.server.base.settings import Settings
from exlibris.table.commands.opening import opened_table
from exlibris.table.fold.live import LiveTable
from exlibris.table.options import NewSeat, NewTable
from exlibris.verification import verify
from support.browsing import Browser
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
    eric.post(f"/api/tables/{table}/seats/1", {"name": "Eric"})
    assert commitment(rita, table) == promised
    rita.post(f"/api/tables/{table}/seats/0", {"name": "Rita"})
    assert commitment(eric, table) == promised


def test_every_table_has_another_one_even_with_the_same_seed(rita: Browser) -> None:
    tables = [rita.open("human", "human", seed="same") for _ in range(2)]
    assert commitment(rita, tables[0]) != commitment(rita, tables[1])


def test_a_restart_changes_nothing_about_it(settings: Settings) -> None:
    with TestClient[Litestar](create_app(settings)) as client:
        rita = Browser(client)
        table = rita.open("human", "human")
        promised = commitment(rita, table)
    with TestClient[Litestar](create_app(settings)) as client:
        again = Browser(client, rita.cookie.partition("=")[2])
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
        act_once(rita, table)
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


def act_once(browser: Browser, table: str) -> None:
    """Take the first legal action of a seat that is asked."""
    seen = next(seen for seen in (browser.look(table, seat) for seat in (0, 1)) if seen["decision"])
    option = seen["decision"]["actions"][0]
    assert browser.act(table, seen["you"], option["action"], seen["number"]).status_code == 200


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
    seen = next(seen for seen in (rita.look(table, seat) for seat in (0, 1)) if seen["decision"])
    option = seen["decision"]["actions"][0]
    after = rita.act(table, seen["you"], option["action"], seen["number"]).json()
    rita.post(f"/api/tables/{table}/undo", {"seat": seen["you"], "number": after["number"]})
    assert commitment(rita, table) == promised
    rita.post(f"/api/tables/{table}/end", None)
    checked = verify(rita.get(f"/api/tables/{table}/record").text, promised)
    assert (checked.verified, checked.actions) == (True, 0)


def test_a_rematch_is_dealt_and_promised_anew(rita: Browser) -> None:
    table = rita.open("human", "human")
    rita.post(f"/api/tables/{table}/end", None)
    new = rita.post(f"/api/tables/{table}/rematch", {}).json()["id"]
    assert commitment(rita, new) != commitment(rita, table)
    assert rita.look(new)["table"]["seed"] is None


def test_neither_seed_nor_salt_is_in_any_byte_before_the_end(settings: Settings) -> None:
    new = NewTable(seats=[NewSeat(), NewSeat(player="open")])
    live = LiveTable(opened_table(new, Browser.session_of("r" * 43), NOW))
    keep(settings, live.opened, [])
    table, kept = live.opened.id, live.opened.commitment
    assert kept is not None
    secrets = [form for value in (live.opened.seed, kept.salt) for form in forms_of(value)]
    with TestClient[Litestar](create_app(settings)) as client:
        rita, eric, spectator = (Browser(client, token * 43) for token in "rex")
        for ask in requests(table):
            for browser in (rita, eric, spectator):
                assert_free_of(secrets, ask(browser))
        rita.post(f"/api/tables/{table}/seats/0", {"name": "Rita"})
        with eric.listen(table) as news:
            assert_free_of(secrets, news.receive_text(timeout=5).encode())
            sat = eric.post(f"/api/tables/{table}/seats/1", {"name": "Eric"})
            assert_free_of(secrets, sat.content)
            assert_free_of(secrets, news.receive_text(timeout=5).encode())
        luck = random.Random(1)
        for _ in range(12):
            for browser in (rita, eric):
                seen = browser.look(table)
                if seen["decision"]:
                    option = luck.choice(seen["decision"]["actions"])
                    answer = browser.act(table, seen["you"], option["action"], seen["number"])
                    assert_free_of(secrets, answer.content + str(answer.headers).encode())
        for ask in requests(table):
            for browser in (rita, eric, spectator):
                assert_free_of(secrets, ask(browser))
        rita.post(f"/api/tables/{table}/end", None)
        record = rita.get(f"/api/tables/{table}/record").content
        assert all(value.hex().encode() in record for value in (live.opened.seed, kept.salt)), "so the test finds them"


def requests(table: str) -> list[Callable[[Browser], bytes]]:
    """Return everything that can be asked about a table without changing it, each answered by its bytes."""
    paths = [
        "/api/tables",
        "/api/lobby",
        f"/api/tables/{table}",
        f"/api/tables/{table}/record",
        f"/api/tables/{table}/replay",
        f"/api/tables/{table}/replay?eyes=all",
        f"/api/tables/{table}/replay/snapshots?first=0&count=32",
        f"/api/tables/{table}/replay/review",
        f"/api/tables/{table}/position",
        "/metrics",
        "/health",
    ]

    def asking(path: str) -> Callable[[Browser], bytes]:
        def ask(browser: Browser) -> bytes:
            answer = browser.get(path)
            return answer.content + str(answer.headers).encode()

        return ask

    return [asking(path) for path in paths]


def forms_of(value: bytes) -> list[bytes]:
    """Return the ways in which bytes could be written: as they are, as digits, and what was published before."""
    return [value, value.hex().encode(), value.hex().upper().encode(), hashlib.sha256(value).hexdigest().encode()]


def assert_free_of(secrets: list[bytes], sent: bytes) -> None:
    """Fail if one of the secrets is in what was sent."""
    assert sent
    assert not [secret for secret in secrets if secret in sent]


def test_a_table_from_before_has_the_hash_of_its_seed(settings: Settings) -> None:
    table, claims = opened(2, 5, [Browser.session_of("r" * 43)])
    keep(settings, table, claims)
    with TestClient[Litestar](create_app(settings)) as client:
        rita = Browser(client, "r" * 43)
        seen = rita.look(table.id)["table"]
        assert (seen["commitment"], seen["salt"]) == (None, None)
        assert seen["seed_hash"] == hashlib.sha256(table.seed).hexdigest()
        rita.post(f"/api/tables/{table.id}/end", None)
        checked = verify(rita.get(f"/api/tables/{table.id}/record").text)
        assert (checked.verified, checked.commitment) == (True, "")


def test_a_damaged_commitment_is_a_damaged_table(settings: Settings) -> None:
    table, claims = opened(2, 5, [Browser.session_of("r" * 43)])
    broken = replace(commit({}, SALT), hash="00")
    keep(settings, structs.replace(table, commitment=broken), claims)
    with TestClient[Litestar](create_app(settings)) as client:
        answer = Browser(client, "r" * 43).get(f"/api/tables/{table.id}")
        assert (answer.status_code, answer.json()["code"]) == (410, "table-damaged")


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
    answer = client.post(f"/api/verify{query}", content=sent)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
