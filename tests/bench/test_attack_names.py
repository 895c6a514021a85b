"""The attacks by names and on accounts, in small: a real server keeps its process, and answers other people."""

import asyncio
from contextlib import suppress

import httpx
import pytest

from attack import PERSON
from attacks import ATTACKER, ATTACKS
from serving import Server, serving
from visits import browser

SECONDS = 5.0


@pytest.mark.slow
@pytest.mark.parametrize("name", ["strange names", "accounts"])
def test_another_person_plays_on(name: str) -> None:
    with serving() as server:
        answers = asyncio.run(attacked(server, name))
    assert answers[0] == answers[1], "the process is the same"
    assert answers[2] > 0


async def attacked(server: Server, name: str) -> tuple[float, float, int]:
    """Return when the server's process began, before and after an attack, and how often a person acted meanwhile."""
    attack, probe = ATTACKS[name]
    async with browser(server.port, ATTACKER) as attacker, browser(server.port, PERSON) as person:
        wish, before, acted = await probe(person), await began(person.http), 0
        attacking = asyncio.create_task(attack(attacker, server.port))
        with suppress(TimeoutError):
            async with asyncio.timeout(SECONDS):
                while True:
                    await wish()
                    acted += 1
                    await asyncio.sleep(0.05)
        assert not attacking.done(), "the attack goes on to the end"
        attacking.cancel()
        return before, await began(person.http), acted


async def began(http: httpx.AsyncClient) -> float:
    """Return when the server's process began."""
    answer = await http.get("/metrics")
    [line] = [line for line in answer.text.splitlines() if line.startswith("process_start_time_seconds ")]
    return float(line.split()[1])
