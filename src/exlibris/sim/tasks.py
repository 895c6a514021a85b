"""Tasks of which a few are under way at a time, so that any number of them takes the memory of a few."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

AHEAD: Final = 3  # tasks handed out per process, one of which is being done


class WorkerLostError(Exception):
    """A process that did tasks ended unexpectedly."""

    def __init__(self) -> None:
        super().__init__("a process that played games was killed, or ran out of memory")


def in_order(
    begin: Callable[[Any], Any], result: Callable[[Any], Any], tasks: Iterable[Any], ahead: int
) -> Iterator[Any]:
    """Yield the results of tasks in order; a task is only taken when fewer than `ahead` are under way."""
    under_way: deque[Any] = deque()
    for task in tasks:
        under_way.append(begin(task))
        if len(under_way) >= ahead:
            yield result(under_way.popleft())  # without a reference to it, a cluster forgets the result
    while under_way:
        yield result(under_way.popleft())
