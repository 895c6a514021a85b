"""verify: a record checked, from the commitment to the final scores."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Final

import typer

from exlibris.cli.options import AsJson
from exlibris.cli.output import fail, failing
from exlibris.cli.reading import name_of, read_text
from exlibris.cli.replay import File

if TYPE_CHECKING:
    from exlibris.verification import Verification

NOT_VERIFIED: Final = 1
FOUND: Final = {True: "ok", False: "WRONG", None: "-"}

Noted = Annotated[
    str | None,
    typer.Option(
        "--commitment",
        metavar="HASH",
        help="The fingerprint of the deal as you noted it when the game began.",
    ),
]


def verify(file: File, noted: Noted = None, as_json: AsJson = False) -> None:
    """Check a record: that its deal is the one its table promised, every action legal, and the result right.

    Exit code 1 if something is wrong, 2 for a file that is no record. What the record has no entry for is not checked,
    and listed with a dash.
    """
    from exlibris.engine import RecordError
    from exlibris.verification import verify as check

    with failing(RecordError, at=name_of(file)):
        found = check(read_text(file), _hash_in(noted))
    if as_json:
        typer.echo(json.dumps(asdict(found)))
    else:
        _print_checks(found)
    if not found.verified:
        raise typer.Exit(NOT_VERIFIED)


def _hash_in(noted: str | None) -> str | None:
    """Return the hash that was typed in. Ends the program if it isn't one."""
    if noted is None:
        return None
    from exlibris.verification import HASH

    if not HASH.fullmatch(digits := noted.strip().lower()):
        fail(f"--commitment: expected 64 hexadecimal digits, found {noted[:80]!r}")
    return digits


def _print_checks(found: Verification) -> None:
    for check in found.checks:
        typer.echo(f"{check.key.capitalize():<11} {FOUND[check.holds]:<6} {check.why}")
    if found.chosen:
        typer.echo("The seed was chosen by the person who opened the table, who could know all cards.")
    if found.drawn:
        places = ", ".join(f"seat {seat + 1} to who took seat {before + 1}" for seat, before in enumerate(found.drawn))
        typer.echo(f"The seats were drawn: {places}.")
    typer.echo(_verdict(found))


def _verdict(found: Verification) -> str:
    if not found.verified:
        return "Not verified."
    if not found.commitment:
        return "Verified as far as possible: nothing shows that the deal was fixed before the game."
    if found.checks[0].key == "noted":
        return "Verified: the game was played with the deal that was fixed when you noted its fingerprint."
    return "Verified. Compare the commitment with the fingerprint that you saw when the game began (--commitment)."
