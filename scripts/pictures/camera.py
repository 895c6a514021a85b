"""Record what a page shows while somebody acts on it."""

from __future__ import annotations

import base64
import io
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import groupby, pairwise
from typing import Any, Final

from PIL import Image
from playwright.sync_api import CDPSession, Page

from pictures.film import SIZE, Shot

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


class Camera:
    """The shots of a film, so many a second."""

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
        """Record for so long. The browser goes on only after it is told that its frames have come, not by a handler."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            page.wait_for_timeout(SLICE_MS)
            while self._seen and self._session:
                self._session.send("Page.screencastFrameAck", {"sessionId": self._seen.pop(0)})

    def shots(self, begin: float, seconds: float, hold: float) -> Iterator[Shot]:
        """Yield all that was recorded as the part of a film which begins and lasts so many seconds.

        The last picture is held for some of them. Of pictures that follow quickly, as something moves, the one is taken
        that stood longest.
        """
        stamps = [stamp for stamp, _ in self._frames]
        speed = (stamps[-1] - stamps[0]) / (seconds - hold)
        moments = [(stamp - stamps[0]) / speed for stamp in stamps]
        stood = [after - at for at, after in pairwise([*moments, seconds])]
        recorded = zip(moments, stood, (data for _, data in self._frames), strict=True)
        for number, together in groupby(recorded, lambda frame: int(frame[0] / self._every)):
            _, _, data = max(together, key=lambda frame: frame[1])
            picture = Image.open(io.BytesIO(data)).convert("RGB").resize(SIZE, Image.Resampling.LANCZOS)
            yield Shot(begin + number * self._every, picture)
