r"""Notations in which programs write characters: ``&#39;`` and ``\xe9`` for ``'`` and ``é``."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property, partial
from unicodedata import combining

from bleu_core.languages.lookalikes import CYRILLIC, GREEK, LATIN, without_lookalikes

# Control and format characters, except white space and those that affect how text looks: joiners
# (U+200C, U+200D), emoji tags, Arabic number signs, the Mongolian vowel separator.
INVISIBLE = (
    "[\\0-\x08\x0e-\x1b\x7f-\x84\x86-\x9f\xad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff"
    "\ufff9-\ufffb]"
)


@dataclass(frozen=True)
class Notation:
    """A way to write characters that a reader does not know, and that can be read back.

    Attributes
    ----------
    sign
        Pattern of a character that is in every such writing.
    writing
        Pattern of a writing.
    meaning
        Returns the characters that a writing stands for; the writing itself if it is none.
    """

    sign: str
    writing: str
    meaning: Callable[[str], str]

    # Compiled where it is needed: hardly any text has most of these.
    @cached_property
    def _sign(self) -> re.Pattern[str]:
        return re.compile(self.sign)

    @cached_property
    def _writing(self) -> re.Pattern[str]:
        return re.compile(self.writing)

    def writings(self, text: str) -> Iterator[tuple[str, str]]:
        """Yield each writing in a text, with its meaning."""
        if self._sign.search(text):
            for found in self._writing.finditer(text):
                meaning = self.meaning(found.group())
                if meaning != found.group():
                    yield found.group(), meaning

    def is_in(self, texts: Iterable[str], characters: str) -> bool:
        """Whether one of some texts, which have these characters, has such writings."""
        has_sign = self._sign.search(characters) is not None
        return has_sign and any(next(self.writings(text), None) for text in texts)

    def read(self, text: str) -> str:
        """Return a text with the meaning of each writing in its place."""
        if not self._sign.search(text):
            return text
        return self._writing.sub(lambda found: self.meaning(found.group()), text)


def _reference(writing: str) -> str:
    # Imported lazily to speed up start-up, as most texts have none.
    import html
    from html.entities import html5

    # html.unescape() would replace the start of an unknown name that is a known one.
    if writing[1] != "#":
        return html5.get(writing[1:], writing)
    character = html.unescape(writing)
    return writing if character in ("", "\ufffd") else character


def _bytes(writing: str) -> str:
    """Read the bytes of ``%C3%A9`` and ``=C3=A9`` as UTF-8; those of ASCII may be meant."""
    try:
        characters = bytes.fromhex(re.sub("[%=]", "", writing)).decode("utf-8")
    except UnicodeDecodeError:
        return writing
    return writing if characters.isascii() else characters


# Commands of LaTeX that start like an escape.
_LATEX = (
    "nabla|neq|neg|newline|newcommand|newpage|noindent|nolimits|normalsize|notin|nu|rangle|rceil"
    "|ref|rfloor|rho|right|rightarrow|rm|tan|tanh|tau|text|textbf|textit|textrm|texttt|theta|tilde"
    "|times|tiny|tfrac|title"
)


def _escape(writing: str) -> str:
    if writing[1] in "nrt":
        return " "
    if writing[1] == "u":
        units = b"".join(int(code, 16).to_bytes(2, "big") for code in writing.split("\\u")[1:])
        characters = units.decode("utf-16-be", "replace")
    elif writing[1] == "x":
        values = bytes.fromhex(writing.replace("\\x", ""))
        try:
            characters = values.decode("utf-8")
        except UnicodeDecodeError:
            characters = values.decode("latin-1")
    else:
        characters = writing[1]
    # Half of a surrogate pair is no character, so it stays.
    return writing if "\ufffd" in characters else characters


def _decoded_twice(writing: str) -> str:
    """Read a character whose UTF-8 was decoded as Windows-1252 or Latin-1: ``Ã©`` for ``é``."""
    try:
        return bytes(map(_BYTES.__getitem__, writing)).decode("utf-8")
    except UnicodeDecodeError:
        return writing


def _windows(writing: str) -> str:
    return writing.encode("latin-1").decode("cp1252", "replace").replace("\ufffd", writing)


# Letters that have another form are ligatures, radicals and presentation forms. Full width is a
# choice of typography, and Thai and Lao AM are one letter.
_KEPT = frozenset("\u0e33\u0eb3") | {chr(code) for code in range(0xFF01, 0xFF5F)}


@cache
def _usual_letter(character: str) -> str:
    usual = unicodedata.normalize("NFKC", character)
    # A radical counts as a sign.
    is_letter = character.isalpha() or len(usual) == 1
    are_letters = all(each.isalpha() or combining(each) for each in usual)
    return usual if is_letter and are_letters and character not in _KEPT else character


_composed, _half_katakana = (partial(unicodedata.normalize, form) for form in ("NFC", "NFKC"))


# The bytes that Windows-1252 and Latin-1 decode as these characters. In UTF-8, the first byte of a
# character says how many follow.
_BYTES = {chr(byte): byte for byte in range(0x80, 0x100)} | {
    bytes((byte,)).decode("cp1252"): byte
    for byte in {*range(0x80, 0xA0)} - {0x81, 0x8D, 0x8F, 0x90, 0x9D}
}
_NEXT = f"[{re.escape(''.join(sign for sign, byte in _BYTES.items() if byte < 0xC0))}]"
_TWICE = rf"[\xc2-\xdf]{_NEXT}|[\xe0-\xef]{_NEXT}{{2}}|[\xf0-\xf4]{_NEXT}{{3}}"
# A letter beside one of another script.
_MIXED = rf"[{LATIN}][{GREEK}{CYRILLIC}]|[{GREEK}{CYRILLIC}][{LATIN}]"
_HALF_WIDTH = "[\uff61-\uff9f]"
# Where the letters are that have another form. Fewer characters are quicker to compile.
_UNUSUAL = (
    "[\u0132-\u0343\u10fc\u1d2c-\u1ffb\u2e9f-\u2fd5\ua69c-\ua7f9\uab5c-\uab69\uf900-\uffdc"
    "\U00010781-\U000107ba\U0001d400-\U0001d7cb\U0001ee00-\U0001eebb\U0001f12b-\U0001f251"
    "\U0002f800-\U0002fa1d]"
)
_COMBINING = "[\u0300-\u036f\u0653-\u0655\u093c\u3099\u309a]"

REFERENCES = Notation(
    "&", r"&(?:#(?:[0-9]{1,7}|[xX][0-9A-Fa-f]{1,6})|[A-Za-z][A-Za-z0-9]{1,31});", _reference
)
"""HTML's character references, with a semicolon."""

NOTATIONS = (
    REFERENCES,
    # Escapes of programming languages.
    Notation(
        r"\\",
        rf"(?<!\\)(?:\\(?!(?:{_LATEX})(?![^\W\d_]))(?:r\\n|[nrt])"
        r"|(?:\\u[0-9A-Fa-f]{4})+|(?:\\x[0-9A-Fa-f]{2})+|\\[\"'/])",
        _escape,
    ),
    # Addresses of web pages, and mail.
    Notation("%", r"(?:%[0-9A-Fa-f]{2})+", _bytes),
    Notation("=", r"(?:=[0-9A-F]{2})+", _bytes),
    # Text in UTF-8 that was read in another encoding.
    Notation("[\xc2-\xf4]", _TWICE, _decoded_twice),
    # Letters in the forms of old encodings, and of printed pages.
    Notation(_HALF_WIDTH, f"{_HALF_WIDTH}+", _half_katakana),
    Notation(_UNUSUAL, _UNUSUAL, _usual_letter),
    # Letters of another script that look the same.
    Notation(f"[{GREEK}{CYRILLIC}]", rf"\b(?=[^\W\d_]*?(?:{_MIXED}))[^\W\d_]+", without_lookalikes),
    # Letters and their marks apart.
    Notation(_COMBINING, rf"\w[^\w\s\x00-\x7f]*{_COMBINING}+", _composed),
    # Windows-1252 that was read as Latin-1, and all that nobody sees.
    Notation("[\x80-\x9f]", "[\x80-\x9f]", _windows),
    Notation(INVISIBLE, INVISIBLE, lambda _: ""),
)
"""All notations, in the order in which they are read."""
