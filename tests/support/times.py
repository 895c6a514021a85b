"""Times for tests that need just any."""

from datetime import UTC, datetime
from typing import Final

NOW: Final = datetime(2026, 1, 1, 12, tzinfo=UTC)
