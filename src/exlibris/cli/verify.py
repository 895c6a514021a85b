"""The command verify: check a record, from the commitment to the final scores."""

from __future__ import annotations

import json
from dataclasses import asdict
from gettext import gettext as _
from typing import TYPE_CHECKING, Annotated, Final

import typer

from exlibris.cli.language import filled
from exlibris.cli.options import AsJson
from exlibris.cli.output import fail, failing
from exlibris.cli.reading import name_of, read_text
from exlibris.cli.replay import File

if TYPE_CHECKING:
    from exlibris.verification import Verification

NOT_VERIFIED: Final = 1

Noted = Annotated[
    str | None,
    typer.Option(
        "--commitment",
        metavar="HASH",
        help="Fingerprint of the deal that you noted when the game began.",
    ),
]


def verify(file: File, noted: Noted = None, as_json: AsJson = False) -> None:
    """Check a record: the deal is the one promised, every action is legal, the result is right.

    Exit code 1 if a check fails, 2 if the file is not a record. Checks for which the record has no data are listed with
    a dash.
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
    if noted is None:
        return None
    from exlibris.verification import HASH

    if not HASH.fullmatch(digits := noted.strip().lower()):
        fail(
            _("{option}: expected 64 hexadecimal digits, found {found}").format(
                option="--commitment", found=repr(noted[:80])
            )
        )
    return digits


def _print_checks(found: Verification) -> None:
    names = {
        "noted": _("Noted"),
        "commitment": _("Commitment"),
        "deal": _("Deal"),
        "actions": _("Actions"),
        "result": _("Result"),
    }
    signs = {True: _("ok"), False: _("WRONG"), None: "-"}
    width = max(map(len, names.values()))
    for check in found.checks:
        typer.echo(f"{names[check.key]:<{width}}  {signs[check.holds]:<6} {filled(check.sentence, check.facts)}")
    if found.chosen:
        typer.echo(_("The host chose the seed, and so could know every card."))
    if found.drawn:
        place = _("the player who took seat {before} got seat {seat}")
        places = (place.format(before=before + 1, seat=seat) for seat, before in enumerate(found.drawn, start=1))
        typer.echo(_("The seats were drawn at random: {places}.").format(places=", ".join(places)))
    typer.echo(_verdict(found))


def _verdict(found: Verification) -> str:
    if not found.verified:
        return _("Not verified.")
    if not found.commitment:
        return _("Verified as far as possible: the record has no proof that the deal was fixed before the game.")
    if found.checks[0].key == "noted":
        return _("Verified: the deal is the one whose fingerprint you noted when the game began.")
    return _("Verified. Compare the commitment with the fingerprint that you saw when the game began (--commitment).")
