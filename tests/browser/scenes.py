"""The table in a made-up state, on a screen, with a size of text: all tests that only look at one share its layout."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import product
from typing import NamedTuple

import pytest
from playwright.sync_api import Page

from browser.component_page import DRAWN, show
from browser.zones import SCREENS

ENLARGE = "size => document.documentElement.style.setProperty('--text-size', size)"


class Scene(NamedTuple):
    """What is to be seen: a state, as in `cell busy` or `space tiles=7`, how large text is, and on which screen.

    Tests are sorted by it: another size of text takes more layouts than another screen.
    """

    state: str
    size: float
    screen: str

    def __str__(self) -> str:
        return f"{self.state}, text {self.size:g}, {self.screen}"


class Sight(NamedTuple):
    """A page that shows a scene; a test must leave it as it was."""

    page: Page
    scene: Scene


@dataclass
class Sheet:
    """The page for components, what went wrong in it, and the scene that it still shows."""

    page: Page
    errors: list[str]
    scene: Scene | None = None

    def set(self, address: str, scene: Scene) -> None:
        """Show the scene; if the page shows the same state, only lay that out anew."""
        self.page.evaluate(ENLARGE, scene.size)
        self.page.set_viewport_size(SCREENS[scene.screen])  # last: then both are laid out together
        if self.scene and self.scene.state == scene.state:
            self.page.evaluate(DRAWN)
        else:
            state, *more = scene.state.split()
            changes = (each.partition("=") for each in more)
            show(self.page, address, "table", state=state, **{name: value or "1" for name, _, value in changes})
        self.scene = scene


def seen(*states: str, on: Iterable[str], sizes: Iterable[float] = (1,)) -> pytest.MarkDecorator:
    """Let a test look at each of these states, on each of the screens and with each size of text."""
    scenes = [Scene(*each) for each in product(states, sizes, on)]
    return pytest.mark.parametrize("sight", scenes, ids=str, indirect=True)


def together(items: list[pytest.Item]) -> list[pytest.Item]:
    """Return the tests with those of the same scene side by side, after all others."""

    def scene(item: pytest.Item) -> tuple[object, ...]:
        found: tuple[object, ...] = item.callspec.params.get("sight", ()) if hasattr(item, "callspec") else ()
        return found

    return sorted(items, key=scene)
