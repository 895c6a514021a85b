"""Hosts of static files that do less than others, as far as that matters for a page."""

import gzip
import os
from http.server import SimpleHTTPRequestHandler
from io import BytesIO
from pathlib import Path
from typing import Any, BinaryIO, Final

TYPES: Final = {".html": "text/html", ".css": "text/css", ".js": "text/javascript"}  # that a bucket knows
PACKED: Final = {".js", ".css", ".html", ".json", ".svg", ".txt"}  # what hosts compress


def size(file: Path) -> int:
    """Return the bytes of a file as a host sends them."""
    content = file.read_bytes()
    return len(gzip.compress(content, mtime=0)) if file.suffix in PACKED else len(content)


class Quiet(SimpleHTTPRequestHandler):
    """A plain host."""

    def log_message(self, *args: Any) -> None:
        """Log nothing."""


class GitHubPages(Quiet):
    """A host at which no header can be set: whatever it is, browsers keep it for ten minutes."""

    error_message_format = "<!doctype html><title>There is nothing here</title>"  # as a 404.html says it

    def end_headers(self) -> None:
        """Send what GitHub sends."""
        self.send_header("Cache-Control", "max-age=600")
        super().end_headers()


class Bucket(Quiet):
    """A store like S3: it has files and no folders, and knows few types."""

    def guess_type(self, path: str | os.PathLike[str]) -> str:
        """Return the type of a file."""
        return TYPES.get(Path(path).suffix, "binary/octet-stream")

    def send_head(self) -> BytesIO | BinaryIO | None:
        """Answer a request of a folder as one of a file that is not there."""
        if self.path.partition("?")[0].endswith("/"):
            self.send_error(403)
            return None
        return super().send_head()
