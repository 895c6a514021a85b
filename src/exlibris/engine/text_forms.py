"""How states and views are written, read and drawn: functions of `notation`, which is above states and views.

`notation/text_forms.py` sets them when `exlibris.engine` is imported.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

WRITERS: Final[dict[str, Callable[[Any], str]]] = {}  # "text" and "picture", of a state or view
# "state", from a text and a recorder; "view", from a text; "action", from a state, a text and a seat or None
READERS: Final[dict[str, Callable[..., Any]]] = {}
