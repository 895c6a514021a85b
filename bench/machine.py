"""The conditions of a measurement: the machine, its load, and which engine runs."""

from __future__ import annotations

import os
import platform
from datetime import date
from pathlib import Path
from typing import Any

from exlibris.engine import COMPILED


def conditions() -> dict[str, Any]:
    """Return date, processor, cores, load, Python, and whether the engine is compiled."""
    return {
        "date": date.today().isoformat(),
        "processor": processor(),
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None,
        "python": platform.python_version(),
        "engine": "compiled" if COMPILED else "interpreted",
    }


def processor() -> str:
    """Return the processor's name, as far as the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        lines = []
    names = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(names, platform.processor() or platform.machine())


def last_core() -> int:
    """Return the core to measure on: the last that this process may use, since the system itself prefers the first."""
    return max(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 0


def sentence(values: dict[str, Any]) -> str:
    """Return the conditions in one line."""
    load = "" if values["load"] is None else f", load {values['load']}"
    return (
        f"{values['date']}, {values['processor']}, {values['cores']} cores{load}, "
        f"CPython {values['python']}, engine {values['engine']}"
    )
