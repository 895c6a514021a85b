#!/usr/bin/env python3
"""Look up known vulnerabilities of all pinned packages: pip-audit for Python's, npm audit for the client's.

Exit code 1: something is known; 0: nothing is. A registry that answers no such questions is said to be silent, and that
is no failure.
"""

import json
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
PIP_AUDIT: Final = ROOT / "build" / "audit" / "bin" / "pip-audit"
IN_PYTHON: Final = ("-r", "constraints.txt", "--no-deps", "--disable-pip", "--format=json", "--progress-spinner=off")
PATIENCE: Final = 300.0  # seconds


@dataclass
class Findings:
    """What a registry knows of packages: how many it was asked for and has answered, and their vulnerabilities."""

    asked: int = 0
    answered: int = 0
    vulnerable: list[str] = field(default_factory=list)

    def sentence(self, kind: str) -> str:
        """Return the findings in a line or more."""
        if not self.answered:
            return f"{kind}: the registry says nothing of vulnerabilities here; none was looked up."
        known = [f"  {one}" for one in self.vulnerable] or ["  nothing is known against them."]
        return "\n".join([f"{kind}: {self.answered} of {self.asked} packages looked up:", *known])


def in_python(report: Any) -> Findings:
    """Return the findings of pip-audit's report."""
    packages = report.get("dependencies", [])
    looked_up = [one for one in packages if "skip_reason" not in one]
    vulnerable = [
        f"{one['name']} {one['version']}: {', '.join(each['id'] for each in one['vulns'])}"
        for one in looked_up
        if one["vulns"]
    ]
    return Findings(len(packages), len(looked_up), vulnerable)


def in_client(report: Any) -> Findings:
    """Return the findings of npm audit's report, which lists only what is vulnerable."""
    if "vulnerabilities" not in report:
        return Findings()
    total = report["metadata"]["dependencies"]["total"]
    vulnerable = [f"{name}: {one['severity']}, {one['range']}" for name, one in report["vulnerabilities"].items()]
    return Findings(total, total, vulnerable)


def report_of(command: list[str | Path], folder: Path) -> Any:
    """Return the JSON that a command prints, whatever its exit code; {} if it prints none."""
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=PATIENCE, check=False)
        return json.loads(done.stdout)
    except (OSError, subprocess.TimeoutExpired, json.JSONDecodeError):
        return {}


def main() -> int:
    """Print what is known, and return the exit code."""
    python = in_python(report_of([PIP_AUDIT, *IN_PYTHON], ROOT))
    client = in_client(report_of(["npm", "audit", "--json"], ROOT / "web"))
    print(python.sentence("Python"))
    print(client.sentence("client"))
    return 1 if python.vulnerable or client.vulnerable else 0


if __name__ == "__main__":
    sys.exit(main())
