"""Check that an expansion has texts for all questions of its effects."""

from __future__ import annotations

from exlibris.content import ContentError, expansions
from exlibris.engine import compose, preset_names, questions
from exlibris.texts.render import has_text


def check_prompts() -> None:
    """Raise ContentError naming the step and the message if a question of an expansion's effects has no text."""
    for expansion in expansions():
        if expansion.locations or expansion.assistants:
            for name in preset_names():
                _check_questions(name, expansion.key)


def _check_questions(preset: str, expansion: str) -> None:
    for question in questions(compose(preset, [expansion])):
        for message in (question.prompt, *([f"{question.prompt}.done"] if question.may_end else [])):
            if not has_text(message):
                where = f"expansion {expansion!r}: step {question.step}"
                raise ContentError(f"{where}: message {message!r} is missing in 'en'")
