"""What means something else once mypyc has compiled it, and neither lint nor types notice."""

import ast
from collections.abc import Iterator
from pathlib import Path

ENGINE = Path(__file__).parents[2] / "src/exlibris/engine"


def names_in(node: ast.AST | None) -> set[str]:
    return {name.id for name in ast.walk(node) if isinstance(name, ast.Name)} if node is not None else set()


def narrowed_to_int(source: str) -> Iterator[int]:
    """Yield the lines of functions returning Any that narrow a value by `isinstance(value, int)`.

    The value is then an int for mypyc, so that False is returned as 0. `type(value) in (bool, int)` narrows nothing.
    """
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, ast.FunctionDef) and "Any" in names_in(function.returns):
            for call in ast.walk(function):
                if isinstance(call, ast.Call) and ast.unparse(call.func) == "isinstance" and "int" in names_in(call):
                    yield call.lineno


def test_no_bool_is_narrowed_to_an_int_where_anything_is_returned() -> None:
    found = [
        f"{path.name}:{line}" for path in ENGINE.rglob("*.py") for line in narrowed_to_int(path.read_text("utf-8"))
    ]
    assert found == []


def test_the_search_finds_one() -> None:
    assert list(narrowed_to_int("def f(x: Any) -> Any:\n    return x if isinstance(x, str | int) else None")) == [2]
    assert list(narrowed_to_int("def f(x: Any) -> str:\n    return str(x) if isinstance(x, int) else ''")) == []
