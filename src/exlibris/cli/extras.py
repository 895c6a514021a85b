"""Packages that a plain installation lacks, and what a command says that needs one of them."""

import sys
from pathlib import Path
from typing import Any, Final

import typer
from typer.core import TyperGroup

from exlibris.cli.output import Failure

# The modules of the packages that pyproject.toml names for each extra.
MODULES: Final = {
    "arena": frozenset({"matplotlib", "openskill", "polars"}),
    "postgres": frozenset({"asyncpg"}),
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
            "filelock",
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
    "rl": frozenset({"gymnasium", "numpy", "pettingzoo"}),  # the last one: no command needs it
}
# Modules of packages that no extra names, since few people have a use for them, with what to install.
ALONE: Final = {"pyspiel": "open_spiel", "ray": "ray"}


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
            wanted = _installed_for((error.name or "").partition(".")[0])
            if wanted is None:
                raise
            typer.echo(f"exlibris {ctx.invoked_subcommand} needs: {how_to_install(wanted)}", err=True)
            raise typer.Exit(2) from error


def how_to_install(wanted: str) -> str:
    """Return the command that adds packages to this installation, made by pip, pipx or uv."""
    parts = Path(sys.prefix).parts
    if "pipx" in parts:
        return f"pipx install --force {wanted}" if "exlibris" in wanted else f"pipx inject exlibris {wanted}"
    if "uv" in parts and "tools" in parts:
        return f"uv tool install {wanted}" if "exlibris" in wanted else f"uv tool install exlibris --with {wanted}"
    settings = Path(sys.prefix) / "pyvenv.cfg"
    in_uv = settings.is_file() and "\nuv = " in settings.read_text("utf-8")
    return f"{'uv pip' if in_uv else 'pip'} install {wanted}"


def _installed_for(module: str) -> str | None:
    """Return what to install for a module, as the shell takes it; None for a module of no known package."""
    if module in ALONE:
        return ALONE[module]
    return next((f"'exlibris[{extra}]'" for extra, modules in MODULES.items() if module in modules), None)
