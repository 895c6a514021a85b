"""Tasks of which a few are under way at a time, so that any number of them takes the memory of a few."""

import os
import pickle
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from multiprocessing import current_process, parent_process
from pathlib import Path
from tempfile import NamedTemporaryFile
from threading import Thread
from typing import Any, Final

GUARD: Final = 'put what it does below `if __name__ == "__main__":`'
AHEAD: Final = 3  # tasks handed out per process, one of which is being done


class WorkerLostError(Exception):
    """A process that did tasks ended unexpectedly; `is_first` says that none had brought a result before."""

    def __init__(self, is_first: bool = False) -> None:
        why = "a process that played games was killed, or ran out of memory"
        super().__init__(f"{why}; if your script asks for jobs: {GUARD}" if is_first else why)


def check_guard() -> None:
    """End this process with a line if it is a new one that runs its parent's script a second time."""
    if getattr(current_process(), "_inheriting", False):
        sys.exit(f"exlibris: several jobs start this script again in each process: {GUARD}")


def prepare_worker() -> None:
    """Prepare a process for tasks of its parent, which alone says when to stop, and without which it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the whole group
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """End this process when its parent is killed: no executor does, and tasks would be waited for without end."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def into_file(folder: str, function: Callable[..., Any], *arguments: Any) -> str:
    """Return, in a worker, the path of a file in the folder with the function's result, to be read by `from_file`.

    By a pipe, a large result of a worker that is killed in the middle of it would be waited for without end.
    """
    result = function(*arguments)
    with NamedTemporaryFile(dir=folder, delete=False) as file:
        pickle.dump(result, file)
    return file.name


def from_file(path: str) -> Any:
    """Return the result of a worker, and delete its file."""
    file = Path(path)
    result = pickle.loads(file.read_bytes())  # noqa: S301 (our own worker wrote it)
    file.unlink()
    return result


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
