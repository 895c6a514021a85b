"""Records of version 1: actions have other numbers, rulesets name no components, one hash stands for the content."""

from __future__ import annotations

from typing import Any, Final

from exlibris.engine.errors import RecordError
from exlibris.engine.upgrades.actions_v1 import ACTIONS_2, upgraded_action

# By key, the fingerprints of the content of the time, as in records of version 2.
LOCATIONS: Final = {
    "diviners_hut": "797d82d7", "book_swap": "600009f9", "auction_house": "fadbd1bd", "paper_mill": "75b85574",
    "community_center": "3a53e0fb", "curiosity_cart": "1d9b2c93", "gambling_den": "452be09f",
    "librarians_lounge": "c78f52f9", "book_collector": "7358506f", "bon_mot_bookshop": "04ba89fb",
    "garbage_dump": "d565160d", "bookworm_tavern": "300d52da", "mysterious_shack": "5b057e0f",
    "flea_market": "a1184d0c", "assistants_guild": "8f0d52eb", "tax_collector": "e1664043", "rummage_sale": "fe4e2bf1",
    "shelfmasons_guild": "cd0ce027",
}  # fmt: skip
ASSISTANTS: Final = {
    "automaton": "fcaffcc5", "bookworm": "9c290f1e", "cube": "ca266d99", "ghost": "23a94546", "goblin": "79cf1cd0",
    "golem": "c73b5d34", "imp": "91696c98", "mummy": "edcf61bb", "sasquatch": "539a773d", "snowman": "46ee3af8",
    "witch": "b41eb4c6", "wizard": "c8317485",
}  # fmt: skip
DECKS: Final = {"en": "935a7e5c", "pl": "1df9d626", "cs": "7f5238ee", "fr": "38a6ae5c"}
# By language of the deck, the hash of deck and tiles in records of version 1.
CONTENT: Final = {
    "en": "94f4d309b5fc1539",
    "pl": "a8fd181683ce14c0",
    "cs": "d5f62baed713f3c0",
    "fr": "a0d2d6315531a041",
}


def upgrade(data: dict[str, Any]) -> dict[str, Any]:
    """Return the record with the components of the time and a fingerprint of each. Raises RecordError."""
    ruleset = data.get("ruleset")
    if not isinstance(ruleset, dict):
        raise RecordError("ruleset: expected an object")
    language = ruleset.get("language")
    if not isinstance(language, str) or language not in CONTENT:
        raise RecordError(f"ruleset.language: expected one of {', '.join(CONTENT)}, found {language!r:.80}")
    if data.get("content") != CONTENT[language]:
        raise RecordError("content: made with a deck or tiles other than those of its version")
    content = {"deck": {language: DECKS[language]}, "locations": LOCATIONS, "assistants": ASSISTANTS}
    newer = {"content": content, "ruleset": upgraded_ruleset(ruleset), "actions": upgraded_actions(data.get("actions"))}
    return data | {"version": 2, **newer}


def upgraded_actions(actions: Any) -> Any:
    """Return the actions by their new numbers. Leave anything but a list of numbers to the later checks."""
    if not isinstance(actions, list):
        return actions
    try:
        return [upgraded_action(action) if type(action) is int else action for action in actions]
    except ValueError as error:
        at = next(i for i, action in enumerate(actions) if type(action) is int and not 0 <= action < len(ACTIONS_2))
        raise RecordError(f"actions[{at}]: {error}") from error


def upgraded_ruleset(ruleset: dict[str, Any]) -> dict[str, Any]:
    """Return the ruleset with the components of the time, unless it names components. The language is not checked."""
    if "components" in ruleset:
        return ruleset
    language = ruleset.get("language")
    return {**ruleset, "components": components(language if isinstance(language, str) else "en")}


def components(language: str) -> dict[str, Any]:
    """Return all components of the time in version 1, with the deck of that language."""
    return {
        "rules": 1,
        "deck": {language: 1},
        "locations": dict.fromkeys(LOCATIONS, 1),
        "assistants": dict.fromkeys(ASSISTANTS, 1),
    }
