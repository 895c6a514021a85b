"""What modules import, read from their source."""

import ast
from collections.abc import Iterator


def names_imported(source: str) -> Iterator[str]:
    """Yield the full name of everything that a module imports."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def packages_imported(source: str) -> set[str]:
    """Return the packages from which a module imports."""
    return {name.partition(".")[0] for name in names_imported(source)}
