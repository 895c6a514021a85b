"""All checks of a record together."""

import re
from dataclasses import dataclass
from typing import Final

from exlibris.engine import IllegalActionName, ImpossibleGame, Record, drawn_order, read_game_file
from exlibris.engine.notation.game_parts import outcome
from exlibris.verification.checks import (
    Check,
    Key,
    check_actions,
    check_commitment,
    check_deal,
    check_noted,
    check_result,
    terms_of,
)

HASH: Final = re.compile(r"[0-9a-f]{64}")  # of a commitment, as people see it


@dataclass(frozen=True)
class Verification:
    """What was found in a record. `commitment` is its hash, "" without one; `seed` and `salt` are hexadecimal.

    `chosen`: the seed was chosen by the person who opened the table. `drawn`: if seats were drawn, for each seat the
    one that its player had taken before. `result` is that of the game as it was played again.
    """

    checks: tuple[Check, ...]
    commitment: str = ""
    seed: str = ""
    salt: str = ""
    chosen: bool = False
    drawn: tuple[int, ...] = ()
    actions: int = 0
    result: str = ""

    @property
    def verified(self) -> bool:
        """Whether everything that could be checked holds."""
        return all(check.holds is not False for check in self.checks)


def verify(text: str, noted: str | None = None) -> Verification:
    """Check a record, or a game as text, and that it has the commitment that was noted, if one is given.

    Raises RecordError, naming the place, for text that is neither.
    """
    try:
        record = read_game_file(text).record
    except ImpossibleGame as error:  # a game as text is played while it is read
        key: Key = "actions" if isinstance(error.__cause__, IllegalActionName) else "result"
        return Verification((Check(key, False, str(error)),))
    return checked(record, noted)


def checked(record: Record, noted: str | None) -> Verification:
    """Return the checks of a record, and what its commitment says."""
    actions, state = check_actions(record)
    checks = [check_noted(record, noted)] if noted else []
    checks += [check_commitment(record), check_deal(record), actions]
    if state is not None:
        checks.append(check_result(record, state))
    terms, commitment = terms_of(record), record.commitment
    return Verification(
        checks=tuple(checks),
        commitment=commitment.hash if commitment else "",
        seed=record.seed.hex(),
        salt=commitment.salt.hex() if commitment else "",
        chosen=terms.get("open_deal") is True,
        drawn=tuple(drawn_order(record.seed, record.seats)) if terms.get("draw_seats") is True else (),
        actions=len(record.actions),
        result=outcome(state) if state is not None else "",
    )
