"""Text from files in Markdown: shown as it is, whatever it contains."""

from __future__ import annotations

import re

# Characters of markup: a table's border, a link, a mention, a formula, an emoji and others.
_SPECIAL = re.compile(r"[\\`*_\[\]<>|~&#@$]|:(?=//|[\w+-]+:)")
# Starts of a line that make it a list or a heading, and starts of an address that make it a link.
_START = re.compile(r"[-+=]|\d+(?=[.)](?:\s|$))")
_ADDRESS = re.compile(r"(?i)www(?=\.)")


def markdown_text(text: str) -> str:
    """Return Markdown that shows a text in one line, as it is.

    Control characters, also those that change the direction of text, are shown as escapes.
    """
    return at_start(escaped(_in_one_line(text)))


def escaped(text: str) -> str:
    """Return a text, in one line and without control characters, for the middle of a line."""
    return _ADDRESS.sub(r"\g<0>\\", _SPECIAL.sub(r"\\\g<0>", text))


def at_start(escaped: str) -> str:
    """Return escaped text for the start of a line, where more has a meaning."""
    sign = _START.match(escaped.lstrip())
    if sign is None:
        return escaped
    start = len(escaped) - len(escaped.lstrip())
    start += sign.end() if sign.group()[0].isdigit() else 0
    return f"{escaped[:start]}\\{escaped[start:]}"


def markdown_code(text: str) -> str:
    """Return a text as code, in which nothing is markup. Not for tables, whose border is ``|``."""
    text = _in_one_line(text)
    longest = max((len(run) for run in re.findall("`+", text)), default=0)
    fence = "`" * (longest + 1)
    space = " " if text.startswith("`") or text.endswith("`") else ""
    return f"{fence}{space}{text}{space}{fence}" if text else ""


def _in_one_line(text: str) -> str:
    text = " ".join(text.split())
    if text.isprintable():
        return text
    return "".join(char if char.isprintable() else ascii(char)[1:-1] for char in text)
