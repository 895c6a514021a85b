"""Draw the curve of the reference agent: docs/figures/ppo.csv, which examples/learning/ppo.py wrote, as a picture.

python scripts/draw_curve.py
"""

from __future__ import annotations

import csv
from pathlib import Path

from matplotlib import rc_context
from matplotlib.figure import Figure

from exlibris.arena.plots import COLORS, STYLE

DOCS = Path(__file__).parents[1] / "docs"
PLOTS = (("won", "games won (%)", 100.0), ("lead", "lead in points", 1.0))


def main() -> None:
    """Draw games won and leads against each opponent, by decisions seen in training."""
    with (DOCS / "figures/ppo.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    decisions = [int(row["decisions"]) / 1000 for row in rows]
    with rc_context(STYLE):
        figure = Figure(figsize=(8.0, 3.0), layout="constrained")
        for axes, (figures, title, unit) in zip(figure.subplots(1, 2), PLOTS, strict=True):
            for opponent, color in zip(("random", "greedy"), COLORS, strict=False):
                values = [unit * float(row[f"{opponent}_{figures}"]) for row in rows]
                axes.plot(decisions, values, color=color, marker=".", label=f"against {opponent}")
            axes.set_title(title)
            axes.set_xlabel("decisions seen in training, thousands")
        axes.legend(frameon=False)
        figure.savefig(DOCS / "pictures/ppo.svg", metadata={"Date": None, "Creator": None})


if __name__ == "__main__":
    main()
