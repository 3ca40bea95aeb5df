"""Characters that files contain as escapes."""

from __future__ import annotations

import re

_SURROGATE = re.compile("[\ud800-\udfff]")


def join_surrogates(text: str) -> str:
    r"""Combine surrogate pairs, which come from escapes like ``\ud83d\ude00``.

    A lone surrogate is not a character and cannot be written to a file: it becomes U+FFFD.
    """
    if not _SURROGATE.search(text):
        return text
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
