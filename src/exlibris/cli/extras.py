"""Packages that a plain installation lacks, and what a command says that needs one of them."""

from __future__ import annotations

from typing import Any, Final

import typer
from typer.core import TyperGroup

EXTRA: Final = "exlibris[table]"
# The modules of the packages that pyproject.toml names for this extra.
MODULES: Final = frozenset(
    {
        "advanced_alchemy",
        "aiosqlite",
        "alembic",
        "fluent",
        "fpdf",
        "litestar",
        "msgspec",
        "platformdirs",
        "segno",
        "sqlalchemy",
        "uvicorn",
        "websockets",
    }
)


class Commands(TyperGroup):
    """Commands of which some need packages of the extra; without them they end with one sentence and exit code 2."""

    def invoke(self, ctx: Any) -> Any:
        """Run the command that was asked for."""
        try:
            return super().invoke(ctx)
        except ModuleNotFoundError as error:
            if (error.name or "").partition(".")[0] not in MODULES:
                raise
            typer.echo(f"exlibris {ctx.invoked_subcommand} needs: pip install '{EXTRA}'", err=True)
            raise typer.Exit(2) from error
