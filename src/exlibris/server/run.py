"""Serving: from a folder and an address to a running server, until Ctrl-C."""

import asyncio
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager, suppress
from dataclasses import replace
from email.errors import HeaderParseError
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any, cast

import segno
import uvicorn
from litestar import Litestar

from exlibris.bots import BotError, make_bot
from exlibris.engine import COMPILED
from exlibris.server.background import collecting_rarely
from exlibris.server.cluster.processes import Work, serve_by_workers
from exlibris.server.http.protocols import (
    Gate,
    LimitedHttp,
    LimitedWebSocket,
    Unaccepted,
    accepted_at_once,
    allowed_files,
    most_connections,
)
from exlibris.server.logs import RequestLog
from exlibris.server.mail import EXAMPLE, mailer_of
from exlibris.server.monitoring import parsed
from exlibris.server.network import listening_socket, local_url, network_url
from exlibris.server.play.socket import LONGEST
from exlibris.server.settings import LOOPBACK, TABLE_MEMORY, Settings
from exlibris.server.storage.folder import CannotServe, ServedAlready, note_address, ready_database
from exlibris.table.bots import listed_bots

SMTP_VARIABLE = "EXLIBRIS_SMTP"
PROXIES = "FORWARDED_ALLOW_IPS"
WAITING = 2048  # connections that wait to be accepted, which is up to the system
PATIENCE = 3  # seconds for open requests when the server stops
FASTER = (
    "Compiled, computer players think several times as fast. With CPython 3.11 to 3.14 on Linux, macOS or Windows: "
    "pip install --force-reinstall --only-binary exlibris-game exlibris-game"
)


class TableServer(uvicorn.Server):
    """A server that calls `ready` when it listens, and `stopping` `drain` seconds before it stops listening."""

    def __init__(
        self, config: uvicorn.Config, ready: Callable[[], None], stopping: Callable[[], None], drain: float
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._stopping = stopping
        self._drain = drain
        self._hurry: Callable[[], object] | None = None  # ends the while in which the server goes on
        self._serving = AsyncExitStack()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, then call `ready`."""
        asyncio.get_running_loop().set_exception_handler(Unaccepted().note)
        await super().startup(sockets)
        if self.started:
            for sock in sockets or ():
                sock.listen(WAITING)  # the loop takes its own, smaller number for how many it accepts at once
            await self._serving.enter_async_context(collecting_rarely())
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Call `stopping`, go on for a while, then stop; a second signal cuts the while short."""
        self._stopping()
        if self._drain:
            hurry, loop = asyncio.Event(), asyncio.get_running_loop()
            self._hurry = lambda: loop.call_soon_threadsafe(hurry.set)
            with suppress(TimeoutError):
                await asyncio.wait_for(hurry.wait(), self._drain)
            self._hurry = None
        await super().shutdown(sockets)
        await self._serving.aclose()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop at a signal."""
        if self._hurry:
            self._hurry()
        else:
            super().handle_exit(sig, frame)


def serve_tables(
    host: str,
    port: int | None,
    folder: Path | None,
    open_browser: bool,
    bots: Sequence[str] = (),
    domains: Sequence[str] = (),
    keep_days: int = 0,
    metrics_for: Sequence[str] = LOOPBACK,
    drain: float = 0,
    workers: int = 1,
    prepare: Callable[[], None] = lambda: None,
    table_memory: int = TABLE_MEMORY,
) -> None:
    """Serve the tables kept in a folder until Ctrl-C, and these bots besides the registered. Raises CannotServe.

    If the environment names a PostgreSQL database, that keeps the tables instead, and there is no folder.

    The `domains` are names under which a proxy, or the network, knows the server. Tables where nothing has happened for
    `keep_days` are deleted, with 0 none. The networks `metrics_for` may read the metrics. When it is told to stop, the
    server goes on for `drain` seconds, no longer ready. More than one of the `workers`, processes that call `prepare`
    first, need a PostgreSQL database. Each keeps the tables looked at last in `table_memory` megabytes.
    """
    _check_bots(bots)
    check_networks(metrics_for)
    with _or_where_it_is_served(open_browser), ready_database(folder, workers) as kept:
        settings = replace(
            kept,
            bots=tuple(bots),
            domains=(host, *domains),
            keep_days=keep_days,
            metrics_for=tuple(metrics_for),
            table_memory=table_memory,
            smtp=smtp_url(),
        )
        with _socket_for(host, port) as sock:
            here = local_url(host, sock.getsockname()[1])
            note_address(kept, here)
            others = network_url(host, sock.getsockname()[1])
            serve = partial(_serve_at, settings=replace(settings, public_url=others), drain=drain)
            ready = partial(announce, here, others, open_browser)
            if workers > 1:
                serve_by_workers(workers, Work(serve, prepare), sock, ready, drain)
            else:
                serve(sock, ready)


@contextmanager
def _or_where_it_is_served(open_browser: bool) -> Iterator[None]:
    """Show the page of the server that has the folder already, where a browser is wanted; raise its error elsewhere."""
    try:
        yield
    except ServedAlready as served:
        if not (open_browser and served.address):
            raise
        _say(f"Ex Libris is served already, at {served.address}")
        if has_browser():
            webbrowser.open(served.address)


def _serve_at(
    sock: socket.socket,
    ready: Callable[[], None],
    alive: Callable[[], None] = lambda: None,
    *,
    settings: Settings,
    drain: float,
) -> None:
    """Serve in this process until it is told to stop. Raises CannotServe.

    Call `ready` when the server listens, and from then on `alive` every second.
    """
    from exlibris.server.app import create_app  # late: the parent of several workers serves nothing itself

    app = create_app(settings)
    server = TableServer(config_for(app, alive), ready, app.state.readiness.stop, drain)
    with suppress(KeyboardInterrupt):  # passed on by uvicorn once it has shut down in good order
        server.run(sockets=[sock])
    if not server.started:
        raise CannotServe("the server did not start, see above")


def config_for(app: Litestar, alive: Callable[[], None] = lambda: None) -> uvicorn.Config:
    """Return how the application is served; `alive` is called every second.

    Headers of a proxy count if FORWARDED_ALLOW_IPS names its address.
    """

    async def notify() -> None:
        alive()

    files = allowed_files()
    gate = Gate(most_connections(files), os.environ.get(PROXIES, ""))
    return uvicorn.Config(
        cast("Any", RequestLog(app)),
        http=cast("Any", partial(LimitedHttp, gate=gate)),
        ws=cast("Any", partial(LimitedWebSocket, gate=gate)),
        ws_max_size=LONGEST,
        backlog=accepted_at_once(files),
        log_config=None,  # the log of this process says what is written where
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=PATIENCE,
        callback_notify=notify,
        timeout_notify=1,
        proxy_headers=PROXIES in os.environ,  # uvicorn would trust anybody on this machine, who could invent addresses
    )


def smtp_url() -> str | None:
    """Return the URL of the mail server that the environment names. Raises CannotServe, without the URL."""
    given = os.environ.get(SMTP_VARIABLE) or None
    try:
        if given:
            mailer_of(given)
    except (ValueError, HeaderParseError) as error:
        raise CannotServe(f"{SMTP_VARIABLE} is no URL such as {EXAMPLE}") from error
    return given


def _check_bots(bots: Sequence[str]) -> None:
    """Raise CannotServe unless each of the bots can be listed and made."""
    try:
        for bot in listed_bots(bots).values():
            make_bot(bot)
    except BotError as error:
        raise CannotServe(str(error)) from error


def check_networks(names: Sequence[str]) -> None:
    """Raise CannotServe unless each is an IP address or a network."""
    try:
        parsed(names)
    except ValueError as error:
        raise CannotServe(f"metrics are for addresses and networks such as 10.0.0.0/8: {error}") from error


def _socket_for(host: str, port: int | None) -> socket.socket:
    """Return a listening socket. Raises CannotServe."""
    try:
        return listening_socket(host, port)
    except OSError as error:
        where = host if port is None else f"{host}, port {port}"
        raise CannotServe(f"can't listen at {where}: {error.strerror}") from error


def announce(here: str, others: str | None, open_browser: bool) -> None:
    """Tell where the table is, and open it if that is wanted and there is a browser."""
    _say(f"Ex Libris is served at {here}")
    if others:
        _say(f"For others on this network: {others}")
        segno.make(others, error="m").terminal(compact=True)
    for line in about_engine(COMPILED, Path(__file__)):
        _say(line)
    if open_browser and has_browser():
        threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()


def about_engine(compiled: bool, module: Path) -> list[str]:
    """Return the lines that say which engine runs and, where pip has installed this module, how to get a faster one."""
    lines = [f"The engine runs {'compiled' if compiled else 'interpreted'}. Ctrl-C ends it."]
    if compiled or not {"site-packages", "dist-packages"} & set(module.parts):
        return lines  # in a checkout, make says it
    return [*lines, FASTER]


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def has_browser() -> bool:
    """Return whether there is a browser with a window; one in the terminal would cover our own lines."""
    if sys.platform == "linux" and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True
