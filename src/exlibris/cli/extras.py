"""Optional packages, and the message of a command that needs a missing one."""

import sys
from pathlib import Path
from typing import Any, Final

import typer
from typer.core import TyperGroup

from exlibris.cli.output import Failure

# The imported modules of each extra in pyproject.toml.
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
    "rl": frozenset({"gymnasium", "numpy", "pettingzoo"}),  # no command needs rl
}
# Modules that belong to no extra because few people use them, with the package to install.
ALONE: Final = {"pyspiel": "open_spiel", "ray": "ray"}


class Commands(TyperGroup):
    """Command group that prints failures, including a missing extra, as one line."""

    def invoke(self, ctx: Any) -> Any:
        """Run the chosen command."""
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
    """Return the command that adds packages to this installation, which pip, pipx or uv made."""
    parts = Path(sys.prefix).parts
    if "pipx" in parts:
        return f"pipx install --force {wanted}" if "exlibris" in wanted else f"pipx inject exlibris-game {wanted}"
    if "uv" in parts and "tools" in parts:
        return f"uv tool install {wanted}" if "exlibris" in wanted else f"uv tool install exlibris-game --with {wanted}"
    settings = Path(sys.prefix) / "pyvenv.cfg"
    in_uv = settings.is_file() and "\nuv = " in settings.read_text("utf-8")
    return f"{'uv pip' if in_uv else 'pip'} install {wanted}"


def _installed_for(module: str) -> str | None:
    """Return the package to install for a module, quoted for the shell; None for an unknown module."""
    if module in ALONE:
        return ALONE[module]
    return next((f"'exlibris-game[{extra}]'" for extra, modules in MODULES.items() if module in modules), None)
