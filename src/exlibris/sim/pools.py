"""Pools that run tasks: in this process, in several, or on a Ray cluster.

Only a few tasks are in progress at a time, so memory use does not grow with their number.
"""

import logging
import os
import pickle
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, nullcontext
from multiprocessing import active_children, current_process, get_context, parent_process
from pathlib import Path
from tempfile import NamedTemporaryFile, TemporaryDirectory
from threading import Thread
from typing import Any, Final, Protocol, Self

GUARD: Final = 'put what it does below `if __name__ == "__main__":`'
AHEAD: Final = 3  # tasks handed out per process, including the running one
LOCAL: Final = "local"  # the address of a Ray cluster that is started on this machine, and ends with the work


class Pool(Protocol):
    """Something that runs tasks."""

    def map(self, function: Callable[[Any], Any], tasks: Iterable[Any]) -> Iterator[Any]:
        """Yield the function's result for each task, in order."""
        ...


class PoolError(Exception):
    """A pool that can't be made; the message is one sentence."""


class WorkerLostError(Exception):
    """A worker process that ended unexpectedly; `is_first` says that no task had finished before."""

    def __init__(self, is_first: bool = False) -> None:
        why = "a worker process ended: it was killed, ran out of memory, or a bot ended it"
        super().__init__(f"{why}; if a Python script of your own asks for jobs: {GUARD}" if is_first else why)


def pool_of(jobs: int, ray: str | None = None) -> AbstractContextManager[Pool]:
    """Return a pool of `jobs` processes as a context, or a pool of the Ray cluster with that address.

    Raises PoolError if the cluster can't be reached, ModuleNotFoundError if Ray isn't installed.
    """
    if ray is not None:
        return RayCluster(ray, jobs)
    return Processes(jobs) if jobs > 1 else nullcontext(ThisProcess())


class ThisProcess:
    """A pool that consists of this process."""

    def map(self, function: Callable[[Any], Any], tasks: Iterable[Any]) -> Iterator[Any]:
        """Yield the function's result for each task, in order."""
        return map(function, tasks)


class Processes:
    """A pool of processes on this machine; a context. Each process begins by calling `prepare` with `arguments`."""

    def __init__(self, jobs: int, prepare: Callable[..., None] | None = None, arguments: tuple[Any, ...] = ()) -> None:
        _check_guard()
        self._ahead = AHEAD * jobs
        self._is_first = True
        self._others = active_children()
        self._pool = ProcessPoolExecutor(jobs, get_context("spawn"), _prepare_worker, (prepare, arguments))
        self._folder = TemporaryDirectory(prefix="exlibris-")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._pool.shutdown(cancel_futures=True)
        self._folder.cleanup()

    def map(self, function: Callable[[Any], Any], tasks: Iterable[Any]) -> Iterator[Any]:
        """Yield the function's result for each task, in order. Raises WorkerLostError if a process ends."""
        return in_order(lambda task: self.begin(function, task), self.result, tasks, self._ahead)

    def begin(self, function: Callable[..., Any], *arguments: Any) -> Future[str]:
        """Hand out a task. Raises WorkerLostError if a process has ended."""
        try:
            return self._pool.submit(_into_file, self._folder.name, function, *arguments)
        except BrokenProcessPool as error:
            raise WorkerLostError(self._is_first) from error

    def result(self, task: Future[str]) -> Any:
        """Return the result of a task started by `begin`. Raises WorkerLostError if a process has ended."""
        try:
            path = task.result()
        except BrokenProcessPool as error:
            raise WorkerLostError(self._is_first) from error
        self._is_first = False
        return _from_file(path)

    def kill(self) -> None:
        """End the processes without waiting for their tasks."""
        for worker in active_children():
            if worker not in self._others:
                worker.terminate()


class RayCluster:
    """A pool of the machines of a Ray cluster; a context. If a machine is lost, another repeats its task."""

    def __init__(self, address: str, jobs: int) -> None:
        """Connect to the cluster, or start a local one with `jobs` processes. Raises PoolError if that fails."""
        import ray

        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # else a local cluster reports its use to Ray's makers
        own = {"num_cpus": jobs, "include_dashboard": False} if address == LOCAL else {}
        try:
            ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False, **own)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise PoolError(f"no Ray cluster at {address!r}: {str(error).partition('. ')[0]}") from error
        self._ray = ray

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._ray.shutdown()

    def map(self, function: Callable[[Any], Any], tasks: Iterable[Any]) -> Iterator[Any]:
        """Yield the function's result for each task, in order."""
        remote = self._ray.remote(function)
        ahead = AHEAD * max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        return in_order(remote.remote, self._ray.get, tasks, ahead)


def in_order(
    begin: Callable[[Any], Any], result: Callable[[Any], Any], tasks: Iterable[Any], ahead: int
) -> Iterator[Any]:
    """Yield the results of tasks in order; a task is taken only when fewer than `ahead` are in progress."""
    under_way: deque[Any] = deque()
    for task in tasks:
        under_way.append(begin(task))
        if len(under_way) >= ahead:
            yield result(under_way.popleft())  # without a reference to it, a cluster frees the result
    while under_way:
        yield result(under_way.popleft())


def _check_guard() -> None:
    """Exit with a message if this is a new process that runs its parent's script a second time."""
    if getattr(current_process(), "_inheriting", False):
        sys.exit(f"exlibris: several jobs start this script again in each process: {GUARD}")


def _prepare_worker(prepare: Callable[..., None] | None, arguments: tuple[Any, ...]) -> None:
    """Prepare a worker process: only its parent tells it to stop, and it ends when the parent does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the whole group
    Thread(target=_end_with_parent, daemon=True).start()
    if prepare is not None:
        prepare(*arguments)


def _end_with_parent() -> None:
    """End this process when its parent is killed; otherwise it would wait forever for tasks."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _into_file(folder: str, function: Callable[..., Any], *arguments: Any) -> str:
    """In a worker, write the function's result to a file in the folder for `_from_file`; return its path.

    With a pipe, the parent would wait forever if a worker were killed while it sends a large result.
    """
    result = function(*arguments)
    with NamedTemporaryFile(dir=folder, delete=False) as file:
        pickle.dump(result, file)
    return file.name


def _from_file(path: str) -> Any:
    file = Path(path)
    result = pickle.loads(file.read_bytes())  # noqa: S301 (our own worker wrote it)
    file.unlink()
    return result
