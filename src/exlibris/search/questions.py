"""The questions that effects of the boxed game ask, after which inputs of the value network are named.

What an effect will still ask tells much about what it is worth. Questions of expansions count as "other".
"""

from __future__ import annotations

from typing import Final

QUESTIONS: Final = (
    "assistant-card", "bet", "bookworm-again", "both-home", "bring-home", "buy", "change-shelf", "choose-gift",
    "choose-recipient", "choose-winning", "cube", "discard-hand", "discard-own", "discard-to-take", "displace",
    "displace-which", "displace-whose", "eliminate", "goblin-hand-over", "goblin-victim", "golem", "home",
    "imp", "imp-card", "imp-unseen", "library", "library-pool", "lounge", "mummy", "mummy-bury", "mummy-cover",
    "name-category", "offer", "pay-bid", "pay-tax", "pick-shelved", "put", "reshelve", "sasquatch",
    "search", "send-from-home", "shelve-gained", "shelve-hand", "shift-direction", "shift-first", "shift-last",
    "shift-on", "swap-give", "swap-hand", "swap-shelf", "swap-take", "take", "take-matching", "witch",
    "witch-reveal", "witch-shelve", "wizard", "wizard-gap", "wizard-group",
    "other",
)  # fmt: skip
_AT: Final = {f"prompt-{question}": at for at, question in enumerate(QUESTIONS)}


def question_at(prompt: str) -> int:
    """Return the index in QUESTIONS of the question with this message id."""
    return _AT.get(prompt, len(QUESTIONS) - 1)
