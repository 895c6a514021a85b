"""The checks of a record, one function each, and their combined result."""

import json
import re
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from exlibris.engine import ImpossibleGame, ImpossibleResult, Record, RecordError, State, drawn_order, read_game_file
from exlibris.engine.notation.game_parts import outcome

HASH: Final = re.compile(r"[0-9a-f]{64}")  # of a commitment, as people see it
Key: TypeAlias = Literal["noted", "commitment", "deal", "actions", "result"]


@dataclass(frozen=True)
class Check:
    """The result of one check, with the reason in English; `holds` is None if there is nothing to check."""

    key: Key
    holds: bool | None
    why: str


@dataclass(frozen=True, kw_only=True)
class Verification:
    """The result of all checks of a record, which is `verified` if no check failed.

    `commitment` is the hash, "" without a commitment; `seed` and `salt` are hexadecimal. `chosen`: the person who
    opened the table chose the seed. `drawn`: the former seat of each seat's player, if seats were drawn. `result` is
    the result of the replayed game.
    """

    verified: bool
    checks: tuple[Check, ...]
    commitment: str
    seed: str
    salt: str
    chosen: bool
    drawn: tuple[int, ...]
    actions: int
    result: str


def verify(text: str, noted: str | None = None) -> Verification:
    """Check a record or a game as text; with `noted`, also check that this is its commitment.

    Raises RecordError naming the place if the text is neither.
    """
    try:
        record = read_game_file(text).record
    except ImpossibleGame as error:  # reading a game as text replays it
        key: Key = "result" if isinstance(error, ImpossibleResult) else "actions"
        return Verification(
            verified=False,
            checks=(Check(key, False, str(error)),),
            commitment="",
            seed="",
            salt="",
            chosen=False,
            drawn=(),
            actions=0,
            result="",
        )
    return checked(record, noted)


def checked(record: Record, noted: str | None) -> Verification:
    """Return the checks of a record, with the terms of its commitment."""
    actions, state = check_actions(record)
    checks = [check_noted(record, noted)] if noted else []
    checks += [check_commitment(record), check_deal(record), actions]
    if state is not None:
        checks.append(check_result(record, state))
    terms, commitment = terms_of(record), record.commitment
    return Verification(
        verified=all(check.holds is not False for check in checks),
        checks=tuple(checks),
        commitment=commitment.hash if commitment else "",
        seed=record.seed.hex(),
        salt=commitment.salt.hex() if commitment else "",
        chosen=terms.get("open_deal") is True,
        drawn=tuple(drawn_order(record.seed, record.seats)) if terms.get("draw_seats") is True else (),
        actions=len(record.actions),
        result=outcome(state) if state is not None else "",
    )


def check_noted(record: Record, noted: str) -> Check:
    """Compare the commitment with the hash that was noted when the game began."""
    if record.commitment is None:
        return Check("noted", False, "the record has no commitment")
    if record.commitment.hash != noted:
        return Check("noted", False, f"the record has a different commitment, {record.commitment.hash}")
    return Check("noted", True, "the commitment is the one that was noted")


def check_commitment(record: Record) -> Check:
    """Check that the commitment is the hash of the deal and salt that open it."""
    if record.commitment is None:
        return Check("commitment", None, "the record has no commitment: it was not played at a table")
    if not record.commitment.holds:
        return Check("commitment", False, "not the hash of the deal and the salt")
    return Check("commitment", True, f"{record.commitment.hash} is the hash of the deal and the salt")


def check_deal(record: Record) -> Check:
    """Check that the game has the seed, ruleset and number of seats of the deal."""
    if record.commitment is None:
        return Check("deal", None, "without a commitment there is no deal to compare with")
    try:
        start = Record.from_json(record.commitment.deal)
    except RecordError as error:
        return Check("deal", False, f"commitment.deal: {error}")
    mine = record.start()
    for name in ("seed", "seats", "ruleset", "actions"):
        if getattr(start, name) != getattr(mine, name):
            return Check("deal", False, f"commitment.deal.{name}: differs from the game")
    return Check("deal", True, "seed, ruleset and seats of the game are those of the deal")


def check_actions(record: Record) -> tuple[Check, State | None]:
    """Replay the game; return the check and, if every action is legal, the last state."""
    try:
        state = record.replay()
    except ImpossibleGame as error:
        return Check("actions", False, str(error)), None
    return Check("actions", True, f"all {len(record.actions)} are legal"), state


def check_result(record: Record, state: State) -> Check:
    """Compare the result in the record with the result of the replayed game."""
    played = outcome(state)
    if record.result and record.result != played:
        return Check("result", False, f"the record says {record.result!r:.80}, the game {played or 'is not over'}")
    if record.ending:
        return Check("result", None, f"people ended the game before the rules did ({record.ending.reason})")
    if not state.is_over:
        return Check("result", None, "the game is not over")
    if not record.result:
        return Check("result", None, f"{played}; the record has no result to compare with")
    return Check("result", True, played)


def terms_of(record: Record) -> dict[str, Any]:
    """Return the contents of the committed deal as JSON values; empty without a commitment."""
    return json.loads(record.commitment.deal) if record.commitment else {}
