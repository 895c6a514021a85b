"""Packages that a plain installation lacks, and what a command says that needs one of them."""

from typing import Any, Final

import typer
from typer.core import TyperGroup

from exlibris.cli.output import Failure

# The modules of the packages that pyproject.toml names for each extra.
MODULES: Final = {
    "arena": frozenset({"matplotlib", "openskill", "polars"}),
    "postgres": frozenset({"asyncpg"}),
    "ray": frozenset({"ray"}),
    "redis": frozenset({"redis"}),
    "server": frozenset(
        {
            "aiosmtplib",
            "aiosqlite",
            "alembic",
            "anyio",
            "argon2",
            "confusable_homoglyphs",
            "cryptography",
            "fluent",
            "fpdf",
            "h11",
            "http_ece",
            "httpx",
            "litestar",
            "msgspec",
            "openskill",
            "platformdirs",
            "prometheus_client",
            "py_vapid",
            "pyotp",
            "segno",
            "sqlalchemy",
            "structlog",
            "uvicorn",
            "websockets",
            "zxcvbn",
        }
    ),
    "train": frozenset({"matplotlib", "numpy"}),
}


class Commands(TyperGroup):
    """Commands that end with one line where they can't go on, such as without the packages of an extra."""

    def invoke(self, ctx: Any) -> Any:
        """Run the command that was asked for."""
        try:
            return super().invoke(ctx)
        except Failure as failure:
            typer.echo(f"exlibris {ctx.invoked_subcommand}: {failure}", err=True)
            raise typer.Exit(failure.code) from failure
        except ModuleNotFoundError as error:
            extra = _extra_with((error.name or "").partition(".")[0])
            if extra is None:
                raise
            typer.echo(f"exlibris {ctx.invoked_subcommand} needs: pip install 'exlibris[{extra}]'", err=True)
            raise typer.Exit(2) from error


def _extra_with(module: str) -> str | None:
    return next((extra for extra, modules in MODULES.items() if module in modules), None)
