"""Settings shared by every test."""

import gc
import logging
import os
import signal
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from support.plugins import installed_plugins

# Two cores shared by two workers: how long an example takes says nothing about the code.
settings.register_profile("default", deadline=None, suppress_health_check=[HealthCheck.too_slow])
# The same examples at every run: what is red in CI is red at home.
settings.register_profile("ci", parent=settings.get_profile("default"), derandomize=True, print_blob=True)
# A shell lets what runs in its background ignore Ctrl-C, and so would the commands that tests interrupt.
signal.signal(signal.SIGINT, signal.default_int_handler)
IN_CI = os.environ.get("CI") == "true"
settings.load_profile("ci" if IN_CI else "default")


@pytest.hookimpl(trylast=True)  # after tests have been marked
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Give tests a second try in CI, where a machine may stand still for a while; those in a browser a third one.

    The summary lists what was tried again: such a test is to be mended.
    """
    for item in items if IN_CI and config.pluginmanager.hasplugin("rerunfailures") else []:
        item.add_marker(pytest.mark.flaky(reruns=2 if item.get_closest_marker("browser") else 1))


def pytest_collection_finish() -> None:
    """Let the garbage collector pass over all that was there before the tests: it takes a fifth of their time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


class _Strict(logging.Handler):
    """Lets a text that is missing or can't be rendered fail its test; outside of tests its id is shown."""

    def emit(self, record: logging.LogRecord) -> None:
        raise AssertionError(record.getMessage())


STRICT = _Strict()
logging.getLogger("exlibris.texts.render").addHandler(STRICT)


@pytest.fixture
def lenient_texts() -> Iterator[None]:
    """Let texts be wrong, as outside of tests."""
    logger = logging.getLogger("exlibris.texts.render")
    logger.removeHandler(STRICT)
    yield
    logger.addHandler(STRICT)


@pytest.fixture
def anyio_backend() -> str:
    """Run tests that are coroutines by asyncio."""
    return "asyncio"


@pytest.fixture
def plugins() -> Iterator[None]:
    """Install a package that registers bots of its own (`tests/plugins`)."""
    with installed_plugins():
        yield
