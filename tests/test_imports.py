"""What the engine and the content may import; the layers themselves are import-linter's business."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import exlibris
from support.imports import packages_imported

PACKAGE = Path(exlibris.__file__).parent
PURE = ("engine", "content", "search", "bots", "rl")
OUR_OWN = {"exlibris"}
VECTORS = {package: {"librt", "mypy_extensions"} for package in ("search", "rl")}  # the first imports the second
FOR_MYPYC = PACKAGE / "engine/native.py"  # imports for the type checker alone
# The engine has no input or output, no clock and no luck but the state's own stream.
IMPURE = {
    "asyncio", "datetime", "io", "logging", "os", "pathlib", "secrets", "shutil", "socket", "sqlite3",
    "subprocess", "tempfile", "threading", "time", "urllib", "uuid",
}  # fmt: skip


def modules(package: str) -> list[Path]:
    files = (PACKAGE / package).rglob("*.py")
    return sorted(path for path in files if path != FOR_MYPYC and path.parent.name != "adapters")


def roots(path: Path) -> set[str]:
    return packages_imported(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("package", PURE)
def test_needs_only_the_standard_library_and_the_search_its_vectors(package: str) -> None:
    allowed = OUR_OWN | sys.stdlib_module_names | VECTORS.get(package, set())
    foreign = {str(path.relative_to(PACKAGE)): roots(path) - allowed for path in modules(package)}
    assert {name: found for name, found in foreign.items() if found} == {}


def test_engine_has_no_io_and_no_clock() -> None:
    impure = {str(path.relative_to(PACKAGE)): roots(path) & IMPURE for path in modules("engine")}
    assert {name: found for name, found in impure.items() if found} == {}


def test_engine_never_draws_from_the_global_random() -> None:
    drawn = [
        f"{path.relative_to(PACKAGE)}:{node.lineno}: random.{node.attr}"
        for path in modules("engine")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)
        if node.value.id == "random" and node.attr != "Random"
    ]
    assert drawn == []


@pytest.mark.parametrize("package", PURE)
def test_importing_loads_no_third_party_package_but_the_vectors(package: str) -> None:
    program = f"import sys; old = set(sys.modules); import exlibris.{package}; print(*set(sys.modules) - old)"
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    found = {name.partition(".")[0] for name in loaded.stdout.split()}
    assert found - OUR_OWN - sys.stdlib_module_names == VECTORS.get(package, set())
