"""Long work for the page's other worker: a function and its arguments go there, and its result comes back."""

import pickle
from asyncio import Condition
from collections.abc import Awaitable, Callable, Container
from itertools import count
from typing import Any, Final, TypeAlias, TypeVar, TypeVarTuple

from exlibris.table.errors import TableError

Returned = TypeVar("Returned")
Arguments = TypeVarTuple("Arguments")
Send: TypeAlias = Callable[[str, float], Awaitable[str]]
CODEC = "latin-1"  # a character for each byte
SECONDS: Final = 60.0  # time limit for a piece of work
LAST_SECONDS: Final = 300.0  # time limit for work of the function `last`


class Thinker:
    """Calls functions in the worker that thinks, one at a time; `send` passes a text to `done` and returns its answer.

    `send` also takes a time limit in seconds; it replaces a worker that has died or doesn't answer, and raises. Waiting
    calls of the function `first` run before all other calls, and calls of `last` after them. Functions in `here` are
    called in this worker.
    """

    def __init__(self, send: Send, here: Container[object] = (), first: object = None, last: object = None) -> None:
        self._send, self._here = send, here
        self._order = {first: 0, last: 2}
        self._last = last
        self._numbers = count()
        self._wanted: set[tuple[int, int]] = set()  # waiting calls by priority, then by arrival
        self._worker = Condition()

    async def __call__(self, work: Callable[[*Arguments], Returned], *args: *Arguments) -> Returned:
        """Return the function's result. Raises its exception, or TableError if the worker doesn't answer."""
        if work in self._here:
            return work(*args)
        turn = (self._order.get(work, 1), next(self._numbers))
        self._wanted.add(turn)
        async with self._worker:
            try:
                await self._worker.wait_for(lambda: turn == min(self._wanted))
                result: Returned | Exception = read_pickled(
                    await self._sent(write_pickled((work, args)), work is self._last)
                )
            finally:
                self._wanted.remove(turn)
                self._worker.notify_all()
        if isinstance(result, Exception):
            raise result
        return result

    async def _sent(self, text: str, is_last: bool) -> str:
        try:
            return await self._send(text, LAST_SECONDS if is_last else SECONDS)
        except Exception as error:
            raise TableError("worker-died", f"The worker for this request failed: {error}") from error


def done(text: str) -> str:
    """Call the function in the text; return its result, or the exception that it raises, as text."""
    work, args = read_pickled(text)
    try:
        return write_pickled(work(*args))
    except Exception as error:  # noqa: BLE001 (the calling worker raises it again)
        return write_pickled(error)
    except BaseException as error:  # noqa: BLE001 (it would end the page)
        return write_pickled(RuntimeError(f"{type(error).__name__}: {error}"))


def write_pickled(value: object) -> str:
    """Return a value as text, which only this page's workers may read, because reading it can run any code."""
    return pickle.dumps(value).decode(CODEC)


def read_pickled(text: str) -> Any:
    """Return the value in a text from the page's other worker."""
    return pickle.loads(text.encode(CODEC))  # noqa: S301 (it comes from the page's own worker)
