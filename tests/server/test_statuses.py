import ast
from pathlib import Path

import exlibris
from exlibris.table.statuses import STATUS_OF

SOURCES = [
    *Path(exlibris.__file__).parent.glob("table/**/*.py"),
    *Path(exlibris.__file__).parent.glob("server/**/*.py"),
]


def codes_in(path: Path) -> set[str]:
    """Return the codes of the refusals that a module raises by name."""
    calls = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call)]
    raised = [call.args[0] for call in calls if isinstance(call.func, ast.Name) and call.func.id == "TableError"]
    return {code.value for code in raised if isinstance(code, ast.Constant) and isinstance(code.value, str)}


def test_each_refusal_has_a_status() -> None:
    found = set().union(*map(codes_in, SOURCES))
    assert len(found) > 60
    assert found - STATUS_OF.keys() == set()
