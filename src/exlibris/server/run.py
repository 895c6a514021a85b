"""Running a server: from a folder and an address to a process that serves until Ctrl-C."""

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
from gettext import gettext as _
from pathlib import Path
from types import FrameType
from typing import Any, cast

import segno
import uvicorn
from litestar import Litestar

from exlibris.bots import BotError, make_bot
from exlibris.engine import COMPILED
from exlibris.server.background import collecting_rarely
from exlibris.server.cluster.processes import serve_by_workers
from exlibris.server.http import protocols
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
THIS_MACHINE = "127.0.0.1"
WAITING = 2048  # connections waiting to be accepted; the system may allow fewer
SHUTDOWN_SECONDS = 3  # seconds for open requests to finish when the server stops


class TableServer(uvicorn.Server):
    """A server that calls `ready` once it listens, and `stopping` when told to stop, `drain` seconds before it does."""

    def __init__(
        self, config: uvicorn.Config, ready: Callable[[], None], stopping: Callable[[], None], drain: float
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._stopping = stopping
        self._drain = drain
        self._hurry: Callable[[], object] | None = None  # ends the drain early
        self._serving = AsyncExitStack()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start listening, then call `ready`."""
        asyncio.get_running_loop().set_exception_handler(protocols.Unaccepted().note)
        await super().startup(sockets)
        if self.started:
            for sock in sockets or ():
                sock.listen(WAITING)  # asyncio sets the backlog to the number of connections that it accepts at once
            await self._serving.enter_async_context(collecting_rarely())
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Call `stopping`, keep serving for the drain time, then stop. A second signal ends the drain."""
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
        """Stop at a signal, or end the drain if the server is already stopping."""
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
    """Serve the tables stored in a folder until Ctrl-C. Raises CannotServe.

    If the environment names a PostgreSQL database, it stores the tables and the folder is unused. `bots` can be seated
    in addition to the registered ones. `domains` are names under which a proxy or the network knows the server. Idle
    tables are deleted after `keep_days`, or never if that is 0. Networks in `metrics_for` may read the metrics. When
    told to stop, the server reports that it isn't ready but keeps serving for `drain` seconds. More than one
    worker requires PostgreSQL. Each of the `workers` is a process that calls `prepare` first and keeps recently used
    tables in `table_memory` megabytes.
    """
    _check_bots(bots)
    check_networks(metrics_for)
    with _or_where_it_is_served(open_browser and _is_plain(host, port, bots)), ready_database(folder, workers) as kept:
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
                serve_by_workers(workers, partial(serve, prepare=prepare), sock, ready, drain)
            else:
                serve(sock, ready)


def _is_plain(host: str, port: int | None, bots: Sequence[str]) -> bool:
    """Return whether a running server is what this command asks for."""
    return host == THIS_MACHINE and port is None and not bots


@contextmanager
def _or_where_it_is_served(is_enough: bool) -> Iterator[None]:
    """If the folder is already being served and that is enough, open that server in a browser; else raise the error."""
    try:
        yield
    except ServedAlready as served:
        if not (is_enough and served.address):
            raise
        _say(_("Ex Libris is already running at {address}").format(address=served.address))
        if has_browser():
            webbrowser.open(served.address)


def _serve_at(
    sock: socket.socket,
    ready: Callable[[], None],
    alive: Callable[[], None] = lambda: None,
    *,
    settings: Settings,
    drain: float,
    prepare: Callable[[], None] = lambda: None,
) -> None:
    """Serve in this process until it is told to stop. Raises CannotServe.

    Calls `prepare` first, `ready` once the server listens, and then `alive` every second.
    """
    from exlibris.server.app import create_app  # late: the parent of several workers serves nothing itself

    prepare()
    app = create_app(settings)
    server = TableServer(config_for(app, alive), ready, app.state.readiness.stop, drain)
    with suppress(KeyboardInterrupt):  # uvicorn raises it again after a clean shutdown
        server.run(sockets=[sock])
    if not server.started:
        raise CannotServe("the server did not start, see above")


def config_for(app: Litestar, alive: Callable[[], None] = lambda: None) -> uvicorn.Config:
    """Return the uvicorn configuration for an application; `alive` is called every second.

    Proxy headers are trusted if FORWARDED_ALLOW_IPS names the proxy's address.
    """

    async def notify() -> None:
        alive()

    files = protocols.allowed_files()
    gate = protocols.Gate(protocols.most_connections(files), os.environ.get(PROXIES, ""))
    return uvicorn.Config(
        cast("Any", RequestLog(app)),
        http=cast("Any", partial(protocols.LimitedHttp, gate=gate)),
        ws=cast("Any", partial(protocols.LimitedWebSocket, gate=gate)),
        ws_max_size=LONGEST,
        backlog=protocols.accepted_at_once(files),
        log_config=None,  # `configure_logs` has set up logging
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        callback_notify=notify,
        timeout_notify=1,
        proxy_headers=PROXIES in os.environ,  # uvicorn would trust any local process, which could forge addresses
    )


def smtp_url() -> str | None:
    """Return the mail server's URL from the environment. Raises CannotServe, without revealing the URL."""
    given = os.environ.get(SMTP_VARIABLE) or None
    try:
        if given:
            mailer_of(given)
    except (ValueError, HeaderParseError) as error:
        raise CannotServe(f"{SMTP_VARIABLE} is not a URL such as {EXAMPLE}") from error
    return given


def _check_bots(bots: Sequence[str]) -> None:
    try:
        for bot in listed_bots(bots).values():
            make_bot(bot)
    except BotError as error:
        raise CannotServe(str(error)) from error


def check_networks(names: Sequence[str]) -> None:
    """Raise CannotServe unless each name is an IP address or a network."""
    try:
        parsed(names)
    except ValueError as error:
        raise CannotServe(f"--metrics-for takes addresses and networks such as 10.0.0.0/8: {error}") from error


def _socket_for(host: str, port: int | None) -> socket.socket:
    try:
        return listening_socket(host, port)
    except OSError as error:
        where = host if port is None else f"{host}, port {port}"
        raise CannotServe(f"can't listen on {where}: {error.strerror}") from error


def announce(here: str, others: str | None, open_browser: bool) -> None:
    """Print the server's addresses, and open a browser if wanted and there is one."""
    _say(_("Ex Libris is served at {address}").format(address=here))
    if others:
        _say(_("For others on this network: {address}").format(address=others))
        segno.make(others, error="m").terminal(compact=True)
    for line in about_engine(COMPILED, Path(__file__)):
        _say(line)
    if open_browser and has_browser():
        threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()


def about_engine(compiled: bool, module: Path) -> list[str]:
    """Return lines that name the running engine and, for a pip installation without it, how to get the compiled one."""
    if compiled:
        return [_("The engine is compiled. Press Ctrl-C to stop.")]
    lines = [_("The engine is interpreted. Press Ctrl-C to stop.")]
    if not {"site-packages", "dist-packages"} & set(module.parts):
        return lines  # in a checkout, `make` says so
    faster = _(
        "With the compiled engine, computer players think several times as fast. For CPython 3.11 to 3.14 on Linux, "
        "macOS or Windows: "
        "pip install --force-reinstall --only-binary exlibris-game exlibris-game"
    )
    return [*lines, faster]


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def has_browser() -> bool:
    """Return True if a graphical browser is available; a terminal browser would cover this program's output."""
    if sys.platform == "linux" and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True
