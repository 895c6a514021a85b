"""Cells of a documentation page: code that runs in the reader's browser, and drawings of positions."""

import ast
import io
import traceback
from contextlib import redirect_stdout

from msgspec import Struct

from exlibris.engine import NotationError, State
from exlibris.page.storage import text_of


class Shown(Struct, frozen=True, kw_only=True):
    """The output of a cell: the printed text, the last value as SVG, and the error that stopped it."""

    text: str = ""
    picture: str = ""
    error: str = ""


class Notebook:
    """The names that the cells of a page share."""

    def __init__(self) -> None:
        self._names: dict[str, object] = {"__name__": "__main__"}

    def run(self, source: str) -> str:
        """Run code and return a `Shown` as JSON; the value of an expression at the end is shown as in a notebook."""
        printed = io.StringIO()
        try:
            with redirect_stdout(printed):
                value = self._value_of(source)
        except Exception as error:  # noqa: BLE001 (whatever the reader's code raises)
            why = "".join(traceback.format_exception_only(error)).strip()
            return text_of(Shown(text=printed.getvalue(), error=why))
        draw = getattr(value, "_repr_svg_", None)
        said = "" if value is None or draw else f"{value!r}\n"
        return text_of(Shown(text=printed.getvalue() + said, picture=draw() if draw else ""))

    def draw(self, source: str) -> str:
        """Draw a position given as text; return a `Shown` with its picture as JSON."""
        try:
            return text_of(Shown(picture=State.from_text(source)._repr_svg_()))
        except NotationError as error:
            return text_of(Shown(error=str(error)))

    def _value_of(self, source: str) -> object:
        """Run code and return the value of an expression at its end, which is also stored as `_`."""
        tree = ast.parse(source)
        if tree.body and isinstance(last := tree.body[-1], ast.Expr):
            tree.body[-1] = ast.Assign([ast.Name("_", ast.Store())], last.value)
        self._names["_"] = None
        exec(compile(ast.fix_missing_locations(tree), "<cell>", "exec"), self._names)  # noqa: S102 (the reader's browser)
        return self._names["_"]
