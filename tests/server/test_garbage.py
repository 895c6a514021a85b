"""Garbage is collected in small portions, and all of it once in a while."""

import asyncio
import gc
import weakref

import pytest

from exlibris.server import background
from exlibris.server.background import NEVER, collecting_rarely
from exlibris.server.settings import Settings
from support.listening import listening


class Cycle:
    """An object that refers to itself."""

    def __init__(self) -> None:
        self.itself = self


async def test_a_server_collects_rarely_while_it_serves(settings: Settings) -> None:
    before = gc.get_threshold()
    async with listening(settings):
        assert gc.get_threshold()[2] == NEVER
    assert gc.get_threshold() == before


async def test_afterwards_it_is_python_s_own_way_again() -> None:
    before = gc.get_threshold()
    async with collecting_rarely():
        assert gc.get_threshold()[2] == NEVER
        assert gc.get_freeze_count() > 0
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0


async def test_what_has_survived_for_long_is_collected_once_in_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "PAUSE", 0.05)
    async with collecting_rarely():
        cycle, gone = Cycle(), asyncio.Event()
        weakref.finalize(cycle, gone.set)
        gc.collect()  # the oldest generation has it now
        del cycle
        await asyncio.wait_for(gone.wait(), 10)
