"""Characters that formats write as escapes."""

from __future__ import annotations

import re

_SURROGATE = re.compile("[\ud800-\udfff]")


def join_surrogates(text: str) -> str:
    r"""Make one character of each surrogate pair, which escapes like ``\ud83d\ude00`` stand for.

    Half a pair is no character, cannot be written to a file, and becomes U+FFFD.
    """
    if not _SURROGATE.search(text):
        return text
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
