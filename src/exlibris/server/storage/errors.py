"""What the database raises when it can't be read or written."""

from advanced_alchemy.exceptions import AdvancedAlchemyError
from sqlalchemy.exc import SQLAlchemyError

# What the store raises when its database can't be read or written.
STORAGE_ERRORS = (SQLAlchemyError, AdvancedAlchemyError)


def in_one_line(error: Exception) -> str:
    """Return what an error of the store says, in the words of the database if there are any, for a line of the log."""
    inner = error.__cause__ if isinstance(error, AdvancedAlchemyError) and error.__cause__ else error
    return " ".join(str(getattr(inner, "orig", None) or inner).split())
