"""Names that tell mypyc how to compile the engine, without a package that would have to be installed to run it.

This module itself is never compiled: mypyc takes the branch for type checkers for the only one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = ["i64", "mypyc_attr"]

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int

    def mypyc_attr(**_attributes):
        """Return a decorator that leaves the class as it is; the attributes are for the compiler."""
        return lambda decorated: decorated
