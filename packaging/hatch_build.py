"""A build hook that puts the manual into the wheel of the window.

Without Sphinx (`pip install --no-build-isolation`), the wheel has no manual, and the window says
so.
"""

from __future__ import annotations

import importlib.util
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ManualHook(BuildHookInterface):  # type: ignore[misc]
    """Builds the manual into a temporary folder; see `packaging/manual.py`."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # The window of an editable install looks for its manual in the checkout.
        # On an older Python, pip refuses the package itself, and says why.
        if version == "editable" or sys.version_info < (3, 11):
            return
        if missing := [name for name in ("babel", "myst_parser", "sphinx") if not _has(name)]:
            self.app.display_warning(f"No manual: {', '.join(missing)} missing.")
            return
        sys.path.insert(0, str(Path(self.root, "packaging")))
        import manual

        self._folder = tempfile.TemporaryDirectory()
        built = Path(self._folder.name, "manual")
        manual.build(built)
        build_data["force_include"][str(built)] = "bleu_desktop/resources/manual"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "_folder"):
            self._folder.cleanup()


def _has(name: str) -> bool:
    return importlib.util.find_spec(name) is not None
