"""JSON as both programs write it."""

from __future__ import annotations

from typing import Any

# Marks of direction: a terminal or an editor would obey them, beyond the text they stand in.
_DIRECTION = {
    code: f"\\u{code:04x}"
    for code in (0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A))
}


def json_text(content: dict[str, Any]) -> str:
    """Return plain data as JSON to read, with a line feed at its end."""
    import json  # lazily, for start-up

    # They are only within strings, where JSON reads these escapes as the characters themselves.
    return json.dumps(content, ensure_ascii=False, indent=1).translate(_DIRECTION) + "\n"
