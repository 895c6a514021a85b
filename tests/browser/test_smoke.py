"""The built client comes up in a real browser."""

import sqlite3
from contextlib import closing

from playwright.sync_api import Browser, expect

from browser.clicking import new_table
from browser.conftest import watched
from browser.serving import Serving


def test_home_page_comes_up_and_lists_a_table_that_cannot_go_on_with_the_reason(
    browser: Browser, serving: Serving
) -> None:
    with watched(browser, serving) as home:
        home.goto("/")
        expect(home).to_have_title("Ex Libris")
        expect(home.get_by_role("heading", level=1)).to_be_visible()
        table = new_table(home.request, {"name": "Rita"}, {"name": "Eric"})
        home.wait_for_timeout(1500)  # the page fetches its last part after a second
        home.wait_for_load_state("networkidle")  # what it still fetches would be an error
        serving.stop()
        with closing(sqlite3.connect(serving.data / "exlibris" / "tables.sqlite3")) as database, database:
            database.execute("UPDATE game_tables SET ruleset = json_set(ruleset, '$.moonlight', json('true'))")
        serving.start()
        page = home.context.new_page()  # not watched: the server refuses the table
        page.goto("/")
        page.get_by_text("Your tables").click()
        listed = page.get_by_role("listitem").filter(has_text="Rita, Eric")
        expect(listed).to_contain_text("moonlight")
        expect(listed.get_by_role("link")).to_have_count(0)
        page.goto(f"/table/{table}")
        expect(page.get_by_role("heading", level=1)).to_have_text("This table can’t continue here")
        page.get_by_role("link").click()
        page.get_by_text("Your tables").click()
        expect(listed).to_be_visible()
