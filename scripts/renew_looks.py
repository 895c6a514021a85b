#!/usr/bin/env python3
"""Make today's looks the ones that the browser tests expect. Look at the pictures before you commit them."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BASELINES = ROOT / "tests/browser/baselines"
TEST = ("tests/browser/test_looks.py", "-k", "looks_as_before", "-q", "-p", "no:cacheprovider")


def main() -> int:
    """Photograph every group of components anew; delete the pictures of groups that no longer exist."""
    for file in BASELINES.glob("*.webp"):
        file.unlink()
    environment = {**os.environ, "EXLIBRIS_RENEW_LOOKS": "1"}
    done = subprocess.run([sys.executable, "-m", "pytest", *TEST], cwd=ROOT, env=environment, check=False)
    total = sum(file.stat().st_size for file in BASELINES.glob("*.webp"))
    print(f"{total / 1000:.0f} KB of pictures in {BASELINES.relative_to(ROOT)}")
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
