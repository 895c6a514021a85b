"""Verbs in the names of actions: by prompt, else by kind of action."""

from __future__ import annotations

from typing import Final

VERBS: Final[dict[str, str]] = {
    "prompt-assistant-card": "choose",
    "prompt-library": "choose",
    "prompt-library-pool": "choose",
    "prompt-place": "place",
    "prompt-displace": "displace",
    "prompt-displace-whose": "return",
    "prompt-send-from-home": "send",
    "prompt-bring-home": "bring",
    "prompt-eliminate": "close",
    "prompt-shelve-gained": "shelve",
    "prompt-shelve-hand": "shelve",
    "prompt-reshelve": "reshelve",
    "prompt-take": "take",
    "prompt-swap-take": "take",
    "prompt-take-matching": "take",
    "prompt-search": "take",
    "prompt-buy": "take",
    "prompt-swap-give": "give",
    "prompt-choose-gift": "give",
    "prompt-choose-recipient": "to",
    "prompt-goblin-victim": "rob",
    "prompt-goblin-hand-over": "give",
    "prompt-discard-hand": "discard",
    "prompt-discard-own": "discard",
    "prompt-discard-to-take": "discard",
    "prompt-pay-bid": "pay",
    "prompt-pay-tax": "pay",
    "prompt-offer": "offer",
    "prompt-pick-shelved": "pick",
    "prompt-swap-hand": "swap",
    "prompt-swap-shelf": "swap",
    "prompt-shift-first": "from",
    "prompt-shift-last": "to",
    "prompt-wizard-group": "shift",
    "prompt-golem": "save",
    "prompt-bookworm-again": "discard",
    "prompt-imp-card": "burn",
    "prompt-imp-unseen": "burn",
    "prompt-mummy-bury": "under",
    "prompt-mummy-cover": "entomb",
    "prompt-keep-from-deck": "keep",
    "prompt-put-back": "lower",
    "prompt-put-at-bottom": "lower",
    "prompt-witch": "keep",
    "prompt-witch-shelve": "keep",
    "prompt-name-category": "name",
    "prompt-bet": "name",
    "prompt-choose-winning": "name",
    "prompt-flip": "flip",
}
# For prompts that are not listed, such as those of an expansion. Choices and cells need no verb.
BY_KIND: Final[dict[str, str]] = {
    "assistant": "choose",
    "card": "choose",
    "category": "name",
    "flip": "flip",
    "library": "choose",
    "seat": "choose",
    "slot": "choose",
    "space": "place",
    "tile": "choose",
}


def verb_for(prompt: str, kind: str) -> str:
    """Return the verb for an answer to that prompt, "" for none."""
    return VERBS[prompt] if prompt in VERBS and kind in BY_KIND else BY_KIND.get(kind, "")
