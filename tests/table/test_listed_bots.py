"""The names under which an operator lists bots."""

import pytest

from exlibris.bots import BotError, BotPath
from exlibris.table.bots import ServerBots, listed_bots


@pytest.mark.parametrize(
    ("text", "name", "bot"),
    [
        ("mine=clever_bot:Clever", "mine", BotPath("clever_bot:Clever")),
        ("mine=clever_bot:Clever:whims=1", "mine", BotPath("clever_bot:Clever:whims=1")),
        ("quick=greedy:deals=1", "quick", "greedy:deals=1"),
        ("clever_bot:Clever", "Clever", BotPath("clever_bot:Clever")),
        ("clever_bot:Clever:whims=1", "Clever", BotPath("clever_bot:Clever:whims=1")),
        ("greedy:deals=8", "greedy:deals=8", "greedy:deals=8"),
        ("greedy", "greedy", "greedy"),
    ],
)
def test_a_bot_is_listed_by_a_name(text: str, name: str, bot: object) -> None:
    assert listed_bots([text]) == {name: bot}


@pytest.mark.usefixtures("plugins")
@pytest.mark.parametrize(
    ("texts", "why"),
    [
        (["greedy=clever_bot:Clever"], "can't be listed as 'greedy'"),
        (["human=clever_bot:Clever"], "can't be listed as 'human'"),
        (["clever=clever_bot:Clever"], "can't be listed as 'clever'"),
        (["=clever_bot:Clever"], "can't be listed as ''"),
        (["a b=clever_bot:Clever"], "can't be listed as 'a b'"),
        (["clever_bot:"], "can't be listed as ''"),
        (["a.mod:Clever", "b.mod:Clever"], "another bot is listed as 'Clever'"),
    ],
)
def test_a_name_that_is_taken_or_none_is_refused(texts: list[str], why: str) -> None:
    with pytest.raises(BotError, match=why):
        listed_bots(texts)


@pytest.mark.usefixtures("plugins")
def test_a_name_stands_for_what_the_operator_has_listed_and_for_nothing_else() -> None:
    bots = ServerBots(["mine=clever_bot:Clever:whims=1", "greedy:deals=1"])
    assert bots.get("mine") == BotPath("clever_bot:Clever:whims=1")
    assert "greedy:deals=1" in bots
    assert not {"greedy:deals=2", "clever_bot:Clever", "clever_bot:Clever:whims=1"} & set(bots.names)
    assert bots.get("clever_bot:Clever") is None
