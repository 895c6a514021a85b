"""A package with bots of its own, as if it were installed."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from exlibris.bots import bot_type

PLUGINS = Path(__file__).parents[1] / "plugins"


@contextmanager
def installed_plugins() -> Iterator[None]:
    """Install the package for a while, in this process and in those it starts."""
    path = os.pathsep.join(filter(None, [str(PLUGINS), os.environ.get("PYTHONPATH")]))
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(PLUGINS))
        patch.setenv("PYTHONPATH", path)
        yield
    bot_type.cache_clear()
