"""A PostgreSQL of the tests' own: a cluster in a temporary folder, reached by a socket in it, not durable."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import URL

ACCOUNTS = ("postgres", "nobody")  # PostgreSQL refuses to run as root
VERSIONS = Path("/usr/lib/postgresql")  # where Debian keeps its programs
OWNER = "exlibris"
QUICK = "-c fsync=off -c full_page_writes=off -c listen_addresses='' -c max_connections=60"


class Cluster:
    """A running cluster; its only role may do everything, without a password."""

    def __init__(self, programs: Path, folder: Path, account: str | None) -> None:
        self.folder = folder
        self._programs = programs
        self._account = account
        self._made = 0

    def url(self, database: str) -> str:
        """Return the URL of one of its databases, as EXLIBRIS_DATABASE takes it."""
        return URL.create(
            "postgresql", username=OWNER, database=database, query={"host": str(self.folder)}
        ).render_as_string()

    def new_database(self) -> str:
        """Make an empty database and return its URL."""
        self._made += 1
        name = f"tables{self._made}"
        self.psql(f"CREATE DATABASE {name}")
        return self.url(name)

    def psql(self, command: str, database: str = "postgres") -> str:
        """Run SQL and return what it prints."""
        asked = ["psql", "-h", str(self.folder), "-U", OWNER, "-d", database, "-XqAtc", command]
        return subprocess.run(asked, check=True, capture_output=True, text=True).stdout.strip()

    def initialize(self) -> None:
        """Make the files of the cluster."""
        self._run("initdb", "-U", OWNER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")

    def start(self) -> None:
        """Start the cluster, and wait until it answers."""
        self._run("pg_ctl", "start", "-w", "-l", str(self.folder / "log"), "-o", f"{QUICK} -k {self.folder}")

    def stop(self) -> None:
        """Stop the cluster, and end all connections."""
        self._run("pg_ctl", "stop", "-m", "fast")

    def _run(self, program: str, *options: str) -> None:
        command = [str(self._programs / program), "-D", str(self.folder / "data"), *options]
        subprocess.run(command, check=True, user=self._account, cwd=self.folder, stdout=subprocess.DEVNULL)


@contextmanager
def cluster() -> Iterator[Cluster]:
    """Run a cluster within the block; without PostgreSQL the test is skipped."""
    programs, account = programs_folder(), account_for()
    if programs is None:
        pytest.skip("needs PostgreSQL (initdb, pg_ctl, psql): apt-get install postgresql")
    if os.getuid() == 0 and account is None:
        pytest.skip("PostgreSQL does not run as root, and there is no other account")
    folder = Path(tempfile.mkdtemp(prefix="exlibris-", dir="/tmp"))  # a socket's path has to be short
    try:
        if account:
            shutil.chown(folder, account)
        made = Cluster(programs, folder, account)
        made.initialize()
        made.start()
        try:
            yield made
        finally:
            made.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def programs_folder() -> Path | None:
    """Return where PostgreSQL's programs are, None if it is not installed."""
    if not shutil.which("psql"):
        return None
    newest_first = sorted(VERSIONS.glob("*/bin"), key=lambda folder: int(folder.parent.name), reverse=True)
    on_path = [Path(found).resolve().parent] if (found := shutil.which("initdb")) else []
    return next((folder for folder in (*newest_first, *on_path) if (folder / "initdb").exists()), None)


def account_for() -> str | None:
    """Return the account to run as, None for our own."""
    if os.getuid() != 0:
        return None
    known = Path("/etc/passwd").read_text(encoding="utf-8")
    return next((name for name in ACCOUNTS if f"\n{name}:" in known), None)
