"""A commitment fixes a deal by a hash: nobody can change the deal, or find it out before it is opened."""

import copy
import hashlib
import hmac
import json
from dataclasses import replace
from typing import Any

import pytest

from exlibris.engine import Commitment, GameText, Record, RecordError, commit, preset

GAME = Record(preset("first-en"), 2, bytes(range(32)), ())
SALT = bytes(range(32, 64))
DEAL = {**json.loads(GAME.to_json()), "draw_seats": False, "open_deal": False}
COMMITMENT = commit(DEAL, SALT)


def test_the_hash_is_hmac_sha256_of_the_canonical_deal() -> None:
    message = json.dumps(DEAL, sort_keys=True, separators=(",", ":")).encode()
    assert COMMITMENT.hash == hmac.new(SALT, message, hashlib.sha256).hexdigest()
    assert COMMITMENT.deal.encode() == message


def test_the_hash_of_a_known_deal_stays_as_it_is() -> None:
    known = commit({"seed": "00", "seats": 2, "é": [True, None]}, bytes(32))
    assert known.deal == '{"seats":2,"seed":"00","\\u00e9":[true,null]}'
    assert known.hash == "297d7f503fa7fa1dd20be13ea8ce86a7ff83488ee00f3a7110f497c9240a888e"


def test_the_order_of_keys_makes_no_difference() -> None:
    assert commit(dict(reversed(DEAL.items())), SALT) == COMMITMENT


@pytest.mark.parametrize(
    "changed",
    [
        replace(COMMITMENT, hash="0" * 64),
        replace(COMMITMENT, salt=bytes(32)),
        replace(COMMITMENT, deal=COMMITMENT.deal.replace('"seats":2', '"seats":3')),
    ],
)
def test_any_change_is_noticed(changed: Commitment) -> None:
    assert COMMITMENT.holds
    assert not changed.holds


@pytest.mark.parametrize("key", sorted(DEAL))
def test_every_part_of_the_deal_counts(key: str) -> None:
    changed = commit({name: value for name, value in DEAL.items() if name != key}, SALT)
    assert changed.hash != COMMITMENT.hash


def test_a_record_carries_it_as_json_and_as_text() -> None:
    record = replace(GAME, commitment=COMMITMENT)
    assert Record.from_json(record.to_json()) == record
    assert GameText.from_text(GameText(record).to_text()).record == record
    assert copy.deepcopy(record) == record
    assert "commitment" not in json.loads(GAME.to_json())


def test_a_deal_is_a_record_before_the_first_action() -> None:
    assert Record.from_json(COMMITMENT.deal) == GAME.start()


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ("none", "commitment: expected an object of hash, salt and deal"),
        ({"deal": "x"}, "commitment: expected an object of hash, salt and deal"),
        ({"hash": "00"}, "commitment.hash: expected 64 hexadecimal digits"),
        ({"hash": 7}, "commitment.hash: expected 64 hexadecimal digits"),
        ({"salt": "xy" * 32}, "commitment.salt: expected 64 hexadecimal digits"),
        ({"salt": None}, "commitment.salt: expected 64 hexadecimal digits"),
    ],
)
def test_a_malformed_commitment_is_named(change: Any, why: str) -> None:
    commitment = {**COMMITMENT.to_json(), **change} if isinstance(change, dict) else change
    data = {**json.loads(GAME.to_json()), "commitment": commitment}
    with pytest.raises(RecordError, match=why):
        Record.from_json(json.dumps(data))


@pytest.mark.parametrize("names", ["Rita", ["Rita"], ["Rita", 3], ["Rita", "\x1b[2J"]])
def test_names_of_players_are_kept_make_no_other_game_and_fit_the_seats(names: object) -> None:
    record = replace(GAME, players=("Rita", "greedy:deals=8"))
    assert record == GAME
    assert Record.from_json(record.to_json()).players == ("Rita", "greedy:deals=8")
    with pytest.raises(RecordError, match="players: expected 2 printable names, found "):
        Record.from_json(json.dumps({**json.loads(GAME.to_json()), "players": names}))


def test_a_result_is_kept_and_makes_no_other_game() -> None:
    record = replace(GAME, result="3 2, won by 0")
    assert record == GAME
    assert Record.from_json(record.to_json()).result == "3 2, won by 0"
    with pytest.raises(RecordError, match="result: expected text, found 3"):
        Record.from_json(json.dumps({**json.loads(GAME.to_json()), "result": 3}))
