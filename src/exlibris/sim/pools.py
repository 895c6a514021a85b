"""Where tasks are done: in this process, in several, or on a Ray cluster. A few tasks are under way at a time."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from multiprocessing import get_context
from tempfile import TemporaryDirectory
from typing import Any, Protocol, Self

from exlibris.sim.tasks import AHEAD, WorkerLostError, check_guard, from_file, in_order, into_file, prepare_worker


class Pool(Protocol):
    """Something that does tasks."""

    def map(self, function: Callable[[Any], Any], tasks: Iterable[Any]) -> Iterator[Any]:
        """Yield what the function returns for each task, in order."""
        ...


class PoolError(Exception):
    """Why there is no pool; one sentence."""


def open_pool(jobs: int, ray: str | None = None) -> AbstractContextManager[Pool]:
    """Return a pool of `jobs` processes as a context, or one of the Ray cluster with that address.

    Raise PoolError if that cluster can't be reached, ModuleNotFoundError if Ray isn't installed.
    """
    if ray is not None:
        from exlibris.sim.cluster import RayCluster

        try:
            return RayCluster(ray, jobs)
        except ConnectionError as error:
            raise PoolError(str(error)) from error
    return Processes(jobs) if jobs > 1 else nullcontext(ThisProcess())


class ThisProcess:
    """A pool of this process alone."""

    def map(self, function: Callable[[Any], Any], tasks: Iterable[Any]) -> Iterator[Any]:
        """Yield what the function returns for each task, in order."""
        return map(function, tasks)


class Processes:
    """A pool of processes on this machine; a context."""

    def __init__(self, jobs: int) -> None:
        check_guard()
        self._ahead = AHEAD * jobs
        self._pool = ProcessPoolExecutor(jobs, get_context("spawn"), prepare_worker)
        self._folder = TemporaryDirectory(prefix="exlibris-")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._pool.shutdown(cancel_futures=True)
        self._folder.cleanup()

    def map(self, function: Callable[[Any], Any], tasks: Iterable[Any]) -> Iterator[Any]:
        """Yield what the function returns for each task, in order. Raises WorkerLostError if a process ends."""
        begin = partial(self._pool.submit, into_file, self._folder.name, function)
        try:
            yield from map(from_file, in_order(begin, Future.result, tasks, self._ahead))
        except BrokenProcessPool as error:
            raise WorkerLostError from error
