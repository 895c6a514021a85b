"""Optional packages, and the message of a command that needs a missing one."""

import sys
from gettext import gettext as _
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, cast

import typer

from exlibris.cli.language import TranslatedGroup, translated
from exlibris.cli.output import Failure

UsageError: Final = cast("type[Any]", typer.BadParameter.__base__)  # typer has no name for it

# The imported modules of each extra in pyproject.toml. A command names the first that has the missing module.
MODULES: Final = {
    extra: frozenset(modules.split())
    for extra, modules in {
        "arena": "matplotlib openskill polars",
        "pdf": "fpdf",
        "postgres": "asyncpg",
        "redis": "redis",
        "table": "confusable_homoglyphs fluent msgspec",
        "server": """
            aiosmtplib aiosqlite alembic anyio argon2 confusable_homoglyphs cryptography filelock fluent h11 http_ece
            httpx litestar msgspec openskill platformdirs prometheus_client py_vapid pyotp segno sqlalchemy structlog
            uvicorn websockets zxcvbn
        """,
        "train": "matplotlib numpy",
        "rl": "gymnasium numpy pettingzoo",  # no command needs rl
    }.items()
}
# Commands that need the server, whichever of its modules is missing first.
SERVING: Final = frozenset({"backup", "moderate", "openapi", "play", "restore", "serve"})
# Modules that belong to no extra because few people use them, with the package to install.
ALONE: Final = {"pyspiel": "open_spiel", "ray": "ray"}


class Commands(TranslatedGroup):
    """Command group that prints failures, including wrong options and a missing extra, as one line."""

    def main(self, *args: Any, **extra: Any) -> Any:
        """Run the command line and exit, with code 2 after a wrong option or argument."""
        try:
            code = super().main(*args, **{**extra, "standalone_mode": False})
        except UsageError as error:
            why = translated(error.format_message().rstrip("."))
            if why:  # none after a command without arguments, which has printed its help
                command = error.ctx.command_path if error.ctx else "exlibris"
                hint = _("Try: {command}").format(command=f"{command} --help")
                typer.echo(f"{command}: {why}{'' if why.endswith('?') else '.'} {hint}", err=True)
            sys.exit(error.exit_code)
        except typer.Abort:
            typer.echo(_("Stopped."), err=True)
            sys.exit(1)
        sys.exit(code)

    def invoke(self, ctx: Any) -> Any:
        """Run the chosen command."""
        try:
            return super().invoke(ctx)
        except Failure as failure:
            typer.echo(f"exlibris {ctx.invoked_subcommand}: {failure}", err=True)
            raise typer.Exit(failure.code) from failure
        except ModuleNotFoundError as error:
            module = (error.name or "").partition(".")[0]
            wanted = _installed_for(module, str(ctx.invoked_subcommand))
            if wanted is None or _is_installed(module):
                raise
            needs = _("{command} needs: {install}")
            command = f"exlibris {ctx.invoked_subcommand}"
            typer.echo(needs.format(command=command, install=how_to_install(wanted)), err=True)
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


def _is_installed(module: str) -> bool:
    """Return whether a module can be imported: then one that it imports is missing, and the extra wouldn't help."""
    return sys.modules.get(module) is not None or (module not in sys.modules and find_spec(module) is not None)


def _installed_for(module: str, command: str) -> str | None:
    if module in ALONE:
        return ALONE[module]
    extras = [extra for extra, modules in MODULES.items() if module in modules]
    if command in SERVING and "server" in extras:
        return "'exlibris-game[server]'"
    return f"'exlibris-game[{extras[0]}]'" if extras else None
