"""The command group: failures in one line, and the extra that a command needs."""

import sys
from gettext import gettext as _
from typing import Any, Final, cast

import typer

from exlibris.cli.language import TranslatedGroup, translated
from exlibris.cli.output import Failure
from exlibris.extras import MODULES, how_to_install, is_installed

UsageError: Final = cast("type[Any]", typer.BadParameter.__base__)  # typer has no name for it

# Commands that need these extras, whichever of their modules is missing first.
WHOLE: Final = dict.fromkeys(("backup", "moderate", "openapi", "play", "restore", "serve"), "server") | {
    "report": "arena,table", "study": "arena,table", "form --pdf": "table,pdf", "train": "train",
    "train-placements": "train"}  # fmt: skip
# Modules that belong to no extra because few people use them, with the package to install.
ALONE: Final = {"pyspiel": "open_spiel", "ray": "ray"}


class Commands(TranslatedGroup):
    """Command group that prints failures, including wrong options and a missing extra, as one line."""

    def main(self, *args: Any, **extra: Any) -> Any:
        """Run the command line and exit, with code 2 after a wrong option or argument."""
        try:
            code = super().main(*args, **{**extra, "standalone_mode": False})
        except UsageError as error:
            why = translated(error.format_message().rstrip(".").replace(": Value error, ", ": "))  # from Pydantic
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
        to_pdf = any(word.startswith("--pdf") for word in ctx.args)
        try:
            return super().invoke(ctx)
        except Failure as failure:
            typer.echo(f"exlibris {ctx.invoked_subcommand}: {failure}", err=True)
            raise typer.Exit(failure.code) from failure
        except ModuleNotFoundError as error:
            module = (error.name or "").partition(".")[0]
            command = f"{ctx.invoked_subcommand}{' --pdf' if to_pdf else ''}"
            wanted = _installed_for(module, command)
            if wanted is None or is_installed(module):
                raise
            needs = _("{command} needs: {install}")
            typer.echo(needs.format(command=f"exlibris {command}", install=how_to_install(wanted)), err=True)
            raise typer.Exit(2) from error
        except KeyboardInterrupt as interrupt:
            typer.echo(f"exlibris {ctx.invoked_subcommand}: " + _("interrupted"), err=True)
            raise typer.Exit(130) from interrupt


def _installed_for(module: str, command: str) -> str | None:
    if module in ALONE:
        return ALONE[module]
    extras = [extra for extra, modules in MODULES.items() if module in modules]
    whole = WHOLE.get(command, "")
    wanted = whole if set(extras) & set(whole.split(",")) else extras[0] if extras else None
    return wanted and f"'exlibris-game[{wanted}]'"
