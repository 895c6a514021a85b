"""Learning curves: losses by epoch and gate results by generation."""

from pathlib import Path
from typing import Any

from matplotlib.figure import Figure


def plot(history: list[dict[str, Any]], path: Path) -> None:
    """Draw the learning curves of these generations into an SVG file."""
    figure = Figure(figsize=(9, 3), layout="constrained")
    points, wins, gates = figure.subplots(1, 3)
    for name, axes in (("points", points), ("win", wins)):
        at = 0
        for report in history:
            losses = [loss[name] for loss in report["losses"]]
            axes.plot(range(at + 1, at + 1 + len(losses)), losses, marker=".")
            at += len(losses)
        axes.set_xlabel("epoch")
    points.set_title("squared error (points²)")
    wins.set_title("loss of the win (nats)")
    gates.bar(
        [report["generation"] for report in history],
        [100 * report["gate"] for report in history],
        color=["tab:green" if report["accepted"] else "tab:gray" for report in history],
    )
    gates.axhline(50, linewidth=1, color="black")
    gates.set_title("won at the gate (%)")
    gates.set_xlabel("generation")
    figure.savefig(path, format="svg", metadata={"Date": None})
