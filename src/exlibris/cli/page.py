"""The command page: the whole game as static files, shown on this machine or copied to where a host takes them."""

import shutil
import webbrowser
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Annotated, Final

import typer

from exlibris.cli.output import fail, failing

HERE: Final = Path(__file__).resolve()
# Where `make wheel` puts the page into the package, and where `make page` makes it in the repository.
PLACES: Final = (HERE.parent / "page_files", HERE.parents[3] / "dist/page")


class PageFiles(SimpleHTTPRequestHandler):
    """Files of the page, with types that do not depend on this machine's settings; nothing is logged."""

    extensions_map = SimpleHTTPRequestHandler.extensions_map | {".js": "text/javascript"}

    def end_headers(self) -> None:
        """Let browsers ask each time whether a file has changed, guess no types, and show the page in no frame."""
        self.send_header("Cache-Control", "no-cache")
        self.send_header("X-Content-Type-Options", "nosniff")
        self.send_header("Content-Security-Policy", "frame-ancestors 'none'")
        super().end_headers()

    def log_message(self, *_: object) -> None:
        """Log nothing."""


def page(
    folder: Annotated[
        Path | None,
        typer.Argument(
            help="Folder to copy the page into, for any host of static files.", file_okay=False, metavar="FOLDER"
        ),
    ] = None,
    serve: Annotated[bool, typer.Option("--serve", help="Show the page to this machine, until Ctrl-C.")] = False,
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port to serve at; 0 takes any.")] = 8000,
    open_: Annotated[bool, typer.Option("--open/--no-open", help="Open a browser, if there is one.")] = False,
) -> None:
    """Show or copy the game as a page that needs no server."""
    files = next((place for place in PLACES if (place / "index.html").is_file()), None)
    if files is None:
        fail("there is no page in this installation: in a copy of the repository, make page and then make wheel")
    if folder is None and not serve:
        fail("name a folder to copy the page into, or ask for --serve")
    if folder is not None:
        with failing(OSError, shutil.Error):
            shutil.copytree(files, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns(".*"))
    if serve:
        show(files, port, open_)


def show(files: Path, port: int, open_browser: bool) -> None:
    """Serve the page to this machine until it is interrupted."""
    with failing(OSError, at=f"port {port}"):
        server = ThreadingHTTPServer(("127.0.0.1", port), partial(PageFiles, directory=str(files)))
    with server:
        address = f"http://127.0.0.1:{server.server_port}"
        typer.echo(f"Ex Libris is at {address}; its tables stay in the browser. Ctrl-C ends it.")
        if open_browser:
            webbrowser.open(address)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            return
