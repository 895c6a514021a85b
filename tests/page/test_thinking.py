"""Work for the worker that thinks: one piece at a time, and what is urgent first."""

import asyncio
from collections.abc import Callable
from functools import partial

import pytest

from exlibris.page.thinking import Thinker, done


def move(number: int) -> int:
    """Do what is done first."""
    return number


def review(number: int) -> int:
    """Do what is done last."""
    return number


def fail() -> None:
    """Fail, as work may."""
    raise LookupError("nothing there")


async def test_moves_come_before_hints_and_hints_before_reviews() -> None:
    is_free = asyncio.Event()

    async def send(work: str, _: float) -> str:
        await is_free.wait()
        return done(work)

    thinker = Thinker(send, first=move, last=review)
    order: list[int] = []

    async def ask(work: Callable[[int], int], number: int) -> None:
        order.append(await thinker(work, number))

    hint: Callable[[int], int] = partial(abs)
    async with asyncio.TaskGroup() as everybody:
        for number, work in enumerate((review, review, hint, move, hint, move)):
            everybody.create_task(ask(work, number))
        await asyncio.sleep(0)
        is_free.set()
    assert order == [0, 3, 5, 2, 4, 1]


async def test_what_fails_does_not_hold_up_what_waits() -> None:
    async def send(work: str, _: float) -> str:
        await asyncio.sleep(0)
        return done(work)

    thinker = Thinker(send)
    failing = asyncio.ensure_future(thinker(fail))
    assert await thinker(move, 1) == 1
    with pytest.raises(LookupError, match="nothing there"):
        await failing
