"""Who sits on a seat, and who decides for it."""

from msgspec import Struct

from exlibris.table.options import HUMAN, Player
from exlibris.table.sessions import is_program


class Occupant(Struct):
    """Who sits on a seat; `session` is their browser's session id, None for a bot or an empty seat.

    `stand_in` is the bot that decides for a person who has left, or has `resigned` for good.
    """

    name: str
    player: Player
    session: str | None
    stand_in: str | None = None
    resigned: bool = False

    @property
    def taken(self) -> bool:
        """Whether a bot or a person sits on the seat."""
        return self.player != HUMAN or self.session is not None

    @property
    def is_program(self) -> bool:
        """Whether an outside program has the seat."""
        return is_program(self.session)

    @property
    def bot(self) -> str | None:
        """The bot that decides for the seat now, None if a person does."""
        return self.stand_in if self.player == HUMAN else self.player

    @property
    def is_playing_person(self) -> bool:
        """Whether a person sits there and decides for themselves."""
        return self.session is not None and self.stand_in is None

    def belongs_to(self, session: str) -> bool:
        """Return whether a browser may look from the seat: its own, and not resigned."""
        return self.session == session and not self.resigned
