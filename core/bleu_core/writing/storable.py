"""Texts in a form that a file can hold, with the number of necessary changes."""

from __future__ import annotations

import re
from dataclasses import dataclass

# In a cell or an element, all line ends are the same; in a file of lines, they would end the line.
_LINE_ENDS = re.compile("\r\n|\r|\n")
_SURROGATES = "\ud800-\udfff"
_NO_TEXT = re.compile(f"[\0{_SURROGATES}]")
_NO_XML = re.compile(f"[\0-\x08\x0b\x0c\x0e-\x1f{_SURROGATES}\ufffe\uffff]")
_REPLACEMENT = "\ufffd"


@dataclass
class Storable:
    """Makes texts storable, and counts the changes.

    Attributes
    ----------
    in_xml
        Whether the file is XML, which can hold fewer characters.
    in_lines
        Whether line ends inside a text become spaces.
    joined
        Line ends that became spaces.
    replaced
        Characters the file cannot hold; U+FFFD is in their place.
    """

    in_xml: bool = False
    in_lines: bool = False
    joined: int = 0
    replaced: int = 0

    def text(self, text: str) -> str:
        """Return a text as the file can hold it."""
        if text.isprintable():
            return text  # most are
        if self.in_lines:
            text, count = _LINE_ENDS.subn(" ", text)
            self.joined += count
        elif "\r" in text:
            text = _LINE_ENDS.sub("\n", text)
        text, count = (_NO_XML if self.in_xml else _NO_TEXT).subn(_REPLACEMENT, text)
        self.replaced += count
        return text
