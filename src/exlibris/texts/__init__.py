"""Texts for people, rendered from the engine's message ids and arguments."""

from exlibris.content import LANGUAGES
from exlibris.extras import needing

with needing("table", __name__):
    from exlibris.texts.components import (
        assistant_detail,
        assistant_summary,
        check_prompts,
        location_brief,
        location_detail,
        location_edition,
        location_summary,
    )
    from exlibris.texts.render import assistant_name, card_name, category_name, has_text, location_name, text
    from exlibris.texts.sentences import Cast, action_text, cards_text, decision_text, event_text, listing, result_text

__all__ = [
    "LANGUAGES",
    "Cast",
    "action_text",
    "assistant_detail",
    "assistant_name",
    "assistant_summary",
    "card_name",
    "cards_text",
    "category_name",
    "check_prompts",
    "decision_text",
    "event_text",
    "has_text",
    "listing",
    "location_brief",
    "location_detail",
    "location_edition",
    "location_name",
    "location_summary",
    "result_text",
    "text",
]
