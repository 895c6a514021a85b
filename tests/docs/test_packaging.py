"""deploy/PACKAGING.md names the requirements and licenses of the package, and the build refuses to leave parts out."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "deploy/PACKAGING.md").read_text("utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
SENT = ("README.md", "LICENSE", "pyproject.toml", "scripts/hatch_parts.py", "src/exlibris/__init__.py")


def rows(section: str) -> list[list[str]]:
    """Return the cells of the table of a section, without its head."""
    lines = [
        line for line in PAGE.partition(f"\n## {section}\n")[2].partition("\n## ")[0].splitlines() if line[:1] == "|"
    ]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def built(tmp_path: Path, target: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Build from a tree without the built parts."""
    for name in SENT:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(tmp_path / "made")]
    return subprocess.run(
        command, cwd=tmp_path, env={**os.environ, **variables}, capture_output=True, text=True, check=False
    )


def test_each_extra_is_in_the_table_with_what_it_needs() -> None:
    told = {extra.strip("`"): re.findall("`([^`]+)`", requirements) for extra, requirements in rows("Dependencies")}
    assert told == {"none": PROJECT["dependencies"], **PROJECT["optional-dependencies"]}


def test_the_line_for_tests_names_all_extras() -> None:
    [line] = re.findall(r"exlibris-game\[([a-z,]+)\]' pytest", PAGE)
    assert line.split(",") == sorted(PROJECT["optional-dependencies"])


def test_the_table_of_licenses_explains_the_metadata() -> None:
    told = {
        name for row in rows("Licenses") for name in re.findall(r"[A-Z]\w+-[\d.]+(?:-Clause)?|\bMIT\b|\bISC\b", row[2])
    }
    assert told == set(PROJECT["license"].split(" AND "))
    texts = {f"src/{row[3].strip('`')}" for row in rows("Licenses")[1:]}
    assert texts | {"LICENSE"} == set(PROJECT["license-files"])


@pytest.mark.parametrize("part", ["client", "static site"])
def test_the_licenses_of_a_built_part_are_in_its_row(part: str) -> None:
    [row] = [row for row in rows("Licenses") if row[0].startswith(part)]
    file = ROOT / ("src/exlibris/server/static" if part == "client" else "dist/page") / "licences.txt"
    if not file.is_file():
        pytest.skip(f"{file} is not built")
    found = set(re.findall(r"^=+\n\S+ \S+ \(([\w.-]+)\)$", file.read_text("utf-8"), re.MULTILINE))
    shared = row[2] + (rows("Licenses")[1][2] if part == "static site" else "")
    assert found
    assert [name for name in found if name not in shared] == []


def test_a_source_distribution_without_the_built_parts_is_refused(tmp_path: Path) -> None:
    done = built(tmp_path, "sdist")
    assert done.returncode == 1
    assert "not built: client, licenses, fonts, translations. Run `make ready`" in done.stderr + done.stdout
    assert built(tmp_path, "sdist", HATCH_BUILD_NO_HOOKS="1").returncode == 0


def test_a_wheel_without_them_is_built_with_a_warning(tmp_path: Path) -> None:
    done = built(tmp_path, "wheel")
    assert done.returncode == 0, done.stderr
    assert "this wheel would lack parts that are not built" in done.stderr + done.stdout


def test_named_files_exist() -> None:
    named = re.findall(r"`((?:deploy|scripts|tests|web)/[\w./-]+)`", PAGE)
    assert named
    assert [name for name in named if not (ROOT / name).exists()] == []
