"""Every component in every state looks as it did, by day and by night.

With `EXLIBRIS_RENEW_LOOKS=1` what there is becomes the new baseline, of all groups or of those that `-k` chooses.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize

from browser.axe import STANDARD, complaints
from browser.component_page import GROUPS, WEB, show
from browser.conftest import RESULTS, watch
from browser.looks import BASELINES, baseline, compare, keep, leave, small
from browser.test_access import LOOKS

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
# All that there is costs half as much when nothing of it is laid out.
NOT_LAID_OUT = """new MutationObserver((_, seen) => {
    document.documentElement.style.display = "none";
    seen.disconnect();
}).observe(document, { childList: true })"""
# Components without a picture of their own, by the test that looks at them: most ask the server for what they show.
LOOKED_AT_BY = {
    "test_access.py": "learn/LearnPage lobby/LobbyPage verify/VerifyPage rules/RulesPage score/ScorePage"
    " deck/Beginning deck/CardForm deck/DeckPage deck/NewLetter deck/OpenFile ui/LowHead",
    "test_account.py": "account/AccountHead account/AccountPage account/EmailForm account/ForgetDialog"
    " account/GuestLink account/Outcome account/PasswordField account/PasswordForm account/ReturnPage account/YourData"
    " account/SignForm account/SignIns account/CodeField account/ConfirmPage account/RecoverPage account/SecondFactor",
    "test_by_text.py": "bytext/ByText bytext/Question",
    "test_chat.py": "chat/ChatButton chat/ChatOffer chat/ChatPanel chat/ChatRow",
    "test_coach.py": "coach/CoachPanel ui/PlaceInQueue",
    "test_deal.py": "deal/FingerprintDialog deal/OpenedDeal verify/Findings verify/Limits",
    "test_composition.py": "table/Pile",
    "test_inspection.py": "inspection/Lines",
    "test_learn.py": "learn/LessonPage learn/LessonTable",
    "test_lobby.py": "lobby/FirstTable lobby/OpenTableLine lobby/WaitingNotes",
    "test_page.py": "api/local/Files home/Files",
    "test_pace.py": "pace/Clock pace/PaceNote pace/SeatClock",
    "test_players.py": "account/ShownSwitch lobby/FinishedGames players/Comparison players/FavouritePlaces"
    " players/Leaderboard players/OwnPageLink players/OwnStanding players/PlayerView players/PlayersPage"
    " players/PoolResults players/Ranking players/RatingPlot ui/PageHead",
    "test_puzzle.py": "puzzle/PuzzleAnswer puzzle/PuzzlePage",
    "test_replay.py": "replay/ReplayPage replay/Viewer",
    "test_review.py": "end/Course review/ReviewPanel",
    "test_turn.py": "turn/WebhookForm",
}
PARTS_ARE_SHOWN = {"table/TablePage"}
NOT_SEEN = {"log/Announcer"}  # it is heard
LEFT_OUT = {name for names in LOOKED_AT_BY.values() for name in names.split()} | PARTS_ARE_SHOWN | NOT_SEEN


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


@pytest.mark.parametrize("number", range(len(GROUPS)), ids=GROUPS)
def test_it_looks_as_before_and_axe_finds_nothing(still: Page, components: str, number: int) -> None:
    group, look = GROUPS[number], LOOKS[number % len(LOOKS)]
    still.set_viewport_size(SCREEN)
    still.emulate_media(color_scheme=SCHEMES[0])
    show(still, components, group)
    verdicts = []
    for scheme in SCHEMES:
        still.emulate_media(color_scheme=scheme)
        screenshot = still.screenshot(full_page=True, animations="disabled", caret="hide")
        verdicts.append(judge(f"{group}-{scheme}", screenshot))
    look.put_on(still)
    assert complaints(still, STANDARD) == [], look
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


def test_every_component_is_shown_or_looked_at_elsewhere(browser: Browser, components: str) -> None:
    there = {file.relative_to(WEB / "src/lib").with_suffix("").as_posix() for file in WEB.glob("src/lib/**/*.svelte")}
    with browser.new_context(viewport=SCREEN) as context:
        page = context.new_page()
        page.add_init_script(NOT_LAID_OUT)
        errors = watch(page)
        shown: set[str] = set()
        for group in GROUPS:
            show(page, components, group)
            files = page.evaluate(SHOWN)
            shown |= {file.removeprefix("src/lib/").removesuffix(".svelte") for file in files if file}
    assert sorted(there - shown - LEFT_OUT) == []
    assert sorted(LEFT_OUT & shown - {"log/Announcer"}) == []
    assert there >= LEFT_OUT
    assert all(Path(__file__).with_name(test).exists() for test in LOOKED_AT_BY)
    assert errors == []


def test_baselines_are_small_and_each_belongs_to_a_group() -> None:
    files = sorted(BASELINES.iterdir())
    assert [file.stem for file in files] == sorted(f"{group}-{scheme}" for group in GROUPS for scheme in SCHEMES)
    assert sum(file.stat().st_size for file in files) <= MOST_BYTES
