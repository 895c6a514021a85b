"""A game under way, watched by one person."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import APIRequestContext, Browser, BrowserContext, Page, StorageState, ViewportSize

SCREEN: Final[ViewportSize] = {"width": 1440, "height": 900}
BOTS: Final = ({"name": name, "player": "random"} for name in ("Ahmed", "Daria", "Mio"))
SITTERS: Final = ({"name": "Zoe", "player": "human"}, *BOTS)
PATIENCE: Final = 30.0


@dataclass(frozen=True)
class Seat:
    """A table, and the browser profile that holds a seat at it."""

    url: str
    table: str
    profile: StorageState

    @property
    def address(self) -> str:
        """The address of the table's page."""
        return f"{self.url}/table/{self.table}"

    @contextmanager
    def page(self, browser: Browser, **settings: Any) -> Iterator[Page]:
        """Open an empty page in a profile that has the seat and an empty cache."""
        context = browser.new_context(storage_state=self.profile, viewport=SCREEN, base_url=self.url)
        context.add_init_script(f"localStorage.setItem('exlibris-settings', {json.dumps(json.dumps(settings))})")
        try:
            yield context.new_page()
        finally:
            context.close()


def seat_at(browser: Browser, url: str, rounds: int = 3) -> Seat:
    """Return a person's seat among three bots after `rounds` rounds, or before the inspection if it comes sooner.

    The person has played at random too.
    """
    context = browser.new_context(base_url=url)
    try:
        return _play(context, url, rounds)
    finally:
        context.close()


def _play(context: BrowserContext, url: str, rounds: int) -> Seat:
    asked = context.request
    made = asked.post("/api/tables", data={"seats": [*SITTERS], "seed": "a table to look at"})
    table = str(made.json()["id"])
    draw = random.Random(rounds)
    seen = _our_turn(asked, table)
    while seen["view"]["round"] <= rounds and seen["view"]["phase"] != "inspection":
        action = draw.choice(seen["decision"]["actions"])["action"]
        asked.post(f"/api/tables/{table}/actions", data={"seat": 0, "action": action, "number": seen["number"]})
        seen = _our_turn(asked, table)
    return Seat(url, table, context.storage_state())


def _our_turn(asked: APIRequestContext, table: str) -> dict[str, Any]:
    """Wait until the person must decide; return the table."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        seen: dict[str, Any] = asked.get(f"/api/tables/{table}").json()
        if seen["decision"]:
            return seen
        time.sleep(0.05)
    raise TimeoutError(f"nobody asked anything at {table} for {PATIENCE:g} seconds")
