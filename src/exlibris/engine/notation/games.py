"""Games as text, in files that end in .exl: a head of "key: text" lines, then the actions by name, turn by turn.

exlibris game 1
preset: first-en
seats: 2
...

round 1
1. seat 0: place 14.1; take B1; shelve B1 right of A2 {well, well}; done
"""

from __future__ import annotations

from dataclasses import dataclass

from exlibris.engine.errors import (
    IllegalActionName,
    ImpossibleGame,
    ImpossibleResult,
    NotationError,
    RecordError,
    WrongResult,
)
from exlibris.engine.notation.game_parts import TITLE, Comment
from exlibris.engine.notation.game_reading import read_game
from exlibris.engine.notation.game_writing import write_game
from exlibris.engine.pickling import Picklable
from exlibris.engine.record import Record


@dataclass(frozen=True)
class GameText(Picklable):
    """A record with the other contents of a game file. `names` has a name for each seat, or is empty."""

    record: Record
    names: tuple[str, ...] = ()
    date: str = ""
    comments: tuple[Comment, ...] = ()

    def to_text(self) -> str:
        """Return the game as text; secret until the game is over.

        Raises:
            NotationError: A name or comment can't be written.
        """
        return write_game(self.record, self.names, self.date, self.comments)

    @staticmethod
    def from_text(text: str) -> GameText:
        """Return the game in a text.

        Args:
            text: A game in the notation.

        Raises:
            NotationError: The text is invalid; the message names the line.
        """
        return GameText(*read_game(text))


def read_game_file(text: str) -> GameText:
    """Return the game in the text of a file.

    Args:
        text: A game in the notation, or a record's JSON, whose actions are not checked.

    Raises:
        RecordError: The text is invalid; the message names the place.
        ImpossibleGame: The notation contains an illegal action.
        ImpossibleResult: The game is possible, but not its stated result.
    """
    if not text.removeprefix("\ufeff").lower().startswith(TITLE):
        record = Record.from_json(text)
        return GameText(record, record.players)
    try:
        return GameText.from_text(text)
    except NotationError as error:
        if isinstance(error, IllegalActionName):
            raise ImpossibleGame(str(error)) from error
        if isinstance(error, WrongResult):
            raise ImpossibleResult(str(error)) from error
        raise RecordError(str(error)) from error
