"""Names that tell mypyc how to compile the engine, without a package that the engine would need at run time.

This module itself is never compiled: mypyc would keep only the branch for type checkers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = ["i64", "mypyc_attr"]

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int

    def mypyc_attr(**_attributes):
        """Return a decorator that does nothing; the attributes are for the compiler."""
        return lambda decorated: decorated
