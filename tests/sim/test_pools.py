"""Pools of processes: a worker does not outlive the process that it works for."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

POOL = """
import time
from exlibris.sim.pools import pool_of
if __name__ == "__main__":
    with pool_of(2) as pool:
        print(*pool.map(abs, [1]), flush=True)
        time.sleep(60)
"""
RUN = """
import time
from exlibris.engine import preset
from exlibris.sim import Plan, simulate
if __name__ == "__main__":
    games = simulate(Plan(preset("first-en"), 10**6, ("random",) * 2, "s"), jobs=2)
    print(next(games), flush=True)
    time.sleep(60)
"""


def children(process: int) -> list[str]:
    """Return the processes that it has started."""
    return Path(f"/proc/{process}/task/{process}/children").read_text("ascii").split()


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")
@pytest.mark.parametrize("source", [POOL, RUN], ids=["pool", "run"])
def test_workers_of_a_killed_process_end(source: str, tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(source, encoding="utf-8")
    there = os.environ | {"TMPDIR": str(tmp_path)}  # files of results stay where the process is killed
    with subprocess.Popen([sys.executable, str(program)], stdout=subprocess.PIPE, env=there) as parent:
        assert parent.stdout is not None
        parent.stdout.readline()
        workers = children(parent.pid)
        parent.kill()
    assert workers
    until = time.monotonic() + 10
    while (left := [worker for worker in workers if Path("/proc", worker).exists()]) and time.monotonic() < until:
        time.sleep(0.05)
    assert left == []
