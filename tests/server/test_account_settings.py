"""Settings go with an account: kept by one browser, found in another; a guest's stay in the browser."""

import json

from exlibris.server.settings import Settings
from support.accounts import code_of, sign_in, sign_up
from support.browsing import Browser, Json
from support.keeping import in_database

PATH = "/api/account/settings"
LIKED = {
    "pace": "slow", "hand_order": "category", "name": "Rita", "language": "pl", "motion": False, "shortcuts": False,
    "careful": True, "theme": "dark", "text_size": 1.15, "sounds": True, "foresee": True, "by_text": True,
}  # fmt: skip

WRONG: tuple[Json, ...] = ({"pace": "brisk"}, {"text_size": 9}, {"password": "p"}, {"motion": "loud"})


def settings_of(browser: Browser) -> Json | None:
    """Return the settings that the browser's account has."""
    known: Json | None = browser.get(PATH).json()["settings"]
    return known


def test_what_one_browser_keeps_another_one_finds(rita: Browser) -> None:
    sign_up(rita, "Rita S")
    assert settings_of(rita) is None
    assert rita.put(PATH, LIKED).status_code == 200
    phone = rita.another()
    sign_in(phone, "Rita S")
    assert settings_of(phone) == LIKED
    phone.put(PATH, {"pace": "fast"})  # what isn't said is as usual
    assert settings_of(rita) == {
        "pace": "fast", "hand_order": "alphabet", "name": "", "language": None, "motion": True, "shortcuts": True,
        "careful": False, "theme": "system", "text_size": 1.0, "sounds": False, "foresee": False, "by_text": False,
    }  # fmt: skip


def test_accounts_do_not_share_them(rita: Browser, eric: Browser) -> None:
    sign_up(rita, "Rita T")
    sign_up(eric, "Eric T")
    rita.put(PATH, LIKED)
    assert settings_of(eric) is None


def test_a_guest_has_none_here(rita: Browser) -> None:
    assert code_of(rita.get(PATH)) == (409, "no-account")
    assert code_of(rita.put(PATH, LIKED)) == (409, "no-account")
    sign_up(rita, "Rita U")
    rita.post("/api/account/sign-out", None)
    assert code_of(rita.get(PATH)) == (409, "no-account")


def test_what_is_no_setting_is_refused_and_changes_nothing(rita: Browser) -> None:
    sign_up(rita, "Rita V")
    rita.put(PATH, LIKED)
    for wrong in (*WRONG, {"name": "\x00"}, {"name": "R" * 41}):
        assert rita.put(PATH, {**LIKED, **wrong}).status_code == 400, wrong
    assert settings_of(rita) == LIKED


def test_those_of_a_newer_version_do_no_harm(rita: Browser, shared_settings: Settings) -> None:
    sign_up(rita, "Rita W")
    newer = json.dumps({"pace": "brisk", "smell": "old paper"})
    in_database(shared_settings, "UPDATE accounts SET settings = ? WHERE name = 'Rita W'", newer)
    assert settings_of(rita) is None
    assert rita.get("/api/account").json()["name"] == "Rita W"


def test_they_are_part_of_what_one_takes_home(rita: Browser) -> None:
    sign_up(rita, "Rita X")
    rita.put(PATH, LIKED)
    assert rita.post("/api/account/export", {}).json()["account"]["settings"] == LIKED
