"""Firefox, driven by WebDriver BiDi: Playwright only drives a Firefox of its own."""

import json
import re
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

# No test runs Python for so long that optimizing the interpreter would pay; one process for pages is enough.
PREFERENCES = {
    "javascript.options.wasm_optimizingjit": False,
    "fission.autostart": False,
    "dom.ipc.processCount": 1,
    "dom.ipc.processPrelaunch.enabled": False,
    "browser.startup.page": 0,
    "browser.safebrowsing.malware.enabled": False,
    "browser.safebrowsing.phishing.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "toolkit.telemetry.enabled": False,
}
BIDI = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
PATIENCE = 90.0


class Firefox:
    """The one tab of a running Firefox."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self._last = 0
        self._do("session.new", capabilities={})
        self._tab = self._do("browsingContext.getTree")["contexts"][0]["context"]

    def _do(self, method: str, **params: object) -> dict[str, Any]:
        self._last += 1
        self._connection.send(json.dumps({"id": self._last, "method": method, "params": params}))
        while True:
            answer = json.loads(self._connection.recv(timeout=PATIENCE))
            if answer.get("id") == self._last:
                assert answer["type"] == "success", answer
                result: dict[str, Any] = answer["result"]
                return result

    def go(self, address: str) -> None:
        """Open an address, and wait until it has loaded."""
        self._do("browsingContext.navigate", context=self._tab, url=address, wait="complete")

    def reload(self) -> None:
        """Reload the page."""
        self._do("browsingContext.reload", context=self._tab, wait="complete")

    def value(self, expression: str) -> Any:
        """Return what some JavaScript comes to, through JSON."""
        answer = self._do(
            "script.evaluate",
            expression=f"(async () => JSON.stringify((await ({expression})) ?? null))()",
            target={"context": self._tab},
            awaitPromise=True,
        )
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    def wait_for(self, expression: str) -> Any:
        """Return what some JavaScript comes to as soon as that is true."""
        deadline = time.monotonic() + PATIENCE
        while not (value := self.value(expression)):
            assert time.monotonic() < deadline, f"never true: {expression}"
            time.sleep(0.1)
        return value


@contextmanager
def firefox(program: str) -> Iterator[Firefox]:
    """Run Firefox with an empty profile within the block."""
    with tempfile.TemporaryDirectory() as profile:
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in PREFERENCES.items()]
        Path(profile, "user.js").write_text("".join(lines), "utf-8")
        command = [program, "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0"]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as running:
            try:
                assert running.stderr
                address = next(found[1] for line in running.stderr if (found := BIDI.search(line)))
                with connect(f"{address}/session", open_timeout=PATIENCE, max_size=None) as connection:
                    yield Firefox(connection)
            finally:
                running.terminate()
