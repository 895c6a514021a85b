"""Several worker processes that serve one socket; a process that ends or hangs is replaced."""

import logging
import multiprocessing
import os
import signal
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from multiprocessing.sharedctypes import Synchronized
from multiprocessing.synchronize import Event
from types import FrameType
from typing import Final, TypeAlias

from prometheus_client.multiprocess import mark_process_dead

METRICS_FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"  # where prometheus_client stores the metrics of several processes
LOOK_EVERY: Final = 0.5  # seconds between checks
PAUSE: Final = 1.0  # seconds before a process is replaced
HANG_SECONDS: Final = 30.0  # without a sign of life, before a process is killed
STOP_SECONDS: Final = 15.0  # in addition to the drain time, before a process is killed

# Must call its second argument when it starts to serve the socket, and then its third argument every second.
Work: TypeAlias = Callable[[socket.socket, Callable[[], None], Callable[[], None]], None]
Sign: TypeAlias = "Synchronized[float]"  # time of a process's last sign of life, by the monotonic clock
logger = logging.getLogger(__name__)
SPAWN = multiprocessing.get_context("spawn")


class Workers:
    """Processes that do the same `work`, which must be picklable."""

    def __init__(self, count: int, work: Work, sock: socket.socket, stop_seconds: float) -> None:
        self._work = work
        self._sock = sock
        self._stop_seconds = stop_seconds + STOP_SECONDS
        self._is_ready = SPAWN.Event()
        self._is_stopping = False
        self._alive: dict[int | None, Sign] = {}  # by process
        self._processes = [self._started() for _ in range(count)]

    def run(self, ready: Callable[[], None]) -> None:
        """Keep the processes running until SIGINT or SIGTERM; call `ready` when the first of them serves."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._stop)
        is_announced = False
        while not self._is_stopping:
            wait([process.sentinel for process in self._processes], LOOK_EVERY)
            if self._is_ready.is_set() and not is_announced:
                is_announced = True
                ready()
            self._kill_hanging()
            self._replace_ended()
        self._end()

    def _started(self) -> SpawnProcess:
        alive = SPAWN.Value("d", 0.0)
        process = SPAWN.Process(target=_work_in_process, args=(self._work, self._sock, self._is_ready, alive))
        process.start()
        self._alive[process.pid] = alive
        return process

    def _kill_hanging(self) -> None:
        for process in self._processes:
            last = self._alive[process.pid].value
            if last and time.monotonic() - last > HANG_SECONDS and process.is_alive():
                logger.error("worker process %s is not responding, killing it", process.pid)
                process.kill()
                process.join()

    def _replace_ended(self) -> None:
        for i, process in enumerate(self._processes):
            if self._is_stopping or process.is_alive():
                continue
            logger.warning("worker process %s exited (%s), starting another", process.pid, process.exitcode)
            del self._alive[process.pid]
            mark_process_dead(process.pid)  # type: ignore[no-untyped-call]
            time.sleep(PAUSE)
            if not self._is_stopping:
                self._processes[i] = self._started()

    def _stop(self, _: int, __: FrameType | None) -> None:
        """Tell all processes to stop; a second signal makes them skip the drain time."""
        self._is_stopping = True
        for process in self._processes:
            process.terminate()

    def _end(self) -> None:
        deadline = time.monotonic() + self._stop_seconds
        for process in self._processes:
            process.join(max(deadline - time.monotonic(), 0))
            if process.is_alive():
                logger.warning("worker process %s did not stop, killing it", process.pid)
                process.kill()
                process.join()


def _work_in_process(work: Work, sock: socket.socket, is_ready: Event, alive: Sign) -> None:
    """Do the work in this process until its parent ends."""
    if sys.platform != "win32":
        os.setsid()  # otherwise Ctrl-C would reach it twice, from the terminal and from its parent
    threading.Thread(target=_end_with_parent, daemon=True).start()
    with suppress(KeyboardInterrupt):
        work(sock, is_ready.set, lambda: setattr(alive, "value", time.monotonic()))


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


def serve_by_workers(
    count: int, work: Work, sock: socket.socket, ready: Callable[[], None], stop_seconds: float
) -> None:
    """Serve the socket with `count` processes until SIGINT or SIGTERM."""
    with tempfile.TemporaryDirectory(prefix="exlibris-metrics-", ignore_cleanup_errors=True) as folder:
        os.environ[METRICS_FOLDER] = folder
        Workers(count, work, sock, stop_seconds).run(ready)
