"""Every component in every state looks as it did, by day and by night.

`scripts/renew_looks.py` makes what there is the new baseline.
"""

import os
from collections.abc import Iterator
from typing import Literal

import pytest
from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize

from browser.component_page import GROUPS, WEB, show
from browser.conftest import RESULTS, watch
from browser.looks import BASELINES, baseline, compare, keep, leave, small

SCREEN: ViewportSize = {"width": 1200, "height": 800}
SCHEMES: tuple[Literal["light"], Literal["dark"]] = ("light", "dark")
MOST_BYTES = 200_000
RENEWING = os.environ.get("EXLIBRIS_RENEW_LOOKS") == "1"
# Which components an element is from, from the inside out; only a development build knows.
SHOWN = """() => {
    const files = new Set();
    for (const { __svelte_meta: meta } of document.querySelectorAll("*")) {
        if (meta) files.add(meta.loc.file);
        for (let at = meta?.parent; at; at = at.parent) files.add(at.file);
    }
    return [...files];
}"""
# Components without a picture of their own, and why.
LEFT_OUT = {
    "account/AccountHead": "the head of the pages about accounts, which ask the server; test_account.py opens them",
    "account/AccountPage": "asks the server who plays; test_account.py signs in there on a computer and a phone",
    "account/EmailForm": "a form of the account's page; test_account.py fills it in",
    "account/ForgetDialog": "a dialog of the account's page; test_account.py confirms it",
    "account/GuestLink": "a part of the account's page; test_account.py follows the link",
    "account/Outcome": "one sentence of an answer; test_account.py reads it",
    "account/PasswordField": "a field of forms of the account's page; test_account.py fills them in",
    "account/PasswordForm": "a form of the account's page; test_account.py fills it in",
    "account/ReturnPage": "where a return link leads; test_account.py goes there",
    "account/YourData": "a part of the account's page; test_account.py uses it",
    "account/ShownSwitch": "a part of the account's page; test_players.py switches it",
    "account/SignForm": "a form of the account's page; test_account.py fills it in",
    "account/SignIns": "asks the server for the sign-ins; test_account.py ends one",
    "chat/ChatButton": "a button beside others, at tables of several people; test_chat.py presses it",
    "chat/ChatOffer": "loads the chat where there is somebody to chat with; test_chat.py opens it",
    "chat/ChatPanel": "lies over the table; test_chat.py writes in it on a computer and a phone",
    "chat/ChatRow": "a line of the chat; test_chat.py reads, removes and reports some",
    "coach/CoachPanel": "an answer of the coach over the table; test_coach.py opens it, its parts are shown",
    "verify/Findings": "what the server found in a record; test_deal.py reads it",
    "deal/FingerprintDialog": "two sentences and a number; test_deal.py opens it on a phone",
    "verify/Limits": "a list of sentences on the page that checks records; test_deal.py opens it",
    "deal/OpenedDeal": "three numbers at the end of a game; test_deal.py follows its link",
    "verify/VerifyPage": "asks the server about a record; test_deal.py and test_access.py open it",
    "learn/LearnPage": "asks the server for its lessons; test_access.py opens it",
    "learn/LessonPage": "a lesson with a server behind it; its table and speech box are shown",
    "learn/LessonTable": "the table or the end page, both shown, for one lesson",
    "lobby/FinishedGames": "a list below the open tables; test_players.py reads it",
    "lobby/LobbyPage": "asks the server for the open tables; test_lobby.py and test_access.py open it",
    "lobby/OpenTableLine": "a part of the lobby; test_lobby.py reads it on a phone",
    "lobby/WaitingNotes": "two sentences in the waiting room; test_lobby.py reads them",
    "log/Announcer": "is heard, not seen",
    "pace/Clock": "is empty but at a table with clocks, where it shows a SeatClock",
    "pace/PaceNote": "a sentence in the waiting room; test_pace.py reads it",
    "pace/SeatClock": "runs down, so that no two pictures are alike; test_pace.py reads it",
    "players/Comparison": "two short columns of figures on a player's page; they need a game played to its end",
    "players/FavouritePlaces": "a part of a player's page; test_players.py reads it after 24 games",
    "players/Leaderboard": "asks the server for the players; test_players.py reads it on a computer and a phone",
    "players/OwnPageLink": "a link for accounts; test_players.py follows it",
    "players/OwnStanding": "a sentence below the leaderboard; test_players.py reads it",
    "players/PlayerView": "asks the server for a player; test_players.py reads it on a computer and a phone",
    "players/PlayersPage": "chooses between the leaderboard and a player's page; test_players.py opens both",
    "players/PoolResults": "a part of a player's page; test_players.py reads it",
    "players/Ranking": "the table of the leaderboard; test_players.py reads it",
    "players/RatingPlot": "a part of a player's page; test_players.py reads it",
    "puzzle/PuzzleAnswer": "lies over the table of a puzzle; test_puzzle.py reads it on a computer and a phone",
    "puzzle/PuzzlePage": "asks the server for the puzzle of the day; its table is shown",
    "replay/ReplayPage": "chooses between the viewer and the chooser of records, which is shown",
    "replay/Viewer": "the table under the controls of a replay, both shown",
    "review/ReviewPanel": "asks the server for the review; its parts are shown",
    "rules/RulesPage": "asks the server for its facts; its parts are shown",
    "score/ScorePage": "asks the server for the form; its parts are shown",
    "table/TablePage": "chooses between the waiting room, the table, the curtain and the end page, all shown",
    "turn/WebhookForm": "a form of the settings; test_turn.py fills it in",
    "ui/LazyPage": "has no look of its own",
    "ui/RoundLabel": "is text in the heads of the table and of a replay, both shown",
}


@pytest.fixture(scope="module")
def still(browser: Browser) -> Iterator[Page]:
    """Open a page on which nothing moves."""
    with browser.new_context(
        viewport=SCREEN,
        device_scale_factor=1,
        reduced_motion="reduce",
        locale="en-GB",
        timezone_id="UTC",
    ) as context:
        yield context.new_page()


@pytest.mark.parametrize("group", GROUPS)
def test_it_looks_as_before(still: Page, components: str, group: str) -> None:
    still.emulate_media(color_scheme=SCHEMES[0])
    show(still, components, group)
    verdicts = []
    for scheme in SCHEMES:
        still.emulate_media(color_scheme=scheme)
        screenshot = still.screenshot(full_page=True, animations="disabled", caret="hide")
        verdicts.append(judge(f"{group}-{scheme}", screenshot))
    assert "".join(verdicts) == "", f"see {RESULTS.name}/*-difference.png"


def judge(name: str, screenshot: bytes) -> str:
    """Return what differs from the baseline, in words; make a new baseline where that is wanted."""
    actual = small(screenshot)
    if RENEWING:
        keep(name, actual)
        return ""
    expected = Image.open(baseline(name)).convert("RGB")
    difference = compare(expected, actual)
    verdict = difference.verdict()
    if not verdict:
        return ""
    leave(RESULTS, name, screenshot, expected, difference)
    return f"{name}: {verdict}\n"


def test_another_colour_is_noticed(browser: Browser, components: str) -> None:
    with browser.new_context(viewport=SCREEN, color_scheme="light", reduced_motion="reduce") as context:
        page = context.new_page()
        show(page, components, "prompts")
        before = small(page.screenshot(full_page=True))
        page.add_style_tag(content=":root { --brass-wash: #b0e1f3 }")
        after = small(page.screenshot(full_page=True))
        assert compare(before, before).verdict() == ""
        assert "differ" in compare(before, after).verdict()


def test_every_component_is_shown_or_left_out_for_a_reason(browser: Browser, components: str) -> None:
    there = {file.relative_to(WEB / "src/lib").with_suffix("").as_posix() for file in WEB.glob("src/lib/**/*.svelte")}
    with browser.new_context(viewport=SCREEN) as context:
        page = context.new_page()
        errors = watch(page)
        shown: set[str] = set()
        for group in GROUPS:
            show(page, components, group)
            files = page.evaluate(SHOWN)
            shown |= {file.removeprefix("src/lib/").removesuffix(".svelte") for file in files if file}
    assert sorted(there - shown - set(LEFT_OUT)) == []
    assert sorted(set(LEFT_OUT) & shown - {"log/Announcer"}) == []
    assert set(LEFT_OUT) <= there
    assert errors == []


def test_baselines_are_small_and_each_belongs_to_a_group() -> None:
    files = sorted(BASELINES.iterdir())
    assert [file.stem for file in files] == sorted(f"{group}-{scheme}" for group in GROUPS for scheme in SCHEMES)
    assert sum(file.stat().st_size for file in files) <= MOST_BYTES
