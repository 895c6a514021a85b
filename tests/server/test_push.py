"""Messages to browsers that are closed: only the browser can read them, and they end with what they were chosen for."""

import asyncio
import json

import httpx
import pytest
from py_vapid import Vapid02

from exlibris.server.notifications.channels import Channel, HookGone, PushSender, decoded, notice
from exlibris.server.notifications.rows import MOST, PushKeys, Subscriptions
from exlibris.server.settings import Settings
from exlibris.server.storage.store import Store
from support.accounts import code_of, sign_in, sign_ins_of, sign_up
from support.browsing import Browser, Json
from support.devices import Device
from support.keeping import stored
from support.telling import Telling, leading_to
from support.times import NOW

pytestmark = pytest.mark.usefixtures("shared_settings")  # accounts of other files have the same names

PUBLIC = "93.184.216.34"
PATH = "/api/push/subscription"


@pytest.fixture
async def subscriptions(store: Store) -> Subscriptions:
    """Return the subscriptions of a new database."""
    return await begun(store)


async def begun(store: Store) -> Subscriptions:
    """Return the subscriptions that are stored, as a process has them."""
    found = Subscriptions(store.database)
    await found.start()
    return found


async def test_only_the_browser_reads_a_message_and_its_service_knows_who_sent_it(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    leading_to(monkeypatch, PUBLIC)
    device, keys = Device(), PushKeys(store.database)
    sender = PushSender(keys, httpx.MockTransport(device.service))
    await sender(device.subscription, '{"table": "t"}')
    (request,) = device.requests
    assert (request.url.host, request.headers["host"]) == (PUBLIC, "push.example")
    assert (request.headers["content-encoding"], request.headers["ttl"]) == ("aes128gcm", "86400")
    assert b"table" not in request.content
    assert device.read() == [{"table": "t"}]
    token, key = request.headers["authorization"].removeprefix("vapid t=").split(",k=")
    assert key == await PushKeys(store.database).public()
    assert Vapid02.verify(f"vapid t={token},k={key}")
    claims = json.loads(decoded(token.split(".")[1]))
    assert (claims["aud"], claims["sub"]) == ("https://push.example", "https://library.example")
    device.status = 410
    with pytest.raises(HookGone):
        await sender(device.subscription, "{}")


async def test_all_processes_have_the_same_key_at_every_start(settings: Settings) -> None:
    found: list[str] = []
    for _ in range(2):
        async with stored(settings.database) as one, stored(settings.database) as another:
            found += await asyncio.gather(*(PushKeys(store.database).public() for store in (one, another)))
    assert len(found) == 4
    assert len(set(found)) == 1


async def test_who_is_asked_is_told_on_each_browser_unless_one_looks_at_the_table(
    store: Store, subscriptions: Subscriptions, monkeypatch: pytest.MonkeyPatch
) -> None:
    leading_to(monkeypatch, PUBLIC)
    laptop, phone = Device("laptop"), Device("phone", language="pl")
    rita = laptop.subscription.session

    def service(request: httpx.Request) -> httpx.Response:
        return (phone if request.url.path.endswith("phone") else laptop).service(request)

    for device in (laptop, phone):
        await subscriptions.put(device.subscription)
    sender = PushSender(PushKeys(store.database), httpx.MockTransport(service))
    telling = Telling(store, Channel(subscriptions, notice, sender, pauses=()))
    table, live = await telling.opened(rita)
    assert laptop.read()[-1:] == [{"table": table, "title": "Your turn · Ex Libris", "body": "Eric and Rita"}]
    assert phone.read()[-1:] == [{"table": table, "title": "Twój ruch · Ex Libris", "body": "Eric i Rita"}]
    before = len(laptop.requests)
    live.presence.arrive(rita)
    await telling.until_asked_again()
    assert len(laptop.requests) == before
    live.presence.depart(rita, NOW)
    laptop.status = 410  # that browser has been uninstalled
    await telling.until_asked_again()
    assert subscriptions.of(rita) == [phone.subscription]


async def test_subscriptions_outlive_the_process_and_are_not_too_many(
    store: Store, subscriptions: Subscriptions
) -> None:
    devices = [Device(str(n)) for n in range(MOST + 3)]
    for device in devices:
        await subscriptions.put(device.subscription)
    await subscriptions.put(devices[-1].subscription)  # once more is no more
    later = await begun(store)
    known = later.of("rita's browser")
    assert {one.endpoint for one in known} == {one.subscription.endpoint for one in devices[3:]}
    await later.put(Device("12", session="another").subscription)  # the same browser, somebody else
    assert len(later.of("rita's browser")) == MOST - 1
    await later.hand_over("another", "rita's browser")
    assert (len(later.of("rita's browser")), later.of("another")) == (MOST, [])


def pushed(browser: Browser) -> list[Json]:
    """Return what the person of a browser is told of their subscriptions."""
    found: list[Json] = browser.post("/api/account/export", {}).json()["push"]
    return [{**one, "created": ""} for one in found]


def test_a_browser_subscribes_and_unsubscribes(rita: Browser, eric: Browser) -> None:
    device = Device("rita")
    assert len(rita.get("/api/push/key").json()["key"]) == 87
    assert rita.put(f"{PATH}?language=pl", device.as_json()).status_code == 200
    assert pushed(rita) == [{"host": "push.example", "language": "pl", "created": ""}]
    assert "send" not in rita.post("/api/account/export", {}).text
    gone = {"endpoint": device.subscription.endpoint}
    assert eric.delete(PATH, gone).status_code == 204  # another one's is no business of theirs
    assert len(pushed(rita)) == 1
    assert rita.delete(PATH, gone).status_code == 204
    assert pushed(rita) == []


@pytest.mark.parametrize(
    "wrong",
    [
        {"endpoint": "http://push.example/x"}, {"endpoint": "https://127.0.0.1/x"}, {"endpoint": "push"},
        {"keys": {"p256dh": "A" * 87, "auth": "A" * 22}},
    ],
)  # fmt: skip
def test_other_subscriptions_are_refused(rita: Browser, wrong: Json) -> None:
    assert code_of(rita.put(PATH, {**Device().as_json(), **wrong})) == (422, "bad-subscription")


def test_it_goes_with_a_guest_to_an_account_and_ends_with_the_sign_in(rita: Browser) -> None:
    laptop, phone = Device("laptop of rita"), Device("phone of rita")
    rita.put(PATH, laptop.as_json())
    rita.open("human", "open")
    sign_up(rita, "Rita P")
    assert len(pushed(rita)) == 1
    rita.put(PATH, laptop.as_json())  # the page renews it
    mobile = rita.another()
    sign_in(mobile, "Rita P")
    mobile.put(PATH, phone.as_json())
    assert len(pushed(rita)) == 2
    (other,) = [one for one in sign_ins_of(rita) if not one["is_current"]]
    rita.delete(f"/api/account/sign-ins/{other['id']}")
    assert len(pushed(rita)) == 1
    rita.post("/api/account/sign-out", None)
    sign_in(mobile, "Rita P")
    assert pushed(mobile) == []


def test_it_ends_with_the_sign_in_to_which_a_guest_has_brought_it(rita: Browser) -> None:
    rita.put(PATH, Device("brought").as_json())
    sign_up(rita, "Rita Q")
    phone = rita.another()
    sign_in(phone, "Rita Q")
    assert len(pushed(phone)) == 1
    rita.post("/api/account/sign-out", None)
    assert pushed(phone) == []


def test_it_goes_when_its_person_is_forgotten(rita: Browser) -> None:
    rita.put(PATH, Device("forgotten").as_json())
    assert len(pushed(rita)) == 1
    assert rita.delete("/api/account", {}).status_code in (200, 204)
    assert pushed(rita) == []
