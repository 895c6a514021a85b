"""Work that takes long, done by the page's other worker: a function and its arguments go there, a result comes back."""

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
SECONDS: Final = 60.0  # that a piece of work may take
LAST_SECONDS: Final = 300.0  # the same of what is done last


class Thinker:
    """The worker that thinks, of one piece of work at a time; `send` takes its text there and returns what `done` does.

    `send` also takes the seconds for which it waits; it replaces a worker that has died or doesn't answer, and raises.
    Of all work that waits, that of the function `first` is next, and that of the function `last` last. Functions `here`
    are called in this worker.
    """

    def __init__(self, send: Send, here: Container[object] = (), first: object = None, last: object = None) -> None:
        self._send, self._here = send, here
        self._order = {first: 0, last: 2}
        self._last = last
        self._numbers = count()
        self._wanted: set[tuple[int, int]] = set()  # by how urgent it is, then in the order in which it has come
        self._worker = Condition()

    async def __call__(self, work: Callable[[*Arguments], Returned], *args: *Arguments) -> Returned:
        """Return what the function returns. Raises as it does, and TableError if the worker doesn't answer."""
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
            raise TableError("worker-died", f"What worked on this was given up: {error}") from error


def done(text: str) -> str:
    """Do some work, and return its result or the exception that it raises."""
    work, args = read_pickled(text)
    try:
        return write_pickled(work(*args))
    except Exception as error:  # noqa: BLE001 (it is raised where the work was asked for)
        return write_pickled(error)
    except BaseException as error:  # noqa: BLE001 (where it would end the page)
        return write_pickled(RuntimeError(f"{type(error).__name__}: {error}"))


def write_pickled(value: object) -> str:
    """Return a value as text that only this page's workers may read: it could make them run anything."""
    return pickle.dumps(value).decode(CODEC)


def read_pickled(text: str) -> Any:
    """Return the value that the page's other worker has written."""
    return pickle.loads(text.encode(CODEC))  # noqa: S301 (it comes from the page's own worker)
