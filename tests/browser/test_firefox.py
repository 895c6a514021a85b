"""The page that needs no server in Firefox, where there is one: a table is opened, played at, and still there later."""

import shutil

import pytest

from browser.firefox import Firefox, firefox

PROGRAM = shutil.which("firefox-esr") or shutil.which("firefox")
STARTED = "document.querySelector('details.own') && !document.querySelector('#starting')"
NUMBER = "Number(document.querySelector('[data-asked]')?.dataset.number ?? -1)"
ASKED = "document.querySelector('[data-asked=true]') && !document.querySelector('#starting')"
OPEN = "[...document.querySelectorAll('button')].find((one) => one.textContent.includes('Open the table'))"
CHOOSE = """{
    const offered = document.querySelectorAll(".chooser [data-action]");
    const targets = offered.length ? offered : document.querySelectorAll("[data-action]:not(:disabled)");
    [...targets].find((target) => target.checkVisibility())?.click();
}"""


def act(browser: Firefox) -> None:
    """Choose the first thing that may be chosen, and wait until the table has moved on and asks again."""
    before = browser.value(NUMBER)
    browser.wait_for(f"(() => {{ if ({NUMBER} > {before}) return true; {CHOOSE} }})()")
    browser.wait_for(ASKED)


@pytest.mark.skipif(PROGRAM is None, reason="no Firefox")
def test_a_table_is_played_at_and_stays(address: str) -> None:
    with firefox(str(PROGRAM)) as browser:
        browser.go(address)
        browser.wait_for(STARTED)
        browser.value("localStorage.setItem('exlibris-settings', JSON.stringify({ pace: 'off' }))")
        browser.value("document.querySelector('details.own > summary').click()")
        browser.wait_for(f"Boolean({OPEN})")
        browser.value(f"{OPEN}.click()")
        browser.wait_for(ASKED)
        act(browser)
        number = browser.value(NUMBER)
        browser.reload()
        browser.wait_for(ASKED)
        assert browser.value(NUMBER) >= number > 0
