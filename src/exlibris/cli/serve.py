"""The commands play, serve, openapi, backup and restore: run the web server and copy its tables."""

import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Annotated, Literal

import typer

from exlibris.cli.options import import_from_here
from exlibris.cli.output import fail, failing

LOOPBACK = "127.0.0.1"
MACHINE = "127.0.0.0/8,::1"
EVERYWHERE = "0.0.0.0"  # noqa: S104 (only when the user passes --lan)

Host = Annotated[
    str | None,
    typer.Option(help="Address to listen on; by default only this machine can connect.", metavar="ADDRESS"),
]
Lan = Annotated[bool, typer.Option("--lan", help="Also accept connections from the local network.")]
Port = Annotated[
    int | None,
    typer.Option(
        min=0, max=65535, metavar="N", help="Port; 0 picks a free one. By default 8000, or the next free port."
    ),
]
Data = Annotated[Path | None, typer.Option(file_okay=False, help="Folder for the tables.", metavar="DIR")]
Bots = Annotated[
    str,
    typer.Option(
        help="Computer players to offer in addition to those that exlibris bots lists, separated by commas: a path "
        "with a name, such as clever=mypackage.mod:Clever, or a bot with options, such as greedy:deals=8.",
        metavar="[NAME=]BOT,...",
    ),
]
Domains = Annotated[
    str,
    typer.Option(
        help="Host names under which browsers reach the server, such as a proxy's, separated by commas. The address it "
        "listens on, localhost and the machine's name are always accepted.",
        metavar="NAME,...",
    ),
]
KeepDays = Annotated[
    int,
    typer.Option(
        min=0,
        help="Delete tables with no activity for this many days; 0 deletes only unstarted tables, after a day.",
    ),
]
MetricsFor = Annotated[
    str,
    typer.Option(
        help="Addresses and networks that may read /metrics, separated by commas, or none. Requests through a proxy "
        "are always refused.",
        metavar="NETWORK,...",
    ),
]
Drain = Annotated[
    float,
    typer.Option(
        min=0,
        max=3600,
        help="Seconds to keep serving after a stop signal, while /ready already fails.",
        metavar="SECONDS",
    ),
]
Workers = Annotated[
    int,
    typer.Option(
        min=1, max=64, help="Server processes; more than one needs PostgreSQL; see the docs on running a server."
    ),
]
TableMemory = Annotated[
    int,
    typer.Option(min=1, help="Memory per process for recently used tables.", metavar="MEGABYTES"),
]
Target = Annotated[
    Path,
    typer.Argument(
        help="File to write, or a folder for a file named after the time. A new name without a suffix is a folder.",
        metavar="TARGET",
    ),
]
Source = Annotated[Path, typer.Argument(help="The backup.", metavar="FILE")]
Replace = Annotated[bool, typer.Option("--force", help="Replace existing files.")]
Open = Annotated[bool, typer.Option("--open/--no-open", help="Open the page in a browser.")]
LogForm = Annotated[
    Literal["text", "json"], typer.Option("--log-format", help="Plain text, or one JSON object per line.")
]
LogFrom = Annotated[
    Literal["error", "warning", "info"],
    typer.Option("--log-level", help="Lowest level to log; info includes every request."),
]


def play(
    host: Host = None, lan: Lan = False, port: Port = None, data: Data = None, bots: Bots = "", open_: Open = True
) -> None:
    """Start the server and open the game in a browser."""
    serve(host, lan, port, data, bots, open_=open_)


def serve(
    host: Host = None,
    lan: Lan = False,
    port: Port = None,
    data: Data = None,
    bots: Bots = "",
    domain: Domains = "",
    keep_days: KeepDays = 0,
    metrics_for: MetricsFor = MACHINE,
    drain: Drain = 0,
    workers: Workers = 1,
    table_memory: TableMemory = 128,
    log_format: LogForm = "text",
    log_level: LogFrom = "warning",
    open_: Open = False,
) -> None:
    """Start the server, for this machine or the local network."""
    from exlibris.server.logs import configure_logs
    from exlibris.server.run import serve_tables
    from exlibris.server.storage.folder import CannotServe

    import_from_here()
    logs = partial(configure_logs, log_format, log_level)
    logs()
    readers = [] if metrics_for == "none" else _names_in(metrics_for)
    names = _names_in(bots), _names_in(domain)
    for name in names[1]:
        if "/" in name:
            fail(f"--domain {name}: expected only a name, such as games.example.org")
    with failing(CannotServe):
        serve_tables(
            host or (EVERYWHERE if lan else LOOPBACK),
            port,
            data,
            open_,
            *names,
            keep_days,
            readers,
            drain,
            workers,
            logs,
            table_memory,
        )


def openapi() -> None:
    """Print the description of the server's API as JSON."""
    from msgspec import to_builtins

    from exlibris.server.app import create_app
    from exlibris.server.http.pages import openapi as description
    from exlibris.server.settings import Settings

    app = create_app(Settings(database="sqlite+aiosqlite://"))
    typer.echo(json.dumps(description(app), indent=2, default=to_builtins))


def _names_in(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def backup(target: Target = Path(), data: Data = None, force: Replace = False) -> None:
    """Copy all tables to a file; the server may be running."""
    from exlibris.server.storage.backups import BackupError, back_up

    with failing(BackupError), progress("Copying") as show:
        made = back_up(_folder_of(data), target, force, show)
    typer.echo(f"{made.tables} tables (schema {made.schema}) are in {made.path}")


def restore(source: Source, data: Data = None, force: Replace = False) -> None:
    """Restore a backup; stop the server first."""
    from exlibris.server.storage.backups import BackupError
    from exlibris.server.storage.backups import restore as bring_back

    with failing(BackupError), progress("Copying") as show:
        folder = _folder_of(data)
        found = bring_back(source, folder, force, show)
    typer.echo(f"{found.tables} tables (schema {found.schema}) are in {folder}")


def _folder_of(data: Path | None) -> Path:
    from exlibris.server.settings import default_folder
    from exlibris.server.storage.backups import BackupError
    from exlibris.server.storage.folder import DATABASE_VARIABLE

    if data is None and os.environ.get(DATABASE_VARIABLE):
        raise BackupError(f"{DATABASE_VARIABLE} names a PostgreSQL database; use pg_dump and pg_restore instead")
    return data or default_folder()


@contextmanager
def progress(what: str) -> Iterator[Callable[[int, int], None]]:
    """Yield a function that shows progress, in database pages, if standard error is a terminal."""
    from exlibris.cli.output import progress_bar

    with progress_bar() as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
