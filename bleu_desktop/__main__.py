"""Starts the window: `python -m bleu_desktop`, `bleu-desktop`."""

from __future__ import annotations

import multiprocessing
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from bleu_score.terminal.streams import prepare_streams


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; return the exit code (2: wrong use, or no window can be shown)."""
    # A process started by the standalone build must not open a second window.
    multiprocessing.freeze_support()
    prepare_streams()
    arguments = list(sys.argv[1:] if arguments is None else arguments)
    try:
        from bleu_desktop.shell.application import run
    except ImportError as error:
        # Without Qt there is no translation either.
        from bleu_desktop.shell.platform_check import packages_for, packages_for_qt

        # The loader names the first library that is missing; there may be more.
        if not (named := packages_for(str(error))):
            raise
        qt = find_spec("PySide6")
        folders = qt.submodule_search_locations if qt else None
        more = packages_for_qt(Path(folders[0])) if folders else []
        packages = sorted({*named, *more})
        print(
            f"bleu-desktop: Qt needs system packages that are not installed: {' '.join(packages)} "
            f"(Debian and Ubuntu: sudo apt install {' '.join(packages)}).",
            file=sys.stderr,
        )
        return 2
    return run(arguments)


if __name__ == "__main__":
    sys.exit(main())
