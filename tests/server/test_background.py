"""Work beside the requests: when the server stops, what is being stored is stored to its end."""

import asyncio
from contextlib import suppress

import pytest

from exlibris.server.background import in_background, to_its_end


async def test_work_that_has_begun_is_done_before_a_cancellation_goes_on() -> None:
    said: list[str] = []

    async def store(begun: asyncio.Event, go_on: asyncio.Event) -> None:
        begun.set()
        await go_on.wait()
        said.append("stored")

    begun, go_on = asyncio.Event(), asyncio.Event()

    async def work() -> None:
        await to_its_end(store(begun, go_on))
        said.append("never said")

    async with in_background(work(), "storing"):
        await begun.wait()
        asyncio.get_running_loop().call_soon(go_on.set)
    said.append("stopped")
    assert said == ["stored", "stopped"]


async def test_what_work_returns_or_raises_comes_through() -> None:
    async def fail() -> None:
        raise ValueError("no")

    async def count() -> int:
        return 3

    assert await to_its_end(count()) == 3
    with pytest.raises(ValueError, match="no"):
        await to_its_end(fail())


async def test_an_error_after_a_cancellation_is_nobodys_any_more() -> None:
    async def fail(begun: asyncio.Event) -> None:
        begun.set()
        await asyncio.sleep(0)
        raise ValueError("no")

    begun = asyncio.Event()
    task = asyncio.create_task(to_its_end(fail(begun)))
    await begun.wait()
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
    assert task.cancelled()
