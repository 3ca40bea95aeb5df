"""JSON as both programs write it."""

from __future__ import annotations

from typing import Any

from bleu_score.marked.signs import MARKS_OF_DIRECTION


def json_text(content: dict[str, Any]) -> str:
    """Return plain data as JSON to read, with a line feed at its end."""
    # Imported lazily to speed up start-up.
    import json

    # A terminal or an editor would obey them, beyond the text they are in. They are only within
    # strings, where JSON reads these escapes as the characters themselves.
    escapes = {code: f"\\u{code:04x}" for code in MARKS_OF_DIRECTION}
    return json.dumps(content, ensure_ascii=False, indent=1).translate(escapes) + "\n"
