"""Convert text to arrays of code points."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray


def code_points(text: str) -> tuple[bytes, str, NDArray[np.unsignedinteger[Any]]]:
    """Encode a text with a fixed number of bytes per character, as few as possible.

    Returns
    -------
    tuple
        The bytes; the encoding; the code points, uint8, uint16 or uint32.
    """
    if text.isascii():
        data = text.encode("ascii")
        return data, "ascii", np.frombuffer(data, np.uint8)
    data = text.encode("utf-16-le", "surrogatepass")
    units = np.frombuffer(data, "<u2")
    # UTF-16 has a fixed width only if there are no surrogate pairs.
    if not ((units & 0xF800) == 0xD800).any():
        return data, "utf-16-le", units
    data = text.encode("utf-32-le", "surrogatepass")
    return data, "utf-32-le", np.frombuffer(data, "<u4")
