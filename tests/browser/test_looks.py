"""Every component in every state looks as it did, by day and by night.

What there is becomes the new baseline of the groups that `EXLIBRIS_RENEW_LOOKS` names, as in `town table`; with `1` of
all.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from PIL import Image
from playwright.sync_api import Browser, FloatRect, Page, ViewportSize

from browser.axe import STANDARD, complaints
from browser.component_page import GROUPS, WEB, show
from browser.conftest import RESULTS, watch
from browser.looks import BASELINES, TALLEST, baseline, compare, keep, leave, small
from browser.test_access import LOOKS

SCREEN: ViewportSize = {"width": 1200, "height": 800}
SCHEMES: tuple[Literal["light"], Literal["dark"]] = ("light", "dark")
MOST_BYTES = 200_000
RENEWED = os.environ.get("EXLIBRIS_RENEW_LOOKS", "").split()
# Which components an element is from, from the inside out; only a development build knows.
SHOWN = """() => {
    const files = new Set();
    for (const { __svelte_meta: meta } of document.querySelectorAll("*")) {
        if (meta) files.add(meta.loc.file);
        for (let at = meta?.parent; at; at = at.parent) files.add(at.file);
    }
    return [...files];
}"""
# Components without a picture of their own, by the test that looks at them: most ask the server for what they show.
LOOKED_AT_BY = {
    "test_access.py": "learn/LearnPage lobby/LobbyPage verify/VerifyPage rules/RulesPage score/ScorePage"
    " deck/Beginning deck/CardForm deck/DeckPage deck/NewLetter deck/OpenFile ui/LowHead",
    "test_account.py": "account/AccountForm account/AccountHead account/AccountPage account/AccountPart"
    " account/CodeField account/ConfirmPage account/EmailForm account/Field account/ForgetDialog account/GuestLink"
    " account/PasswordField account/PasswordForm account/RecoverPage account/ReturnPage account/SecondFactor"
    " account/SignForm account/SignIns account/YourData ui/Outcome",
    "test_by_text.py": "bytext/ByText bytext/Question",
    "test_chat.py": "chat/ChatButton chat/ChatOffer chat/ChatPanel chat/ChatRow",
    "test_coach.py": "coach/CoachPanel ui/PlaceInQueue",
    "test_deal.py": "deal/FingerprintDialog deal/OpenedDeal verify/Findings verify/Limits",
    "test_composition.py": "table/KnownCards table/Pile worth/Change",
    "test_evening.py": "score/EveningDoor score/EveningPage score/EveningSeats score/Result"
    " score/ScoreRoute score/ScoredInspection",
    "test_first_game.py": "help/TipNote table/RoundNote",
    "test_inspection.py": "inspection/Lines",
    "test_instrument.py": "log/SinceDesk shelf/ShiftArrows table/BookTable table/WhoGoes",
    "test_learn.py": "learn/LessonPage learn/LessonTable",
    "test_lobby.py": "lobby/OpenOne lobby/OpenTableLine lobby/WaitingNotes",
    "test_page.py": "api/local/ChatOffer api/local/EveningDoor api/local/Files home/Files ui/NeedsServer",
    "test_pace.py": "pace/Clock pace/PaceNote pace/SeatClock",
    "test_players.py": "account/ShownSwitch lobby/FinishedGames players/Comparison players/FavouritePlaces"
    " players/Leaderboard players/OwnPageLink players/OwnStanding players/PlayerView players/PlayersPage"
    " players/PoolResults players/Ranking players/RatingPlot ui/PageHead",
    "test_picture.py": "end/FinalPicture",
    "test_puzzle.py": "puzzle/PuzzleAnswer puzzle/PuzzlePage",
    "test_replay.py": "replay/ReplayPage replay/Viewer",
    "test_same_deal.py": """
        end/Beat end/DayList end/DayName end/DayPast end/DayTotals end/FriendPage
        end/LibrarySlip end/SameDeal end/ShareDialog people/LoopbackNote
    """,
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


def test_every_component_is_shown_as_before_and_axe_finds_nothing(
    still: Page, components: str, subtests: pytest.Subtests
) -> None:
    errors, shown = watch(still), set[str]()
    for number, group in enumerate(GROUPS):
        with subtests.test(group):
            look = LOOKS[number % len(LOOKS)]
            still.set_viewport_size(SCREEN)
            still.emulate_media(color_scheme=SCHEMES[0])
            show(still, components, group)
            shown |= {file.removeprefix("src/lib/").removesuffix(".svelte") for file in still.evaluate(SHOWN) if file}
            verdicts = []
            for scheme in SCHEMES:
                still.emulate_media(color_scheme=scheme)
                verdicts.append(judge(f"{group}-{scheme}", group, photographed(still)))
            look.put_on(still)
            assert complaints(still, STANDARD) == [], look
            assert "".join(verdicts) == "", f"see {RESULTS.name}/*-difference.png"
    assert errors == []
    there = {file.relative_to(WEB / "src/lib").with_suffix("").as_posix() for file in WEB.glob("src/lib/**/*.svelte")}
    assert sorted(there - shown - LEFT_OUT) == []
    assert sorted(LEFT_OUT & shown - {"log/Announcer"}) == []
    assert there >= LEFT_OUT
    assert all(Path(__file__).with_name(test).exists() for test in LOOKED_AT_BY)


def photographed(page: Page) -> bytes:
    """Return a screenshot of the page down to where it is compared."""
    height = page.evaluate("document.documentElement.scrollHeight")
    part: FloatRect = {"x": 0, "y": 0, "width": SCREEN["width"], "height": min(TALLEST, height)}
    return page.screenshot(full_page=True, clip=part, animations="disabled", caret="hide")


def judge(name: str, group: str, screenshot: bytes) -> str:
    """Return what differs from the baseline, in words; make a new baseline where that is wanted."""
    actual = small(screenshot)
    if RENEWED == ["1"] or group in RENEWED:
        keep(name, actual)
        return ""
    expected = Image.open(baseline(name)).convert("RGB")
    difference = compare(expected, actual)
    verdict = difference.verdict()
    if not verdict:
        return ""
    leave(RESULTS, name, screenshot, expected, difference)
    return f"{name}: {verdict}\n"


def test_another_color_is_noticed(still: Page, components: str) -> None:
    still.set_viewport_size(SCREEN)
    still.emulate_media(color_scheme="light")
    show(still, components, "prompts")
    before = small(photographed(still))
    still.add_style_tag(content=":root { --brass-wash: #b0e1f3 }")
    after = small(photographed(still))
    assert compare(before, before).verdict() == ""
    assert "differ" in compare(before, after).verdict()


def test_baselines_are_small_and_each_belongs_to_a_group() -> None:
    files = sorted(BASELINES.iterdir())
    assert [file.stem for file in files] == sorted(f"{group}-{scheme}" for group in GROUPS for scheme in SCHEMES)
    assert sum(file.stat().st_size for file in files) <= MOST_BYTES
