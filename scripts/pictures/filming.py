"""What is filmed: a turn of Rita, and the inspection."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Locator, Page, ViewportSize

from browser.clicking import INSPECTION
from pictures.camera import Camera
from pictures.film import Shot
from pictures.stage import PATIENCE, Stage

TURN_SECONDS: Final = 10.0
INSPECTION_SECONDS: Final = 10.0
HOLD: Final = 1.5
PER_SECOND: Final = 3.0
ROUND: Final = 4
SCREEN: Final[ViewportSize] = {"width": 1280, "height": 800}
OURS: Final = "[data-asked='true'] [data-action]:not(:disabled):visible"
PIECES: Final = ".chooser [data-action]:visible"
STAGE: Final = ".stage"
PRESSES: Final = 6
LONGEST: Final = 90
"""Seconds in which the inspection is over, even on a busy machine."""


def shots(stage: Stage) -> list[Shot]:
    """Return the whole film."""
    return [*turn(stage), *inspection(stage)]


def turn(stage: Stage) -> list[Shot]:
    """Film a turn: Rita looks at two tiles, places an assistant and does what she is asked then."""
    camera = Camera(PER_SECOND)
    with stage.table(ROUND, SCREEN, pace="normal") as page, camera.on(page):
        camera.wait(page, 0.6)
        choices = page.locator(OURS)
        for choice in (choices.nth(choices.count() // 2), choices.first):
            point(page, choice)
            camera.wait(page, 1)
        press(page, choices.first)
        camera.wait(page, 0.8)
        for _ in range(PRESSES):
            if choices.count():
                press(page, one_of(page, choices))
            camera.wait(page, 1)
    return list(camera.shots(0, TURN_SECONDS, HOLD))


def inspection(stage: Stage) -> list[Shot]:
    """Film the inspector's visit to its end."""
    camera = Camera(PER_SECOND)
    with stage.table(INSPECTION, SCREEN, pace="normal") as page:
        page.get_by_role("button", name="Ready for the inspection").click()
        page.locator(STAGE).wait_for(timeout=PATIENCE)
        with camera.on(page):
            for _ in range(LONGEST):
                camera.wait(page, 1)
                if not page.locator(STAGE).count():
                    break
            camera.wait(page, 3)
    return list(camera.shots(TURN_SECONDS, INSPECTION_SECONDS, HOLD))


def one_of(page: Page, choices: Locator) -> Locator:
    """Return what Rita chooses: one of the assistants she is asked about, or something in the middle of what glows."""
    pieces = page.locator(PIECES)
    return pieces.first if pieces.count() else choices.nth(choices.count() // 2)


def point(page: Page, target: Locator) -> None:
    """Move the pointer there so that it can be followed."""
    if box := target.bounding_box():
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + min(box["height"] / 2, 40), steps=12)


def press(page: Page, target: Locator) -> None:
    """Move the pointer there and click."""
    point(page, target)
    page.wait_for_timeout(250)
    page.mouse.down()
    page.mouse.up()
