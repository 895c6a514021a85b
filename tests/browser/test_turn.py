"""Being told that it is one's turn: by the tab's icon, and by a notice while nobody looks."""

import json
import re
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser.clicking import new_table
from browser.serving import Serving

NOTICES = """async (count) => {
    const worker = await navigator.serviceWorker.ready;
    const until = Date.now() + 15000;
    let shown = [];
    do {
        shown = await worker.getNotifications();
        await new Promise((resolve) => setTimeout(resolve, 50));
    } while (shown.length !== count && Date.now() < until);
    return shown.map(({ title, body, data }) => [title, body, data]);
}"""
DOT = re.compile("circle cx='25'")


def test_the_icon_and_a_notice_tell_that_it_is_my_turn(whole_browser: Browser, impatient: Serving) -> None:
    with (
        whole_browser.new_context(base_url=impatient.url, locale="en-GB", permissions=["notifications"]) as rita,
        whole_browser.new_context(base_url=impatient.url) as eric,
    ):
        page = rita.new_page()
        table = begun(rita, eric)
        page.goto(f"/table/{table}")
        icon = page.locator("link[rel=icon]")
        expect(page.get_by_role("button", name="Settings")).to_be_visible()
        expect(icon).not_to_have_attribute("href", DOT)
        choose_notices(page)
        page.evaluate("document.hasFocus = () => false")
        act_until_asked(eric, 1, table, other=rita)
        expect(icon).to_have_attribute("href", DOT)
        expect(page).to_have_title(re.compile("Your turn"))
        assert page.evaluate(NOTICES, 1) == [["Your turn · Ex Libris", "Rita, Eric", f"/table/{table}"]]
        act_until_asked(rita, 0, table, other=eric)
        expect(icon).not_to_have_attribute("href", DOT)
        assert page.evaluate(NOTICES, 0) == []


def test_a_webhook_is_chosen_in_the_settings(phone: Page) -> None:
    page = phone
    table = new_table(page.request, {"name": "Rita"}, {"name": "Eric", "player": "greedy"})
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Notify me elsewhere, too").click()
    address = page.get_by_label("Address (https)")
    address.fill("https://192.168.0.1/hook")
    page.keyboard.press("Enter")
    expect(page.get_by_text("lead to a public server")).to_be_visible()
    address.fill("https://hooks.invalid/secret")
    page.get_by_role("button", name="Use it").click()
    expect(page.get_by_text("Saved; a first message is on its way.")).to_be_visible()
    page.get_by_role("button", name="Remove it").click()
    expect(page.get_by_text("Removed.")).to_be_visible()
    expect(address).to_have_value("")


SUBSCRIBING = """
    let known = null;
    PushManager.prototype.getSubscription = async () => known;
    PushManager.prototype.subscribe = async ({ applicationServerKey: key, userVisibleOnly }) => {
        const text = key.replaceAll("-", "+").replaceAll("_", "/");
        const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
        const endpoint = "https://push.example/send/rita";
        const keys = { p256dh: key, auth: "A".repeat(22) };
        const unsubscribe = async () => { known = null; return true; };
        const options = { applicationServerKey: bytes.buffer, userVisibleOnly };
        return known = { endpoint, options, unsubscribe, toJSON: () => ({ endpoint, expirationTime: null, keys }) };
    };
"""


def test_a_browser_is_told_while_no_page_is_open(whole_browser: Browser, impatient: Serving) -> None:
    with whole_browser.new_context(base_url=impatient.url, locale="en-GB", permissions=["notifications"]) as rita:
        rita.add_init_script(SUBSCRIBING)  # there is no push service in a test
        page = rita.new_page()
        table = new_table(rita.request, {"name": "Rita"}, {"player": "greedy"})
        page.goto(f"/table/{table}")
        page.evaluate("navigator.serviceWorker.ready.then(() => null)")
        page.get_by_role("button", name="Settings").click()
        switch = page.get_by_label("Notify me when it is my turn")
        switch.check()
        expect(page.get_by_text("even when Ex Libris is not open")).to_be_visible()
        assert [one["host"] for one in subscriptions(rita)] == ["push.example"]
        pushed = {"table": table, "title": "Your turn · Ex Libris", "body": "Rita and Eric"}
        page.goto("/rules")
        deliver(page, impatient.url, json.dumps(pushed))
        assert page.evaluate(NOTICES, 1) == [["Your turn · Ex Libris", "Rita and Eric", f"/table/{table}"]]
        page.goto(f"/table/{table}")
        page.get_by_role("button", name="Settings").click()
        with page.expect_response(lambda answer: answer.request.method == "DELETE"):
            switch.uncheck()
        assert subscriptions(rita) == []


def subscriptions(who: BrowserContext) -> Any:
    """Return the subscriptions that the server has of somebody."""
    return who.request.post("/api/account/export", data={}).json()["push"]


def deliver(page: Page, origin: str, message: str) -> None:
    """Let the browser get a message as from its push service."""
    session = page.context.new_cdp_session(page)
    registrations: list[Any] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda told: registrations.extend(told["registrations"]))
    session.send("ServiceWorker.enable")
    while not registrations:
        page.wait_for_timeout(50)
    wanted = {"origin": origin, "registrationId": registrations[-1]["registrationId"], "data": message}
    session.send("ServiceWorker.deliverPushMessage", wanted)


def begun(rita: BrowserContext, eric: BrowserContext) -> str:
    """Return a game of two at which it is Eric's turn."""
    table = new_table(rita.request, {"name": "Rita"}, {"player": "open"})
    assert eric.request.post(f"/api/tables/{table}/seats/1", data={"name": "Eric"}).ok
    act_until_asked(rita, 0, table, other=eric)
    return table


def choose_notices(page: Page) -> None:
    """Choose notices in the settings, and close them."""
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Notify me when it is my turn").check()
    page.keyboard.press("Escape")
    page.wait_for_function("JSON.parse(localStorage['exlibris-settings'] ?? '{}').notices")


def act_until_asked(who: BrowserContext, seat: int, table: str, other: BrowserContext) -> None:
    """Let somebody take first choices until the other one is asked, and they are not anymore."""
    while (seen := look(who, table))["decision"] or not look(other, table)["decision"]:
        action = seen["decision"]["actions"][0]["action"]
        data = {"seat": seat, "action": action, "number": seen["number"]}
        assert who.request.post(f"/api/tables/{table}/actions", data=data).ok


def look(who: BrowserContext, table: str) -> Any:
    """Return the table as somebody sees it."""
    return who.request.get(f"/api/tables/{table}").json()
