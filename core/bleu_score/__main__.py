"""Starts the terminal program: `bleu-score`, or `python -m bleu_score`."""

import gc
import os
import sys
from contextlib import suppress
from typing import NoReturn

# While modules are loaded and texts are read, hardly any object becomes garbage.
_OBJECTS_BETWEEN_COLLECTIONS = 100_000


def run() -> NoReturn:
    """Run the command, and end the process with its exit code."""
    gc.set_threshold(_OBJECTS_BETWEEN_COLLECTIONS)
    from bleu_score.terminal.main import main

    code = main()
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError, ValueError):
            stream.flush()
    # All files are closed. Taking down every module would take a tenth of a short run.
    os._exit(code)


if __name__ == "__main__":
    run()
