"""Telling people at an address of their own that it is their turn: to public addresses only, and never too often."""

import asyncio
import logging
import random
from functools import partial

import httpx
import pytest

from exlibris.server.http.errors import status_of
from exlibris.server.notifications.channels import (
    MOST_OF_ONE,
    Channel,
    HookFails,
    HookGone,
    NotPublic,
    checked_url,
    is_public,
    post_to,
    public_number,
    sentence,
)
from exlibris.server.notifications.rows import Webhook, Webhooks
from exlibris.server.storage.store import Store
from exlibris.table import commands
from exlibris.table.errors import TableError
from exlibris.table.events import Action, StoredEvent
from exlibris.table.options import OpenedTable
from support.accounts import code_of
from support.browsing import Browser
from support.seating import actor, after, events, opened
from support.telling import Telling, leading_to

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


async def test_a_name_is_public_only_if_all_its_addresses_are(monkeypatch: pytest.MonkeyPatch) -> None:
    leading_to(monkeypatch, PUBLIC)
    assert await public_number("hooks.example") == PUBLIC
    leading_to(monkeypatch, PUBLIC, "127.0.0.1")
    with pytest.raises(NotPublic):
        await public_number("hooks.example")


async def test_a_message_goes_to_the_address_that_was_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    leading_to(monkeypatch, PUBLIC)
    seen: list[httpx.Request] = []

    def answer(request: httpx.Request) -> httpx.Response:
        seen.append(request)
        return httpx.Response(302, headers={"location": "http://127.0.0.1/"})

    await post_to(RITA, "hello" * 1000, httpx.MockTransport(answer))
    (request,) = seen  # the redirection is not followed
    assert (request.url.host, request.headers["host"]) == (PUBLIC, "hooks.example")
    assert request.extensions["sni_hostname"] == "hooks.example"
    assert request.content.startswith(b'{"content":"hellohello')
    assert b'"allowed_mentions":{"parse":[]}' in request.content
    assert len(request.content) < 2100


@pytest.mark.parametrize(("status", "error"), [(404, HookGone), (410, HookGone), (429, HookFails), (503, HookFails)])
async def test_what_an_answer_means(monkeypatch: pytest.MonkeyPatch, status: int, error: type[Exception]) -> None:
    leading_to(monkeypatch, PUBLIC)
    with pytest.raises(error):
        await post_to(RITA, "x", httpx.MockTransport(lambda _: httpx.Response(status)))


class Post:
    """Takes messages instead of the network; raises these errors for the first ones."""

    def __init__(self, *errors: Exception) -> None:
        self.sent: list[str] = []
        self.errors = list(errors)

    async def __call__(self, _: Webhook, content: str) -> None:
        if self.errors:
            raise self.errors.pop(0)
        self.sent.append(content)


@pytest.fixture
async def webhooks(store: Store) -> Webhooks:
    """Return the webhooks of a new database, of which Rita has one."""
    found = await begun(store)
    await found.put(RITA)
    return found


async def begun(store: Store) -> Webhooks:
    """Return the webhooks that are stored, as a process has them."""
    found = Webhooks(store.database)
    await found.start()
    return found


async def test_what_fails_is_tried_again_and_what_is_gone_is_forgotten(
    webhooks: Webhooks, caplog: pytest.LogCaptureFixture
) -> None:
    send = Post(HookFails("status 503"), HookFails("ConnectError"))
    channel = Channel(webhooks, sentence, send, pauses=(0, 0))
    with caplog.at_level(logging.INFO):
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
    assert "secret" not in caplog.text


async def test_slow_receivers_keep_nobody_else_waiting(webhooks: Webhooks) -> None:
    slow = [Webhook(f"slow {n}", f"https://slow{n}.example/", "en", "http://library.example") for n in range(30)]
    for hook in slow:
        await webhooks.put(hook)
    has_come, hang = asyncio.Event(), False

    async def send(to: Webhook, _: str) -> None:
        if to == RITA:
            has_come.set()
        elif hang:
            await asyncio.Event().wait()
        else:
            raise HookFails("TimeoutError")

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


async def test_too_many_messages_of_one_browser_are_dropped(webhooks: Webhooks) -> None:
    send = Post()
    channel = Channel(webhooks, sentence, send)
    for n in range(2 * MOST_OF_ONE):
        channel.submit(RITA, str(n))
    await channel.idle()
    assert sorted(send.sent) == [str(n) for n in range(MOST_OF_ONE)]


async def test_a_webhook_outlives_the_process_and_another_one_takes_its_place(webhooks: Webhooks, store: Store) -> None:
    another = Webhook(RITA.session, f"{URL}/2", "pl", RITA.base)
    await webhooks.put(another)
    later = await begun(store)
    assert later.of(RITA.session) == [another]
    await later.remove(RITA.session, URL)
    assert later.of(RITA.session) == [another]
    await later.forget(RITA.session)
    assert (await begun(store)).of(RITA.session) == []


async def test_who_is_asked_is_told_once_unless_they_look_at_the_table(webhooks: Webhooks, store: Store) -> None:
    send = Post()
    telling = Telling(store, Channel(webhooks, sentence, send))
    table, live = await telling.opened(RITA.session)
    told = [f"Your decision is needed at Eric and Rita’s table: http://library.example/table/{table}"]
    assert send.sent[-1:] == told
    before = len(send.sent)
    live.presence.arrive(RITA.session)
    await telling.until_asked_again()
    assert len(send.sent) == before


@pytest.mark.parametrize(("seed", "prompt"), [(0, "prompt-pay-tax"), (8, "prompt-both-home")], ids=["tax", "cube"])
async def test_who_is_asked_on_the_turn_of_another_is_told(
    webhooks: Webhooks, store: Store, seed: int, prompt: str
) -> None:
    """The Tax Collector takes its due from all who are there; the Cube's owner acts when a visitor allows it."""
    table, past, last, asked = asked_off_turn(seed, prompt)
    await webhooks.put(Webhook(f"session {asked}", URL, "en", RITA.base))
    send = Post()
    telling = Telling(store, Channel(webhooks, sentence, send))
    await store.open(table, past)
    telling.look(table.id)
    await telling.settle()
    assert send.sent == []
    assert isinstance(last.event, Action)
    wish = commands.Act(seat=last.event.seat, action=last.event.action, number=last.number - 1)
    live = await telling.tables.change(table.id, partial(commands.act, wanted=wish, session=f"session {wish.seat}"))
    assert live.asked == [asked]
    await telling.settle()
    assert len(send.sent) == 1


def asked_off_turn(seed: int, prompt: str) -> tuple[OpenedTable, list[StoredEvent], StoredEvent, int]:
    """Return a table, what has happened there, the event by which somebody else is asked that, and who it is."""
    table, past = opened(3, seed, [f"session {seat}" for seat in range(3)])
    live = after(table, past)
    for event in events(live, random.Random(seed)):
        decision = live.playing().decisions()[0]
        if decision.prompt == prompt and decision.seat != actor(event):
            return table, past, event, decision.seat
        past.append(event)
    raise AssertionError(f"nobody is asked {prompt} in this game")


def test_a_browser_chooses_and_forgets_its_webhook(
    rita: Browser, eric: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    leading_to(monkeypatch, "127.0.0.1")  # nothing is sent from a test
    chosen = rita.put("/api/webhook", {"url": f" {URL} "})
    assert (chosen.status_code, chosen.json()) == (200, {"url": URL})
    assert (rita.get("/api/webhook").json(), eric.get("/api/webhook").json()) == ({"url": URL}, {"url": None})
    assert code_of(rita.put("/api/webhook", {"url": "https://192.168.0.1/"})) == (422, "bad-webhook")
    assert rita.get("/api/webhook").json() == {"url": URL}
    assert rita.delete("/api/webhook").status_code == 204
    assert rita.get("/api/webhook").json() == {"url": None}
