"""The checks of a record, one function each, and their combined result."""

import json
import re
from dataclasses import dataclass, field
from typing import Any, Final, Literal, TypeAlias

from exlibris.engine import ImpossibleGame, ImpossibleResult, Record, RecordError, State, drawn_order, read_game_file
from exlibris.engine.notation.game_parts import outcome

HASH: Final = re.compile(r"[0-9a-f]{64}")  # of a commitment, as people see it
OUTCOME: Final = re.compile(r"([-\d ]{1,40}(?:, library [-\d]{1,9})?), won by (nobody|\d(?: \d)*)")  # the notation's
Key: TypeAlias = Literal["noted", "commitment", "deal", "actions", "result"]


@dataclass(frozen=True)
class Check:
    """The result of one check; `holds` is None if there is nothing to check.

    `why` is the reason in English: `sentence`, filled in with `facts`. Its seats count from 1.
    """

    key: Key
    holds: bool | None
    why: str
    sentence: str = ""
    facts: dict[str, str] = field(default_factory=dict)


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
            checks=(_check(key, False, "{problem}", problem=str(error)),),
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
        return _check("noted", False, "the record has no commitment")
    if record.commitment.hash != noted:
        return _check("noted", False, "the record has a different commitment, {hash}", hash=record.commitment.hash)
    return _check("noted", True, "the commitment is the one that was noted")


def check_commitment(record: Record) -> Check:
    """Check that the commitment is the hash of the deal and salt that open it."""
    if record.commitment is None:
        return _check("commitment", None, "the record has no commitment: the game was not played at a table")
    if not record.commitment.holds:
        return _check("commitment", False, "not the hash of the deal and the salt")
    return _check("commitment", True, "{hash} is the hash of the deal and the salt", hash=record.commitment.hash)


def check_deal(record: Record) -> Check:
    """Check that the game has the seed, ruleset and number of seats of the deal."""
    if record.commitment is None:
        return _check("deal", None, "without a commitment there is no deal to compare with")
    try:
        start = Record.from_json(record.commitment.deal)
    except RecordError as error:
        return _check("deal", False, "{problem}", problem=f"commitment.deal: {error}")
    mine = record.start()
    for name in ("seed", "seats", "ruleset", "actions"):
        if getattr(start, name) != getattr(mine, name):
            return _check("deal", False, "commitment.deal.{name}: differs from the game", name=name)
    return _check("deal", True, "the game's seed, ruleset and seats match the deal")


def check_actions(record: Record) -> tuple[Check, State | None]:
    """Replay the game; return the check and, if every action is legal, the last state."""
    try:
        state = record.replay()
    except ImpossibleGame as error:
        return _check("actions", False, "{problem}", problem=str(error)), None
    return _check("actions", True, "all {count} are legal", count=str(len(record.actions))), state


def check_result(record: Record, state: State) -> Check:
    """Compare the result in the record with the result of the replayed game."""
    played, written = outcome(state), in_words(record.result)
    if record.result and record.result != played:
        if not played:
            return _check("result", False, "the record says {written}; the game is not over", written=written)
        words = {"written": written, "played": in_words(played)}
        return _check("result", False, "the record says {written}; the game gives {played}", **words)
    if record.ending:
        reason = record.ending.reason
        return _check("result", None, "people ended the game before the rules did ({reason})", reason=reason)
    if not state.is_over:
        return _check("result", None, "the game is not over")
    if not record.result:
        return _check("result", None, "{played}; the record has no result to compare with", played=in_words(played))
    return _check("result", True, "{played}", played=in_words(played))


def in_words(result: str) -> str:
    """Return a result of the notation with seats counted from 1; any other text is quoted, and cut if it is long."""
    if not (found := OUTCOME.fullmatch(result)):
        return f"{result!r:.80}"
    totals, winners = found.groups()
    if winners == "nobody":
        return result
    seats = [str(int(seat) + 1) for seat in winners.split()]
    return f"{totals}, won by seat{'s' if len(seats) > 1 else ''} {', '.join(seats)}"


def _check(key: Key, holds: bool | None, sentence: str, **facts: str) -> Check:
    return Check(key, holds, sentence.format(**facts), sentence, facts)


def terms_of(record: Record) -> dict[str, Any]:
    """Return the contents of the committed deal as JSON values; empty without a commitment."""
    return json.loads(record.commitment.deal) if record.commitment else {}
