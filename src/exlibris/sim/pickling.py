"""How the engine's frozen dataclasses travel between processes: compiled, they can't be pickled in the usual way."""

from __future__ import annotations

import copyreg
from dataclasses import fields
from typing import Any, Final

from exlibris.engine import LibraryResult, Result, Ruleset, SeatResult

TRAVELLERS: Final = (Ruleset, Result, SeatResult, LibraryResult)


def by_fields(instance: Any) -> tuple[type, tuple[Any, ...]]:
    """The class and what to call it with for an equal instance."""
    return type(instance), tuple([getattr(instance, field.name) for field in fields(instance)])


for _traveller in TRAVELLERS:
    copyreg.pickle(_traveller, by_fields)
