"""Build hook: check that the files which `make ready` builds are there, and compile the engine if that is asked for.

A checkout, also an archive of one, has neither the client, nor the fonts of printed forms, nor the catalogs of the
command line. Without them a source distribution is refused and a wheel gets a warning: `pip install .` in a checkout
installs the library, which needs none of them. HATCH_BUILD_NO_HOOKS=1 turns the check off, and the compiler too.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PARTS = {
    "client": "src/exlibris/server/static/index.html",
    "licenses": "src/exlibris/server/static/licences.txt",
    "fonts": "src/exlibris/forms/fonts/serif-bold.ttf",
    "translations": "src/exlibris/cli/locale/pl/LC_MESSAGES/messages.mo",
}
LACKING = (
    "exlibris-game: this {target} would lack parts that are not built: {parts}. Run `make ready` first (it needs "
    "Node.js and the network), see deploy/PACKAGING.md, or set HATCH_BUILD_NO_HOOKS=1 to build without them."
)


class Parts(BuildHookInterface):  # type: ignore[type-arg]
    """Check the built files; compile if HATCH_BUILD_HOOK_ENABLE_CUSTOM is set."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Return what the compiler needs, if it runs."""
        return ["hatch-mypyc>=0.16"] if self._compiles() else []

    def clean(self, versions: list[str]) -> None:
        """Delete compiled files."""
        if self._compiles():
            self._compiler().clean(versions)

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Check and compile; an editable installation is not checked, because the client may be built after it."""
        if version != "editable":
            self._check()
        if self._compiles():
            self._compiler().initialize(version, build_data)

    def _check(self) -> None:
        lacking = [part for part, file in PARTS.items() if not Path(self.root, file).is_file()]
        if lacking:
            says = LACKING.format(target=self.target_name, parts=", ".join(lacking))
            (self.app.abort if self.target_name == "sdist" else self.app.display_warning)(says)

    def _compiles(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("HATCH_BUILD_HOOK_ENABLE_CUSTOM") in {"1", "true"}

    def _compiler(self) -> Any:
        sys.path.insert(0, str(Path(self.root) / "scripts"))
        from hatch_build import CompileWithDocstrings

        return CompileWithDocstrings(
            self.root, self.config, self.build_config, self.metadata, self.directory, self.target_name, self.app
        )
