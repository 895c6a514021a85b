"""The commands moderate …: read reports and manage bans."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from exlibris.cli.output import console, fail, failing, plain_table

if TYPE_CHECKING:
    from exlibris.server.http.bans import Kind
    from exlibris.server.moderation import Moderation

Data = Annotated[Path | None, typer.Option(file_okay=False, help="Folder with the server's tables.", metavar="DIR")]
Name = Annotated[str, typer.Argument(help="The name of an account.", show_default=False, metavar="NAME")]
Report = Annotated[int | None, typer.Option("--report", help="Mute the writer of the line with this report number.")]
Network = Annotated[str, typer.Argument(help="An IP address, or a network such as 198.51.100.0/24.", metavar="NETWORK")]
Banned = Annotated[str, typer.Argument(help="The name as listed by moderate bans.", metavar="NAME")]
Table = Annotated[
    str, typer.Argument(help="The last part of a table's link; put -- before a leading hyphen.", metavar="TABLE")
]
Number = Annotated[int, typer.Argument(help="The number of a report.", metavar="REPORT")]
Answered = TypeVar("Answered")

app = typer.Typer(
    name="moderate",
    no_args_is_help=True,
    help="Read reports from the chat; mute players; close accounts and tables; block networks. "
    "The server may be running.",
)


@app.command()
def reports(data: Data = None) -> None:
    """List the reported chat lines, newest first."""
    found = _done(data, lambda moderation: moderation.reports())
    table = plain_table(["number", "reported", "written by", "account", "table", "words"])
    for one in found:
        written = one.name, one.account or "(guest)", one.table_id, one.text or "(removed)"
        table.add_row(str(one.id), f"{one.at:%Y-%m-%d %H:%M}", *written)
    console().print(table if found else "There are no reports.", markup=False)


@app.command()
def bans(data: Data = None) -> None:
    """List the bans, newest first."""
    found = _done(data, lambda moderation: moderation.bans())
    table = plain_table(["ban", "name", "since"])
    for one in found:
        table.add_row(one.kind, one.name, f"{one.created:%Y-%m-%d %H:%M}")
    console().print(table if found else "There are no bans.", markup=False)


@app.command()
def remove(report: Number, data: Data = None) -> None:
    """Delete the text of a reported line for all readers."""
    _done(data, lambda moderation: moderation.remove(report))
    typer.echo(f"The line of report {report} has been removed.")


@app.command()
def mute(name: Name = "", report: Report = None, data: Data = None) -> None:
    """Stop a player from writing in any chat; they can still play."""
    if bool(name) is (report is not None):
        fail("name an account, or a report with --report")
    who = _done(data, lambda moderation: moderation.mute(name or report or 0))
    typer.echo(f"{who} can't write anymore.")


@app.command()
def unmute(name: Banned, data: Data = None) -> None:
    """Let a muted player write again."""
    _lift(data, "mute", name)


@app.command()
def close(name: Name, data: Data = None) -> None:
    """Close an account: sign it out everywhere and refuse new sign-ins. Its games stay."""
    who = _done(data, lambda moderation: moderation.close(name))
    typer.echo(f"The account {who} is closed.")


@app.command()
def reopen(name: Banned, data: Data = None) -> None:
    """Reopen a closed account."""
    _lift(data, "close", name)


@app.command()
def block(network: Network, data: Data = None) -> None:
    """Refuse all requests from an address or network, starting within ten seconds."""
    subject = _done(data, lambda moderation: moderation.block(network))
    typer.echo(f"Requests from {subject} are refused.")


@app.command()
def unblock(network: Network, data: Data = None) -> None:
    """Accept requests from an address or network again."""
    _lift(data, "block", network)


@app.command()
def close_table(table: Table, data: Data = None) -> None:
    """Close a table: within ten seconds it can no longer be opened and bots stop playing. Its events are kept."""
    _done(data, lambda moderation: moderation.close_table(table))
    typer.echo(f"The table {table} is closed.")


@app.command()
def reopen_table(table: Table, data: Data = None) -> None:
    """Reopen a closed table."""
    _lift(data, "table", table)


@app.command()
def delete_table(table: Table, data: Data = None) -> None:
    """Delete a table and its chat permanently, whatever its state."""
    _done(data, lambda moderation: moderation.delete_table(table))
    typer.echo(f"The table {table} is deleted.")


def _lift(data: Path | None, kind: Kind, name: str) -> None:
    lifted = _done(data, lambda moderation: moderation.lift(kind, name))
    typer.echo(f"{lifted}: no longer banned.")


def _done(data: Path | None, work: Callable[[Moderation], Awaitable[Answered]]) -> Answered:
    from exlibris.server.moderation import CannotModerate, moderation
    from exlibris.server.storage.database import StorageError
    from exlibris.server.storage.folder import CannotServe, database_beside

    async def run() -> Answered:
        async with moderation(database_beside(data)) as acts:
            return await work(acts)

    with failing(CannotModerate, CannotServe, StorageError):
        return asyncio.run(run())
