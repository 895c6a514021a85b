"""The page of rules says where the revised book has it otherwise than the game."""

import re

import pytest

from exlibris.texts.catalogs import source
from support.catalogs import COMPLETE


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("message", ["rules-inspection-text", "rules-priority-text"])
def test_flip_02_the_revised_edition_has_a_sentence_of_its_own(message: str, language: str) -> None:
    """It lets a player flip at any time (FLIP-02), and has no section on priority."""
    found = re.search(rf"^{message} =\n((?: .*\n)+)", source(language, "learn"), re.MULTILINE)
    assert found
    [own] = re.findall(r"\{ \$preset ->\n +\[revised-en\] (.+\n(?: +[^*\[].*\n)*) +\*\[other\] \{ \"\" \}\n", found[1])
    assert len(own) > 60
