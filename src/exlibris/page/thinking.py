"""Work that takes long, done by the page's other worker: a function and its arguments go there, a result comes back."""

import pickle
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias, TypeVar, TypeVarTuple

Result = TypeVar("Result")
Arguments = TypeVarTuple("Arguments")
Send: TypeAlias = Callable[[str], Awaitable[str]]
CODEC = "latin-1"  # a character for each byte


class Thinker:
    """The worker that thinks; `send` takes the text of some work there and returns what `done` makes of it."""

    def __init__(self, send: Send) -> None:
        self._send = send

    async def run(self, work: Callable[[*Arguments], Result], *args: *Arguments) -> Result:
        """Return what the function returns there. Raises as it does there."""
        result: Result | Exception = read(await self._send(written((work, args))))
        if isinstance(result, Exception):
            raise result
        return result


def done(text: str) -> str:
    """Do some work, and return its result or the exception that it raises."""
    work, args = read(text)
    try:
        return written(work(*args))
    except Exception as error:  # noqa: BLE001 (it is raised where the work was asked for)
        return written(error)


def written(value: object) -> str:
    """Return a value as text that only this page's workers may read: it could make them run anything."""
    return pickle.dumps(value).decode(CODEC)


def read(text: str) -> Any:
    """Return the value that the page's other worker has written."""
    return pickle.loads(text.encode(CODEC))  # noqa: S301 (it comes from the page's own worker)
