"""The command line, run in the process of the test."""

from pathlib import Path

from typer.testing import CliRunner, Result

from exlibris.cli import app


def exlibris(*words: str | Path, stdin: str | bytes | None = None, columns: int = 80) -> Result:
    """Run a command with that standard input on a terminal so wide; return what came of it."""
    return CliRunner().invoke(app, [*map(str, words)], input=stdin, terminal_width=columns)


def refusal(*words: str | Path, stdin: str | bytes | None = None) -> str:
    """Return the one line by which a command is refused, after its name; the exit code is 2, nothing is printed."""
    refused = exlibris(*words, stdin=stdin)
    assert (refused.exit_code, refused.stdout) == (2, ""), refused.output
    assert refused.stderr.count("\n") == 1, refused.stderr
    start = f"exlibris {words[0]}: "
    assert refused.stderr.startswith(start)
    return refused.stderr.removeprefix(start).strip()
