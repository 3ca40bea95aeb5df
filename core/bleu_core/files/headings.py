"""The meaning of column headings, and of the same words in file names.

The words are in ``headings.txt``.
"""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from dataclasses import dataclass
from enum import Enum
from functools import cache, lru_cache
from pathlib import Path

from bleu_core.files.addresses import Role
from bleu_core.languages.tags import canonical_language

HEADING_LENGTH = 60
"""Characters of the longest heading; anything longer is text."""


class Meaning(Enum):
    """The meaning of a heading."""

    SOURCE = "source"
    REFERENCE = "reference"
    CANDIDATE = "candidate"
    TRANSLATION = "translation"
    KEY = "key"
    TEXT = "text"
    OTHER = "other"


# Models and versions that may follow the name of a machine translation system.
_MODELS = (
    r"(?:[\s_\-.]*(?:translate|translator|translation|traductor|mt|nmt|llm|api|cloud|pro|plus|mini|"
    r"turbo|flash|opus|sonnet|haiku|chat|instruct|tiny|small|base|large|next|gen|"
    r"翻译|翻譯|机翻|機翻|v?\d[\d.]*[a-z]?))*"
)

_BETWEEN_WORDS = re.compile(r"[\s_\-.:*/|]+")
_BRACKETS = re.compile(r"(.*?)\s*[(\[{【〔](.*)[)\]}】〕]\s*")
_LABEL = re.compile(r"(?<=.)(?:[\s_\-.#]*\d{1,3}|[\s_\-.#]+[a-z])", re.IGNORECASE)
_PUNCTUATION = dict.fromkeys(map(ord, "=:*()（）："))
_VAGUE = (Meaning.TEXT, Meaning.OTHER)
_NUMBER_SIGNS = ("#", "№", "no.", "nº", "n.º", "n°")


def _plain(text: str) -> str:
    """Return text in lower case, without accents and full-width forms."""
    decomposed = unicodedata.normalize("NFKD", text)
    return "".join(char for char in decomposed if not unicodedata.combining(char)).casefold()


def _squeeze(text: str) -> str:
    """Return a heading in the form of the word lists: ``Segment_ID`` becomes ``segmentid``."""
    return _BETWEEN_WORDS.sub("", _plain(text))


@cache
def _words() -> dict[str, list[str]]:
    """Return the words of each label in ``headings.txt``."""
    words: defaultdict[str, list[str]] = defaultdict(list)
    for line in Path(__file__).with_name("headings.txt").read_text("utf-8").splitlines():
        if not line.startswith("#"):
            label, _, rest = line.partition(": ")
            words[label] += rest.split()
    return words


@cache
def _meanings() -> dict[str, Meaning]:
    """Return the meanings of words of headings and file names."""
    return {_squeeze(word): meaning for meaning in Meaning for word in _words()[meaning.value]}


@cache
def _meanings_in_tables() -> dict[str, Meaning]:
    """Return the meanings of words of headings."""
    of_tools = {
        _squeeze(word): meaning
        for meaning in Meaning
        for word in _words().get(f"table {meaning.value}", ())
    }
    return of_tools | _meanings()


@cache
def _languages() -> dict[str, str]:
    """Return the tags of languages by their names."""
    return {
        _squeeze(name): tag
        for kind, _, tag in (label.partition(" ") for label in _words())
        if kind == "language"
        for name in _words()[f"language {tag}"]
    }


@dataclass(frozen=True)
class KnownHeading:
    """The meaning of one heading.

    Attributes
    ----------
    meaning
        None if it only names a language.
    language
        Tag of the language it names.
    is_sure
        Whether it can hardly be anything but a heading. ``es`` and ``text`` may occur as text.
    """

    meaning: Meaning | None = None
    language: str | None = None
    is_sure: bool = True


def read_heading(text: str) -> KnownHeading | None:
    """Return the meaning of a heading; None if unknown."""
    return _read_short(text) if len(text) <= HEADING_LENGTH else None


@lru_cache(maxsize=4096)
def _read_short(text: str) -> KnownHeading | None:
    if text.strip().casefold() in _NUMBER_SIGNS:
        return KnownHeading(Meaning.KEY)
    text = unicodedata.normalize("NFKC", text).strip().strip("*:").strip()
    if not text:
        return None
    return _read_word(text) or _read_brackets(text) or _read_label(text) or _read_parts(text)


def _read_word(text: str) -> KnownHeading | None:
    """Look up a heading of one word or a fixed phrase."""
    squeezed = _squeeze(text)
    names = _languages()
    language = names.get(squeezed) or names.get(squeezed.removeprefix("bahasa"))
    if language:
        return KnownHeading(language=language)
    language, meaning = _tag(text), _meanings_in_tables().get(squeezed)
    if meaning is None and is_system(text):
        meaning = Meaning.CANDIDATE
    if meaning is None and language is None:
        return None
    is_sure = len(text) > 3 if meaning is None else meaning not in _VAGUE
    # "MT" is never Maltese, but "id" may be Indonesian.
    return KnownHeading(meaning, language if meaning in (None, Meaning.KEY) else None, is_sure)


def _tag(text: str) -> str | None:
    """Return a language tag in canonical form; None for other words or unusual case."""
    code = re.split("[-_]", text)[0]
    if not (code.islower() or code.isupper()):
        return None
    return canonical_language(text)


def _read_brackets(text: str) -> KnownHeading | None:
    """Read ``Target (es)`` and ``MT [DeepL]``, and ignore unknown words in brackets."""
    found = _BRACKETS.fullmatch(text)
    if found is None:
        return None
    # "Chinese (Traditional)" is a single name.
    if name := _read_word("".join(found.groups())):
        return name
    before, inside = (read_heading(part) for part in found.groups())
    if before is None:
        return None
    return (inside and _together(before, inside)) or before


def _read_label(text: str) -> KnownHeading | None:
    """Read ``Reference 2`` and ``System B``."""
    found = _LABEL.search(text)
    while found and found.end() != len(text):
        found = _LABEL.search(text, found.start() + 1)
    return _read_word(text[: found.start()]) if found else None


def _read_parts(text: str) -> KnownHeading | None:
    """Read headings of two known parts: ``Spanish reference``, ``target_es``, ``英文原文``."""
    twice = None
    for split in range(1, len(text)):
        # Chinese has no separators between words.
        if not _BETWEEN_WORDS.match(text, split) and max(text[split - 1 : split + 1]) < "\u2e80":
            continue
        rest = _BETWEEN_WORDS.sub("", text[split:], count=1)
        if (first := _read_word(text[:split])) and (second := read_heading(rest)):
            if not (first.language and second.language):
                return _together(first, second)
            # Unless this is a tag cut in two, as in "es-ES reference".
            twice = twice or _together(first, second)
    return twice


def _together(first: KnownHeading, second: KnownHeading) -> KnownHeading | None:
    """Return the combined meaning of two parts; None if they contradict each other."""
    languages = {part.language for part in (first, second)} - {None}
    meanings = {part.meaning for part in (first, second)} - {None}
    # "Segment ID" is an ID, "MT score" a score, but "reference text" a reference.
    for strong in (Meaning.OTHER, Meaning.KEY):
        if strong in meanings:
            meanings = {strong}
    for weak in (Meaning.TEXT, Meaning.TRANSLATION):
        if len(meanings) > 1:
            meanings -= {weak}
    if len(languages) > 1 or len(meanings) > 1:
        return None
    meaning = next(iter(meanings), None)
    return KnownHeading(meaning, next(iter(languages), None), meaning not in _VAGUE)


def words_of(label: str) -> list[str]:
    """Return the words of a label in ``headings.txt``, in the order of the file."""
    return _words()[label]


def is_word(text: str, label: str) -> bool:
    """Tell whether a text is a word of a label in ``headings.txt``, such as ``totals``."""
    return _squeeze(text).translate(_PUNCTUATION) in _words()[label]


def is_system(text: str) -> bool:
    """Tell whether a heading names a machine translation system."""
    plain = _plain(text)
    name = next((each for each in _words()["system"] if plain.startswith(each)), None)
    return name is not None and re.fullmatch(_MODELS, plain[len(name) :]) is not None


def without_label(text: str) -> str:
    """Return a heading without the number or letter that distinguishes it from similar ones."""
    return _squeeze(_LABEL.sub("", text))


_ROLES = {
    Meaning.REFERENCE: Role.REFERENCE,
    Meaning.SOURCE: Role.SOURCE,
    Meaning.CANDIDATE: Role.CANDIDATE,
    Meaning.TRANSLATION: Role.CANDIDATE,
}
# In file names, "ht" and "ta" are languages, and the target side may be the reference.
_NOT_IN_FILE_NAMES = set("ht ta target tgt destino sasaran 目标 目標".split())


def guess_role(file_name: str) -> Role | None:
    """Return the role that a file's name suggests, None if it suggests none.

    If several words suggest roles, a reference wins over a source, and that over a candidate:
    ``reference-for-system.txt`` is a reference.
    """
    plain = _plain(file_name)
    parts = set(re.split(r"[\W_\d]+", plain))
    said = {
        meaning
        for word, meaning in _meanings().items()
        if word not in _NOT_IN_FILE_NAMES
        # Chinese has no separators between words.
        and (word in parts or (not word.isascii() and word in plain))
    }
    return next((role for meaning, role in _ROLES.items() if meaning in said), None)


def split_role(name: str) -> tuple[str, Role | None, str]:
    """Return a name without the words that suggest a role, the role, and these words.

    ``app.ref.po`` is ``app.po``, a reference by ``ref``; ``app.deepl.po`` is a candidate by the
    name of a system. Of the rest, only the words remain: separators become dots.
    """
    role, rest, said = guess_role(name), [], []
    for word in filter(None, re.split(r"[\W_]+", unicodedata.normalize("NFC", name))):
        remaining = word
        if _word_role(word) or is_system(word):
            remaining = ""
        elif not word.isascii():
            # Chinese has no separators between words.
            for known in _role_words():
                remaining = remaining if known.isascii() else remaining.replace(known, "")
        if remaining != word:
            said.append(word if not remaining else word.replace(remaining, "", 1))
        if remaining:
            rest.append(remaining)
    if said and role is None:
        role = Role.CANDIDATE
    return ".".join(rest), role, ".".join(said)


def _word_role(word: str) -> Role | None:
    plain = _plain(word).rstrip("0123456789")
    return _ROLES.get(_meanings()[plain]) if plain in _role_words() else None


@cache
def _role_words() -> dict[str, None]:
    """Return the words that suggest roles, the longest first, as some begin with others."""
    words = (
        word
        for word, meaning in _meanings().items()
        if meaning in _ROLES and word not in _NOT_IN_FILE_NAMES
    )
    return dict.fromkeys(sorted(words, key=len, reverse=True))
