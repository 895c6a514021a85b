"""Checks of records: what was changed is found, what can't be checked is said."""

import json
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from exlibris.engine import Commitment, Ending, GameText, Record, RecordError, commit, drawn_order
from exlibris.verification import Verification, verify
from support.committing import SALT, committed
from support.recording import again_of, finished

Change = Callable[[dict[str, Any]], object]


@cache
def game() -> Record:
    """Return a finished game with all that it can be checked by."""
    return committed(finished(2, 3))


def found(checked: Verification) -> dict[str, bool | None]:
    """Return what each check found."""
    return {check.key: check.holds for check in checked.checks}


def why(checked: Verification, key: str) -> str:
    """Return the reason that a check gives."""
    return next(check.why for check in checked.checks if check.key == key)


def commitment() -> Commitment:
    """Return the commitment of the game."""
    kept = game().commitment
    assert kept is not None
    return kept


@pytest.mark.parametrize("text", [game().to_json(), GameText(game()).to_text()], ids=["json", "exl"])
def test_a_record_as_the_table_gives_it_is_verified(text: str) -> None:
    checked = verify(text, commitment().hash)
    assert checked.verified
    assert found(checked) == dict.fromkeys(("noted", "commitment", "deal", "actions", "result"), True)
    assert (checked.commitment, checked.salt) == (commitment().hash, SALT.hex())
    assert (checked.seed, checked.result) == (game().seed.hex(), game().result)
    assert checked.actions == len(game().actions)


def test_without_a_noted_commitment_that_check_is_left_out() -> None:
    assert "noted" not in found(verify(game().to_json()))


def test_another_commitment_than_the_one_noted_is_found() -> None:
    checked = verify(game().to_json(), "0" * 64)
    assert (checked.verified, found(checked)["noted"], found(checked)["commitment"]) == (False, False, True)
    assert verify(finished(2, 3).to_json(), "0" * 64).verified is False


def set_in_deal(key: str, value: object) -> Change:
    """Return the change of one entry of the deal."""
    return lambda data: data["commitment"]["deal"].__setitem__(key, value)


def set_in_game(key: str, value: object) -> Change:
    """Return the change of one entry of the record."""
    return lambda data: data.__setitem__(key, value)


def cheat(data: dict[str, Any]) -> None:
    """Put another deal, with the same salt, in the place of the one that was promised."""
    other = finished(2, 4)
    deal = {**data["commitment"]["deal"], "seed": other.seed.hex()}
    data["commitment"] = commit(deal, SALT).to_json()


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        (set_in_deal("seed", "00" * 32), {"commitment", "deal"}),
        (set_in_deal("seats", 3), {"commitment", "deal"}),
        (set_in_deal("version", 99), {"commitment", "deal"}),
        (set_in_deal("actions", [1]), {"commitment", "deal"}),
        (set_in_deal("note", "x"), {"commitment"}),
        (lambda data: data["commitment"].__setitem__("salt", "00" * 32), {"commitment"}),
        (lambda data: data["commitment"].__setitem__("hash", "00" * 32), {"commitment"}),
        (lambda data: data["commitment"]["deal"]["ruleset"].__setitem__("starting_hand", 7), {"commitment", "deal"}),
        (lambda data: data["ruleset"].__setitem__("preset", "revised-en"), {"deal"}),
        (cheat, {"deal"}),
        (set_in_game("result", "99 0, won by 0"), {"result"}),
        (lambda data: data["actions"].append(0), {"actions"}),
        (lambda data: data["actions"].__setitem__(5, 99999), {"actions"}),
        (lambda data: data["actions"].pop(), {"result"}),
    ],
)
def test_any_change_is_found(change: Change, wrong: set[str]) -> None:
    data = json.loads(game().to_json())
    change(data)
    checked = verify(json.dumps(data))
    assert {key for key, holds in found(checked).items() if holds is False} == wrong
    assert not checked.verified


def test_a_record_without_commitment_and_result_is_checked_as_far_as_it_goes() -> None:
    checked = verify(finished(2, 3).to_json())
    assert found(checked) == {"commitment": None, "deal": None, "actions": True, "result": None}
    assert (checked.verified, checked.commitment, checked.salt) == (True, "", "")
    assert checked.result == game().result


def test_an_unfinished_game_and_one_that_people_ended_are_told_apart() -> None:
    begun = replace(again_of(finished(2, 3), 9), commitment=commitment())
    assert (verify(begun.to_json()).verified, why(verify(begun.to_json()), "result")) == (True, "the game is not over")
    ended = verify(replace(begun, ending=Ending("resigned", 1, 0)).to_json())
    assert (found(ended)["result"], why(ended, "result")) == (
        None,
        "people ended the game before the rules did (resigned)",
    )


def test_mistakes_in_a_game_as_text_are_no_bad_input() -> None:
    text = GameText(game()).to_text()
    wrong_result = verify(text.replace(f"result: {game().result}", "result: 99 0, won by 0"))
    assert found(wrong_result) == {"result": False}
    illegal = verify(text.replace("; ready\n", "; place home\n", 1))
    assert found(illegal) == {"actions": False}
    assert why(illegal, "actions").startswith("line ")


def test_seats_that_were_drawn_are_named() -> None:
    drawn = verify(committed(finished(3, 5), draw_seats=True).to_json())
    assert drawn.drawn == tuple(drawn_order(finished(3, 5).seed, 3))
    assert verify(committed(finished(3, 5)).to_json()).drawn == ()


def test_a_chosen_seed_is_said_to_be_one() -> None:
    assert verify(committed(finished(2, 3), open_deal=True).to_json()).chosen
    assert not verify(game().to_json()).chosen


@pytest.mark.parametrize("text", ["", "{", "[]", '{"format": "chess"}', "exlibris game 1\npreset: chess\n"])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        verify(text)
