"""The built client comes up in a real browser."""

import sqlite3
from contextlib import closing

from playwright.sync_api import Browser, Page, expect

from browser.serving import Serving


def test_home_page_comes_up(page: Page, serving: Serving) -> None:
    page.goto(serving.url)
    expect(page).to_have_title("Ex Libris")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_a_table_that_cannot_go_on_is_listed_with_the_reason(browser: Browser, serving: Serving) -> None:
    with browser.new_context(base_url=serving.url, locale="en-GB") as context:
        seats = [{"name": "Rita"}, {"name": "Eric"}]
        table = context.request.post("/api/tables", data={"seats": seats}).json()["id"]
        serving.stop()
        with closing(sqlite3.connect(serving.data / "exlibris" / "tables.sqlite3")) as database, database:
            database.execute("UPDATE game_tables SET ruleset = json_set(ruleset, '$.moonlight', json('true'))")
        serving.start()
        page = context.new_page()
        page.goto("/")
        listed = page.get_by_role("listitem").filter(has_text="Rita, Eric")
        expect(listed).to_contain_text("moonlight")
        expect(listed.get_by_role("link")).to_have_count(0)
        page.goto(f"/table/{table}")
        expect(page.get_by_role("heading", level=1)).to_have_text("This table can't go on here")
        page.get_by_role("link").click()
        expect(listed).to_be_visible()
