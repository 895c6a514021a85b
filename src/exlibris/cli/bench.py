"""The command bench: measure the engine's speed."""

import json
from dataclasses import asdict

import typer

from exlibris.cli.options import AsJson


def bench(as_json: AsJson = False) -> None:
    """Measure the engine on this machine: medians of CPU time on one core, in random four-player games."""
    from exlibris.sim.bench import measure

    figures = measure()
    if as_json:
        typer.echo(json.dumps(asdict(figures)))
        return
    lines = [
        ("decisions per second", f"{figures.decisions_per_second:,.0f}"),
        ("  through legal_actions and apply", f"{figures.decisions_per_second_api:,.0f}"),
        ("  by a policy inside the engine", f"{figures.decisions_per_second_policy:,.0f}"),
        ("games per second", f"{figures.games_per_second:,.1f}"),
        ("clone", f"{figures.clone_us:.2f} µs"),
        ("legal actions", f"{figures.legal_actions_us:.2f} µs"),
        ("view", f"{figures.view_us:.2f} µs"),
        ("determinization", f"{figures.determinize_us:.2f} µs"),
        ("import exlibris.engine", f"{figures.import_ms:.0f} ms"),
        ("engine", "compiled" if figures.compiled else "interpreted"),
    ]
    for name, value in lines:
        typer.echo(f"{name:36}{value:>12}")
