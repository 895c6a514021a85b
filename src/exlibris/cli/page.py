"""The command page: serve the static version of the game on this machine, or copy it for a web host."""

import gzip
import shutil
import webbrowser
from functools import partial
from gettext import gettext as _
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Annotated, Final

import typer

from exlibris.cli.output import fail, failing

HERE: Final = Path(__file__).resolve()
# `make wheel` puts the page into the package; `make page` builds it in the repository.
PLACES: Final = (HERE.parent / "page_files", HERE.parents[3] / "dist/page")
TEXTS: Final = (".css", ".html", ".js", ".json", ".svg", ".txt")  # the other files are compressed already


class PageFiles(SimpleHTTPRequestHandler):
    """Files of the page, with MIME types that don't depend on this machine's settings; logs nothing."""

    extensions_map = SimpleHTTPRequestHandler.extensions_map | {".js": "text/javascript"}

    def end_headers(self) -> None:
        """Have browsers check each file for changes, trust the file types, and refuse to frame the page."""
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
    force: Annotated[bool, typer.Option("--force", help="Replace existing files.")] = False,
    serve: Annotated[bool, typer.Option("--serve", help="Serve the page on this machine until Ctrl-C.")] = False,
    port: Annotated[int, typer.Option(min=0, max=65535, metavar="N", help="Port; 0 picks a free one.")] = 8000,
    open_: Annotated[bool, typer.Option("--open/--no-open", help="Open the page in a browser.")] = False,
) -> None:
    """Serve or copy the version of the game that needs no server."""
    files = next((place for place in PLACES if (place / "index.html").is_file()), None)
    if files is None:
        fail(_("this installation has no page: in a clone of the repository, run make page, then make wheel"))
    if folder is None and not serve:
        fail(_("name a folder to copy the page into, or pass --serve"))
    if folder is not None:
        with failing(OSError, shutil.Error):
            if not force and _has_another_page(folder):
                fail(_("{folder} has another page; choose an empty folder, or pass --force").format(folder=folder))
            shutil.copytree(files, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns(".*"))
            _compress_texts(files, folder)
        size = sum(file.stat().st_size for file in files.rglob("*") if file.is_file())
        copied = _("Copied the page to {folder}: {size} MB, and a .gz file beside each text file.")
        typer.echo(copied.format(folder=folder, size=f"{size / 1e6:.1f}"))
    if serve:
        _show(files, port, open_)


def _has_another_page(folder: Path) -> bool:
    """Return whether the folder has an `index.html` that isn't ours."""
    index = folder / "index.html"
    return index.exists() and b"Ex Libris" not in index.read_bytes()


def _compress_texts(files: Path, folder: Path) -> None:
    """Write a `.gz` file beside each text in the folder, for hosts that don't compress but send such files."""
    for file in files.rglob("*"):
        if file.suffix in TEXTS:
            target = folder / file.relative_to(files)
            target.with_name(f"{target.name}.gz").write_bytes(gzip.compress(file.read_bytes(), mtime=0))


def _show(files: Path, port: int, open_browser: bool) -> None:
    with failing(OSError, at=_("port {port} (choose another with --port)").format(port=port)):
        server = ThreadingHTTPServer(("127.0.0.1", port), partial(PageFiles, directory=str(files)))
    with server:
        address = f"http://127.0.0.1:{server.server_port}"
        runs = _("Ex Libris runs at {address}; its tables are stored in the browser. Press Ctrl-C to stop.")
        typer.echo(runs.format(address=address))
        if open_browser:
            webbrowser.open(address)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            return
