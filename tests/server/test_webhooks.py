"""Telling people at an address of their own that it is their turn: to public addresses only, and never too often."""

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from exlibris.server.base.settings import Settings
from exlibris.server.kit.errors import status_of
from exlibris.server.notifications.addressees import Webhook, Webhooks
from exlibris.server.notifications.addresses import NotPublic, checked_url, is_public, public_number
from exlibris.server.notifications.channels import MOST_OF_ONE, Channel, sentence
from exlibris.server.notifications.sending import HookFails, HookGone, post_to
from exlibris.server.notifications.turns import Turns
from exlibris.server.running.tables import Tables
from exlibris.server.storage.database import Database
from exlibris.server.storage.store import Store
from exlibris.table.bots import ServerBots
from exlibris.table.commands import acting
from exlibris.table.errors import TableError
from exlibris.table.events import Action, Entry
from exlibris.table.fold.live import LiveTable
from exlibris.table.options import NewSeat, NewTable, OpenedTable
from support.browsing import Browser
from support.seating import actor, events, opened
from support.telling import act, leading_to, sit

URL = "https://hooks.example/secret"
RITA = Webhook("rita's browser", URL, "en", "http://library.example")
PUBLIC = "93.184.216.34"


@pytest.mark.parametrize(
    "url",
    [
        "http://hooks.example/x", "ftp://hooks.example", "hooks.example", "https://", "https://user@hooks.example/x",
        "https://hooks.example:8080/", "https://127.0.0.1/", "https://10.1.2.3/", "https://[::1]/",
        "https://169.254.169.254/latest", "https://[::ffff:192.168.0.1]/", "https://[2002:7f00:1::]/",
        "https://[64:ff9b::7f00:1]/", "https://[::7f00:1]/", "https://192.88.99.1/",
    ],
)  # fmt: skip
def test_other_addresses_are_refused(url: str) -> None:
    with pytest.raises(TableError) as refused:
        checked_url(url)
    assert (status_of(refused.value), refused.value.code) == (422, "bad-webhook")


def test_https_addresses_are_taken() -> None:
    assert str(checked_url(URL)) == URL
    assert str(checked_url(f"https://{PUBLIC}/x")) == f"https://{PUBLIC}/x"


@pytest.mark.parametrize(
    "number",
    [
        "100.64.0.1", "172.16.0.1", "224.0.0.1", "fe80::1", "fc00::1", "ff02::1", "64:ff9b::8.8.8.8", "64:ff9b:1::1",
        "::7f00:1", "::ffff:0:7f00:1", "fec0::1", "5f00::1", "192.88.99.1",
    ],
)  # fmt: skip
def test_networks_of_one_s_own_are_not_public(number: str) -> None:
    assert not is_public(number)


def test_a_name_is_public_only_if_all_its_addresses_are(monkeypatch: pytest.MonkeyPatch) -> None:
    leading_to(monkeypatch, PUBLIC)
    assert asyncio.run(public_number("hooks.example")) == PUBLIC
    leading_to(monkeypatch, PUBLIC, "127.0.0.1")
    with pytest.raises(NotPublic):
        asyncio.run(public_number("hooks.example"))


def test_a_message_goes_to_the_address_that_was_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    leading_to(monkeypatch, PUBLIC)
    seen: list[httpx.Request] = []

    def answer(request: httpx.Request) -> httpx.Response:
        seen.append(request)
        return httpx.Response(302, headers={"location": "http://127.0.0.1/"})

    asyncio.run(post_to(RITA, "hello" * 1000, httpx.MockTransport(answer)))
    (request,) = seen  # the redirection is not followed
    assert (request.url.host, request.headers["host"]) == (PUBLIC, "hooks.example")
    assert request.extensions["sni_hostname"] == "hooks.example"
    assert request.content.startswith(b'{"content":"hellohello')
    assert b'"allowed_mentions":{"parse":[]}' in request.content
    assert len(request.content) < 2100


@pytest.mark.parametrize(("status", "error"), [(404, HookGone), (410, HookGone), (429, HookFails), (503, HookFails)])
def test_what_an_answer_means(monkeypatch: pytest.MonkeyPatch, status: int, error: type[Exception]) -> None:
    leading_to(monkeypatch, PUBLIC)
    with pytest.raises(error):
        asyncio.run(post_to(RITA, "x", httpx.MockTransport(lambda _: httpx.Response(status))))


class Post:
    """Takes messages instead of the network; raises these errors for the first ones."""

    def __init__(self, *errors: Exception) -> None:
        self.sent: list[str] = []
        self.errors = list(errors)

    async def __call__(self, _: Webhook, content: str) -> None:
        if self.errors:
            raise self.errors.pop(0)
        self.sent.append(content)


def with_rows(folder: Path, work: Callable[[Database, Webhooks], Awaitable[None]]) -> None:
    """Do the work with the database in that folder."""

    async def process() -> None:
        database = Database(Settings.in_folder(folder).database)
        await database.start()
        try:
            webhooks = Webhooks(database)
            await webhooks.start()
            await work(database, webhooks)
        finally:
            await database.stop()

    asyncio.run(process())


def test_what_fails_is_tried_again_and_what_is_gone_is_forgotten(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(_: Database, webhooks: Webhooks) -> None:
        await webhooks.put(RITA)
        send = Post(HookFails("status 503"), HookFails("ConnectError"))
        channel = Channel(webhooks, sentence, send, pauses=(0, 0))
        channel.submit(RITA, "turn")
        await channel.idle()
        assert send.sent == ["turn"]
        send.errors = [HookFails("x")] * 3
        channel.submit(RITA, "lost")
        await channel.idle()
        assert send.sent == ["turn"]
        send.errors = [HookGone()]
        channel.submit(RITA, "gone")
        await channel.idle()
        assert webhooks.of(RITA.session) == []

    with caplog.at_level(logging.INFO):
        with_rows(tmp_path, work)
    assert "secret" not in caplog.text


def test_slow_receivers_keep_nobody_else_waiting(tmp_path: Path) -> None:
    async def work(_: Database, webhooks: Webhooks) -> None:
        slow = [Webhook(f"slow {n}", f"https://slow{n}.example/", "en", "http://library.example") for n in range(30)]
        for hook in (*slow, RITA):
            await webhooks.put(hook)
        has_come, hang = asyncio.Event(), True

        async def send(to: Webhook, _: str) -> None:
            if to == RITA:
                has_come.set()
            elif hang:
                await asyncio.Event().wait()
            else:
                raise HookFails("TimeoutError")

        hang = False
        channel = Channel(webhooks, sentence, send, pauses=())
        for hook in slow:
            channel.submit(hook, "turn")
        await channel.idle()
        hang = True
        for hook in slow:  # which have failed once, and hold what they get now for good
            channel.submit(hook, "turn")
        channel.submit(RITA, "turn")
        await asyncio.wait_for(has_come.wait(), 5)
        await channel.stop()

    with_rows(tmp_path, work)


def test_too_many_messages_of_one_browser_are_dropped(tmp_path: Path) -> None:
    async def work(_: Database, webhooks: Webhooks) -> None:
        await webhooks.put(RITA)
        send = Post()
        channel = Channel(webhooks, sentence, send)
        for n in range(2 * MOST_OF_ONE):
            channel.submit(RITA, str(n))
        await channel.idle()
        assert sorted(send.sent) == [str(n) for n in range(MOST_OF_ONE)]

    with_rows(tmp_path, work)


def test_a_webhook_outlives_the_process_and_another_one_takes_its_place(tmp_path: Path) -> None:
    async def choose(_: Database, webhooks: Webhooks) -> None:
        await webhooks.put(RITA)
        await webhooks.put(Webhook(RITA.session, f"{URL}/2", "pl", RITA.base))

    async def forget(_: Database, webhooks: Webhooks) -> None:
        known = webhooks.of(RITA.session)
        assert known == [Webhook(RITA.session, f"{URL}/2", "pl", RITA.base)]
        await webhooks.remove(RITA.session, URL)
        assert webhooks.of(RITA.session) == known
        await webhooks.forget(RITA.session)

    async def look(_: Database, webhooks: Webhooks) -> None:
        assert webhooks.of(RITA.session) == []

    for work in (choose, forget, look):
        with_rows(tmp_path, work)


def test_who_is_asked_is_told_once_unless_they_look_at_the_table(tmp_path: Path) -> None:
    async def work(database: Database, webhooks: Webhooks) -> None:
        await webhooks.put(RITA)
        send = Post()
        channel = Channel(webhooks, sentence, send)
        turns = Turns([channel], patience=0)
        tables = Tables(Store(database), 10**6, ServerBots(), lambda table_id: turns.look(tables, table_id))

        async def settle() -> None:
            await turns.idle()
            await channel.idle()

        seats = [NewSeat(name="Eric"), NewSeat(name="Rita", player="open")]
        table = await tables.open(NewTable(seats=seats), "eric's browser")
        live = await sit(tables, table, 1, "Rita", RITA.session)
        while live.asked != [1]:
            live = await act(tables, table, "eric's browser")
        await settle()
        told = [f"You are asked for a decision at the table of Eric and Rita: http://library.example/table/{table}"]
        assert send.sent[-1:] == told
        before = len(send.sent)
        live.presence.arrive(RITA.session)
        while 1 in live.asked:
            live = await act(tables, table, RITA.session)
        while 1 not in live.asked:
            live = await act(tables, table, "eric's browser")
        await settle()
        assert len(send.sent) == before

    with_rows(tmp_path, work)


@pytest.mark.parametrize(("seed", "prompt"), [(0, "prompt-pay-tax"), (8, "prompt-both-home")], ids=["tax", "cube"])
def test_who_is_asked_on_the_turn_of_another_is_told(tmp_path: Path, seed: int, prompt: str) -> None:
    """The Tax Collector takes its due from all who are there; the Cube's owner acts when a visitor allows it."""
    table, past, last, asked = asked_off_turn(seed, prompt)

    async def work(database: Database, webhooks: Webhooks) -> None:
        hook = Webhook(f"session {asked}", URL, "en", RITA.base)
        await webhooks.put(hook)
        send = Post()
        channel = Channel(webhooks, sentence, send)
        turns = Turns([channel], patience=0)
        tables = Tables(Store(database), 10**6, ServerBots(), lambda table_id: turns.look(tables, table_id))
        await Store(database).open(table, past)
        turns.look(tables, table.id)
        await turns.idle()
        await channel.idle()
        assert send.sent == []
        assert isinstance(last.event, Action)
        wish = acting.Act(seat=last.event.seat, action=last.event.action, number=last.number - 1)
        live = await tables.change(table.id, partial(acting.act, wanted=wish, session=f"session {wish.seat}"))
        assert live.asked == [asked]
        await turns.idle()
        await channel.idle()
        assert len(send.sent) == 1

    with_rows(tmp_path, work)


def asked_off_turn(seed: int, prompt: str) -> tuple[OpenedTable, list[Entry], Entry, int]:
    """Return a table, what has happened there, the event by which somebody else is asked that, and who it is."""
    table, past = opened(3, seed, [f"session {seat}" for seat in range(3)])
    live = LiveTable(table)
    for claim in past:
        live.take(claim)
    for event in events(live, random.Random(seed)):
        decision = live.playing().decisions()[0]
        if decision.prompt == prompt and decision.seat != actor(event):
            return table, past, event, decision.seat
        past.append(event)
    raise AssertionError(f"nobody is asked {prompt} in this game")


def test_a_browser_chooses_and_forgets_its_webhook(
    rita: Browser, eric: Browser, client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    leading_to(monkeypatch, "127.0.0.1")  # nothing is sent from a test
    client.cookies.clear()
    chosen = rita.put("/api/webhook", {"url": f" {URL} "})
    assert (chosen.status_code, chosen.json()) == (200, {"url": URL})
    assert (rita.get("/api/webhook").json(), eric.get("/api/webhook").json()) == ({"url": URL}, {"url": None})
    refused = rita.put("/api/webhook", {"url": "https://192.168.0.1/"})
    assert (refused.status_code, refused.json()["code"]) == (422, "bad-webhook")
    assert rita.get("/api/webhook").json() == {"url": URL}
    assert rita.delete("/api/webhook").status_code == 204
    assert rita.get("/api/webhook").json() == {"url": None}
