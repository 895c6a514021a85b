"""Messages to browsers that are closed: only the browser can read them, and they end with what they were chosen for."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from py_vapid import Vapid02

from exlibris.server.base.settings import Settings
from exlibris.server.notifications.addressees import MOST, Subscriptions
from exlibris.server.notifications.channels import Channel, notice
from exlibris.server.notifications.keys import PushKeys
from exlibris.server.notifications.sending import HookGone, PushSender, decoded
from exlibris.server.notifications.turns import Turns
from exlibris.server.running.tables import Tables
from exlibris.server.storage.database import Database
from exlibris.server.storage.store import Store
from exlibris.table.bots import ServerBots
from exlibris.table.options import NewSeat, NewTable
from support.accounts import code_of, sign_in, sign_ins_of, sign_up
from support.browsing import Browser, Json
from support.devices import Device
from support.telling import act, leading_to, sit
from support.times import NOW

PUBLIC = "93.184.216.34"
PATH = "/api/push/subscription"


def with_rows(folder: Path, work: Callable[[Database, Subscriptions], Awaitable[None]]) -> None:
    """Do the work with the database in that folder."""

    async def process() -> None:
        database = Database(Settings.in_folder(folder).database)
        await database.start()
        try:
            subscriptions = Subscriptions(database)
            await subscriptions.start()
            await work(database, subscriptions)
        finally:
            await database.stop()

    asyncio.run(process())


def test_only_the_browser_reads_a_message_and_its_service_knows_who_sent_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    leading_to(monkeypatch, PUBLIC)
    device = Device()

    async def work(database: Database, _: Subscriptions) -> None:
        sender = PushSender(PushKeys(database), httpx.MockTransport(device.service))
        await sender(device.subscription, '{"table": "t"}')
        (request,) = device.requests
        assert (request.url.host, request.headers["host"]) == (PUBLIC, "push.example")
        assert (request.headers["content-encoding"], request.headers["ttl"]) == ("aes128gcm", "86400")
        assert b"table" not in request.content
        assert device.read() == [{"table": "t"}]
        token, key = request.headers["authorization"].removeprefix("vapid t=").split(",k=")
        assert key == await PushKeys(database).public()
        assert Vapid02.verify(f"vapid t={token},k={key}")
        claims = json.loads(decoded(token.split(".")[1]))
        assert (claims["aud"], claims["sub"]) == ("https://push.example", "https://library.example")
        device.status = 410
        with pytest.raises(HookGone):
            await sender(device.subscription, "{}")

    with_rows(tmp_path, work)


def test_all_processes_have_the_same_key_at_every_start(tmp_path: Path) -> None:
    found: list[str] = []

    async def ask(database: Database, _: Subscriptions) -> None:
        another = Database(Settings.in_folder(tmp_path).database)
        found.extend(await asyncio.gather(PushKeys(database).public(), PushKeys(another).public()))
        await another.stop()

    for _ in range(2):
        with_rows(tmp_path, ask)
    assert len(found) == 4
    assert len(set(found)) == 1


def test_who_is_asked_is_told_on_each_browser_unless_one_looks_at_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    leading_to(monkeypatch, PUBLIC)
    laptop, phone = Device("laptop"), Device("phone", language="pl")

    def service(request: httpx.Request) -> httpx.Response:
        return (phone if request.url.path.endswith("phone") else laptop).service(request)

    async def work(database: Database, subscriptions: Subscriptions) -> None:
        for device in (laptop, phone):
            await subscriptions.put(device.subscription)
        sender = PushSender(PushKeys(database), httpx.MockTransport(service))
        pushes = Channel(subscriptions, notice, sender, pauses=())
        turns = Turns([pushes], patience=0)
        tables = Tables(Store(database), 10**6, ServerBots(), lambda table_id: turns.look(tables, table_id))

        async def settle() -> None:
            await turns.idle()
            await pushes.idle()

        seats = [NewSeat(name="Eric"), NewSeat(name="Rita", player="open")]
        table = await tables.open(NewTable(seats=seats), "eric's browser")
        live = await sit(tables, table, 1, "Rita", laptop.subscription.session)
        while live.asked != [1]:
            live = await act(tables, table, "eric's browser")
        await settle()
        assert laptop.read()[-1:] == [{"table": table, "title": "Your turn · Ex Libris", "body": "Eric and Rita"}]
        assert phone.read()[-1:] == [{"table": table, "title": "Twój ruch · Ex Libris", "body": "Eric i Rita"}]
        before = len(laptop.requests)
        live.presence.arrive(laptop.subscription.session)
        while 1 in live.asked:
            live = await act(tables, table, laptop.subscription.session)
        while 1 not in live.asked:
            live = await act(tables, table, "eric's browser")
        await settle()
        assert len(laptop.requests) == before
        live.presence.depart(laptop.subscription.session, NOW)
        laptop.status = 410  # that browser has been uninstalled
        while 1 in live.asked:
            live = await act(tables, table, laptop.subscription.session)
        while 1 not in live.asked:
            live = await act(tables, table, "eric's browser")
        await settle()
        assert subscriptions.of(phone.subscription.session) == [phone.subscription]

    with_rows(tmp_path, work)


def test_subscriptions_outlive_the_process_and_are_not_too_many(tmp_path: Path) -> None:
    devices = [Device(str(n)) for n in range(MOST + 3)]

    async def choose(_: Database, subscriptions: Subscriptions) -> None:
        for device in devices:
            await subscriptions.put(device.subscription)
        await subscriptions.put(devices[-1].subscription)  # once more is no more

    async def look(_: Database, subscriptions: Subscriptions) -> None:
        known = subscriptions.of("rita's browser")
        assert {one.endpoint for one in known} == {one.subscription.endpoint for one in devices[3:]}
        await subscriptions.put(Device("12", session="another").subscription)  # the same browser, somebody else
        assert len(subscriptions.of("rita's browser")) == MOST - 1
        await subscriptions.hand_over("another", "rita's browser")
        assert (len(subscriptions.of("rita's browser")), subscriptions.of("another")) == (MOST, [])

    for work in (choose, look):
        with_rows(tmp_path, work)


def stored(browser: Browser) -> list[Json]:
    """Return what the person of a browser is told of their subscriptions."""
    found: list[Json] = browser.get("/api/account/export").json()["push"]
    return [{**one, "created": ""} for one in found]


def test_a_browser_subscribes_and_unsubscribes(rita: Browser, eric: Browser) -> None:
    device = Device("rita")
    assert len(rita.get("/api/push/key").json()["key"]) == 87
    assert rita.put(f"{PATH}?language=pl", device.as_json()).status_code == 200
    assert stored(rita) == [{"host": "push.example", "language": "pl", "created": ""}]
    assert "send" not in rita.get("/api/account/export").text
    gone = {"endpoint": device.subscription.endpoint}
    assert eric.delete(PATH, gone).status_code == 204  # another one's is no business of theirs
    assert len(stored(rita)) == 1
    assert rita.delete(PATH, gone).status_code == 204
    assert stored(rita) == []


@pytest.mark.parametrize(
    "wrong",
    [
        {"endpoint": "http://push.example/x"}, {"endpoint": "https://127.0.0.1/x"}, {"endpoint": "push"},
        {"keys": {"p256dh": "A" * 87, "auth": "A" * 22}},
    ],
)  # fmt: skip
def test_other_subscriptions_are_refused(rita: Browser, wrong: Json) -> None:
    assert code_of(rita.put(PATH, {**Device().as_json(), **wrong})) == (422, "bad-subscription")


def test_it_goes_with_a_guest_to_an_account_and_ends_with_the_sign_in(
    rita: Browser, client: TestClient[Litestar]
) -> None:
    laptop, phone = Device("laptop of rita"), Device("phone of rita")
    rita.put(PATH, laptop.as_json())
    rita.open("human", "open")
    sign_up(rita, "Rita P")
    assert len(stored(rita)) == 1
    rita.put(PATH, laptop.as_json())  # the page renews it
    mobile = Browser(client)
    sign_in(mobile, "Rita P")
    mobile.put(PATH, phone.as_json())
    assert len(stored(rita)) == 2
    (other,) = [one for one in sign_ins_of(rita) if not one["is_current"]]
    rita.delete(f"/api/account/sign-ins/{other['id']}")
    assert len(stored(rita)) == 1
    rita.post("/api/account/sign-out", None)
    sign_in(mobile, "Rita P")
    assert stored(mobile) == []


def test_it_ends_with_the_sign_in_to_which_a_guest_has_brought_it(rita: Browser, client: TestClient[Litestar]) -> None:
    rita.put(PATH, Device("brought").as_json())
    sign_up(rita, "Rita Q")
    phone = Browser(client)
    sign_in(phone, "Rita Q")
    assert len(stored(phone)) == 1
    rita.post("/api/account/sign-out", None)
    assert stored(phone) == []


def test_it_goes_when_its_person_is_forgotten(rita: Browser) -> None:
    rita.put(PATH, Device("forgotten").as_json())
    assert len(stored(rita)) == 1
    assert rita.delete("/api/account", {}).status_code in (200, 204)
    assert stored(rita) == []
