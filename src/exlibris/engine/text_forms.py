"""Registry of the functions that write, read and draw states and views; `notation` implements them.

`notation/text_forms.py` fills it when `exlibris.engine` is imported.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

WRITERS: Final[dict[str, Callable[[Any], str]]] = {}  # "text" and "picture", of a state or view
# "state", from a text and a recorder; "view", from a text; "action", from a state, a text and a seat or None
READERS: Final[dict[str, Callable[..., Any]]] = {}
