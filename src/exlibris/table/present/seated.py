"""What stands beside the name of a seat that no person decides for."""

from exlibris.table.fold.occupants import Occupant
from exlibris.table.present.bots import seated_as
from exlibris.texts import text


def played_by(one: Occupant, language: str) -> str | None:
    """Return who decides for the seat if that is a computer player or an outside program, None for a person."""
    if one.bot:
        return seated_as(one.bot, language)
    return text("program-seated", language=language) if one.is_program else None
