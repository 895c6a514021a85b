"""Measure one run of one game in this process: python -m peer_games.worker NAME SECONDS CORE; prints JSON."""

from __future__ import annotations

import json
import logging
import signal
import sys
import warnings
from dataclasses import asdict
from importlib.metadata import version

from peer_games import PEERS
from peer_games.stopwatch import measure, pin


def main(name: str, seconds: str, core: str) -> None:
    """Print the figures."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, which ends this process
    warnings.simplefilter("ignore")
    logging.disable()
    pinned = pin(int(core))
    entry = PEERS[name]
    figures = measure(entry.make(), float(seconds))
    print(json.dumps({"version": version(entry.package), "pinned": pinned, "figures": asdict(figures)}))


if __name__ == "__main__":
    main(*sys.argv[1:])
