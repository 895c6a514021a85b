"""The exlibris command: one module for each group of subcommands, imported when it runs."""

import sys
from collections.abc import Callable
from gettext import gettext as _
from pathlib import Path
from typing import Annotated, Final

import typer

from exlibris.cli import (
    arena,
    bench,
    benchmark,
    bots,
    dataset,
    deck,
    moderate,
    new,
    page,
    puzzle,
    replay,
    report,
    review,
    rules,
    score,
    serve,
    simulate,
    study,
    train,
    verify,
)
from exlibris.cli.extras import Commands
from exlibris.cli.language import set_language, use_catalogs
from exlibris.cli.output import drop_output, write_utf8

app = typer.Typer(
    name="exlibris",
    cls=Commands,
    help="Ex Libris, the board game of rival librarians: play, simulate and study it. Unofficial.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",  # joins the lines of a paragraph
    context_settings={"help_option_names": ["-h", "--help"]},
)
COMMANDS: Final[tuple[Callable[..., None], ...]] = (
    serve.play, serve.serve, page.page, simulate.simulate, arena.arena, benchmark.benchmark, dataset.dataset,
    report.report, study.study, train.train, train.train_placements, bots.bots, replay.replay, review.review,
    verify.verify, puzzle.puzzle, score.score, score.form, rules.rules, bench.bench, serve.backup, serve.restore,
    serve.openapi,
)  # fmt: skip
for command in COMMANDS:
    app.command()(command)
for group in (deck.app, new.app, moderate.app):
    app.add_typer(group)


def _show_version(wanted: bool) -> None:
    if wanted:
        from exlibris import __version__
        from exlibris.engine import COMPILED

        typer.echo(f"exlibris {__version__} (engine: {'compiled' if COMPILED else 'interpreted'})")
        raise typer.Exit


@app.callback()
def options(
    _: Annotated[
        bool,
        typer.Option(
            "--version",
            "-V",
            callback=_show_version,
            is_eager=True,
            help="Show the version and the kind of engine, and exit.",
        ),
    ] = False,
    _language: Annotated[
        str,
        typer.Option(
            "--language",
            callback=set_language,
            is_eager=True,
            metavar="CODE",
            help="Language of help, errors and output: en, pl, cs or fr; by default the environment's (LANG).",
        ),
    ] = "",
) -> None:
    """Accept the options that precede every command."""


@app.command("help")
def show_help(command: Annotated[list[str] | None, typer.Argument(metavar="COMMAND")] = None) -> None:
    """Show the commands, or the help of one: exlibris help simulate."""
    app([*(command or []), "--help"], prog_name="exlibris")


def _warn_of_namesake() -> None:
    """Warn if the package called exlibris on PyPI is installed as well: the two overwrite each other's files."""
    if any(Path(__file__).parents[2].glob("exlibris-*.dist-info")):
        typer.echo(
            "exlibris: the package exlibris, an unrelated project, is also installed and has overwritten files of "
            "exlibris-game. Run: pip uninstall exlibris exlibris-game; pip install exlibris-game",
            err=True,
        )


def main() -> None:
    """Run the command line; bad content (an expansion's, for example) or a full disk ends it with exit code 2."""
    from exlibris.content.fields import ContentError

    write_utf8()
    use_catalogs()
    _warn_of_namesake()
    deck.know_folder()
    try:
        try:
            app()
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        drop_output()
        sys.exit(1)
    except ContentError as error:
        typer.echo(f"exlibris: {error}", err=True)
        sys.exit(2)
    except OSError as error:
        drop_output()
        typer.echo(
            f"exlibris: {error.filename or 'output'}: {_(error.strerror) if error.strerror else error}", err=True
        )
        sys.exit(2)
