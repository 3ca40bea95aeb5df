"""BLEU Desktop: the window."""

import sys
from contextlib import suppress

if sys.version_info < (3, 12):
    # Without Qt, `bleu_desktop.__main__` says what is missing.
    with suppress(ImportError):
        from bleu_desktop.overrides import guard_overrides

        guard_overrides()
