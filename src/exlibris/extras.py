"""Optional packages, and the error of a package or command that needs a missing one."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Final

# The imported modules of each extra in pyproject.toml. A command names the first that has the missing module.
MODULES: Final = {
    extra: frozenset(modules.split())
    for extra, modules in {
        "arena": "matplotlib openskill polars",
        "pdf": "fpdf",
        "postgres": "asyncpg",
        "redis": "redis",
        "table": "confusable_homoglyphs fluent msgspec",
        "server": """
            aiosmtplib aiosqlite alembic anyio argon2 confusable_homoglyphs cryptography filelock fluent h11 http_ece
            httpx litestar msgspec openskill platformdirs prometheus_client py_vapid pyotp segno sqlalchemy structlog
            uvicorn websockets zxcvbn
        """,
        "train": "matplotlib numpy",
        "rl": "gymnasium numpy pettingzoo",  # no command needs rl
    }.items()
}


@contextmanager
def needing(extras: str, package: str) -> Iterator[None]:
    """Raise an error that names the extras, such as "table,pdf", if the block lacks a module of theirs."""
    try:
        yield
    except ModuleNotFoundError as error:
        module = (error.name or "").partition(".")[0]
        if not any(module in MODULES[extra] for extra in extras.split(",")) or is_installed(module):
            raise
        install = how_to_install(f"'exlibris-game[{extras}]'")
        raise ModuleNotFoundError(f"{package} needs: {install}", name=error.name) from None


def how_to_install(wanted: str) -> str:
    """Return the command that adds packages to this installation, which pip, pipx or uv made."""
    parts = Path(sys.prefix).parts
    if "pipx" in parts:
        return f"pipx install --force {wanted}" if "exlibris" in wanted else f"pipx inject exlibris-game {wanted}"
    if "uv" in parts and "tools" in parts:
        return f"uv tool install {wanted}" if "exlibris" in wanted else f"uv tool install exlibris-game --with {wanted}"
    settings = Path(sys.prefix) / "pyvenv.cfg"
    in_uv = settings.is_file() and "\nuv = " in settings.read_text("utf-8")
    return f"{'uv pip' if in_uv else 'pip'} install {wanted}"


def is_installed(module: str) -> bool:
    """Return whether a module can be imported: then one that it imports is missing, and the extra wouldn't help."""
    return sys.modules.get(module) is not None or (module not in sys.modules and find_spec(module) is not None)
