"""The film: one of Rita's turns and the inspection; and the camera that records the page."""

from __future__ import annotations

import base64
import io
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import groupby, pairwise
from typing import Any, Final

from PIL import Image
from playwright.sync_api import CDPSession, Locator, Page, ViewportSize

from browser.clicking import INSPECTION
from pictures.stage import PATIENCE, Stage

TURN_SECONDS: Final = 10.0
INSPECTION_SECONDS: Final = 10.0
HOLD: Final = 1.5
PER_SECOND: Final = 3.0
ROUND: Final = 4
SCREEN: Final[ViewportSize] = {"width": 1280, "height": 800}
OURS: Final = "[data-asked='true'] [data-action]:not(:disabled):visible"
PIECES: Final = ".chooser [data-action]:visible"
INSPECTED: Final = ".end[inert]"
PRESSES: Final = 6
LONGEST: Final = 90
"""Seconds in which the inspection is over, even on a busy machine."""
SIZE: Final = (640, 400)
QUALITIES: Final = (70, 55, 40, 30, 20)
SLICE_MS: Final = 40
# Films have no pointer of their own.
POINTER: Final = """() => {
    const pointer = document.createElement("div");
    pointer.style.cssText = `position: fixed; z-index: 9999; left: -30px; top: -30px; width: 26px; height: 26px;
        margin: -13px; border-radius: 50%; background: #b5482a66; border: 2px solid #b5482a; pointer-events: none`;
    document.body.append(pointer);
    addEventListener("mousemove", ({ clientX, clientY }) => {
        pointer.style.left = `${clientX}px`;
        pointer.style.top = `${clientY}px`;
    }, true);
    document.addEventListener("toggle", () => document.body.append(pointer), true);
}"""


@dataclass(frozen=True)
class Shot:
    """A picture of a film; `at` is in seconds from its beginning."""

    at: float
    picture: Image.Image


def film(shots: list[Shot], seconds: float, most: int) -> bytes:
    """Return the film as animated WebP, which begins again after `seconds`, in the best quality within `most` bytes."""
    stood = [round(1000 * (end - at)) for at, end in pairwise([*(shot.at for shot in shots), seconds])]
    first, *others = [shot.picture for shot in shots]
    for quality in QUALITIES:
        data = io.BytesIO()
        first.save(
            data, "WEBP", save_all=True, append_images=others, duration=stood, loop=0, quality=quality,
            minimize_size=True,
        )  # fmt: skip
        if data.tell() <= most:
            return data.getvalue()
    raise ValueError(f"the film has more than {most} bytes even at quality {QUALITIES[-1]}")


def shots(stage: Stage) -> list[Shot]:
    """Return the whole film."""
    return [*turn(stage), *inspection(stage)]


def turn(stage: Stage) -> list[Shot]:
    """Film a turn: Rita looks at two tiles, places an assistant and makes the decisions that follow."""
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
        page.locator(INSPECTED).wait_for(timeout=PATIENCE)
        with camera.on(page):
            for _ in range(LONGEST):
                camera.wait(page, 1)
                if not page.locator(INSPECTED).count():
                    break
            camera.wait(page, 3)
    return list(camera.shots(TURN_SECONDS, INSPECTION_SECONDS, HOLD))


def one_of(page: Page, choices: Locator) -> Locator:
    """Return Rita's choice: one of the assistants on offer, or a glowing element in the middle."""
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


class Camera:
    """Records the shots of a film at a fixed rate."""

    def __init__(self, per_second: float) -> None:
        self._every = 1 / per_second
        self._frames: list[tuple[float, bytes]] = []
        self._seen: list[int] = []
        self._session: CDPSession | None = None

    @contextmanager
    def on(self, page: Page) -> Iterator[None]:
        """Record the page meanwhile."""
        page.evaluate(POINTER)
        session = page.context.new_cdp_session(page)

        def keep(frame: dict[str, Any]) -> None:
            self._frames.append((frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))
            self._seen.append(frame["sessionId"])

        self._session = session
        session.on("Page.screencastFrame", keep)
        session.send("Page.startScreencast", {"format": "jpeg", "quality": 95})
        yield
        session.send("Page.stopScreencast")

    def wait(self, page: Page, seconds: float) -> None:
        """Record for some seconds. The browser waits until each frame is acknowledged, which a handler can't do."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            page.wait_for_timeout(SLICE_MS)
            while self._seen and self._session:
                self._session.send("Page.screencastFrameAck", {"sessionId": self._seen.pop(0)})

    def shots(self, begin: float, seconds: float, hold: float) -> Iterator[Shot]:
        """Yield the recording as the part of a film that starts at `begin` and lasts `seconds`.

        The last picture is held for `hold` seconds. Of pictures that follow each other quickly, the picture that stood
        longest is taken.
        """
        frames = sorted(self._frames)
        stamps = [stamp for stamp, _ in frames]
        speed = (stamps[-1] - stamps[0]) / (seconds - hold)
        moments = [(stamp - stamps[0]) / speed for stamp in stamps]
        stood = [after - at for at, after in pairwise([*moments, seconds])]
        recorded = zip(moments, stood, (data for _, data in frames), strict=True)
        for number, together in groupby(recorded, lambda frame: int(frame[0] / self._every)):
            _, _, data = max(together, key=lambda frame: frame[1])
            picture = Image.open(io.BytesIO(data)).convert("RGB").resize(SIZE, Image.Resampling.LANCZOS)
            yield Shot(begin + number * self._every, picture)
