"""Members beside the texts of a file of messages: notes, ids, contexts, URLs.

A name such as ``menu.file.description`` consists of a parent and a member. No member counts as a
note because of its name; the texts decide. A member is no translation if it is the same in all
files while the texts beside it differ, and if its texts look like ids or are in another language.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from bleu_core.languages.tags import find_script
from bleu_core.languages.words import WordProfile, seem_different

# A member is suspect if this many parents have it; with twice as many rows, one that may hold
# translations is a reason for a warning.
_LEAST_PARENTS = 5
# A member is suspect if this share of its rows is the same in all files and has texts beside them,
# but not this share of these texts is the same. It holds ids or source texts if this share of its
# texts are some, and another language if this share of its words is not in the texts beside it.
_MOSTLY = 0.9
# Fewer words do not tell whether a member is in another language.
_LEAST_WORDS = 8
# Scripts with spaces between words.
_SPACED = ("Latn", "Cyrl", "Grek", "Arab", "Hebr")
# Short texts do not tell these apart.
_CHINESE = frozenset(("Hani", "Hans", "Hant", "Jpan"))
# If at most one in this many names at the root starts with a sign, these are about the file.
_PER_SIGN = 20

_INDEX = re.compile(r"(?:\[\d+\])+$")
_SIGN = re.compile(r"(?:[$@#]+\w+|//)(?:$|[.\[])")
_IDENTIFIER = re.compile(r"[!-~]*(?:\d|\w[/_.:=@#-]\w|[a-z][A-Z]|(?<![!-~])[/#.]\w)[!-~]*")
# Shorter words occur in several languages.
_WORD = re.compile(r"[^\W\d_]{4,}")


class Name(NamedTuple):
    """The two parts of the name of a message."""

    parent: str
    member: str


def split_name(key: str) -> Name:
    """Return the parts of a name, without the index of an item: ``menu.file``, ``comment``."""
    name = _INDEX.sub("", key) if key.endswith("]") else key
    parent, _, member = name.rpartition(".")
    return Name(parent, member)


def find_same_members(
    keys: Sequence[str],
    texts: Sequence[Sequence[str | None]],
    sources: Sequence[str | None] = (),
) -> tuple[set[int], set[int]]:
    """Return the rows that are the same in all files while the texts beside them differ.

    Parameters
    ----------
    keys
        The name of each row.
    texts
        For each reference and candidate, its text in each row; None if it has none.
    sources
        The source text of each row; empty if that is not known.

    Returns
    -------
    tuple
        The rows that are no translations, by their texts, and those that may be some.
    """
    rows = _Rows(keys, texts, sources)
    notes, unclear = rows.about_file(), set[int]()
    for suspects, beside in rows.suspects():
        if rows.are_notes(suspects, beside):
            notes.update(suspects)
        elif len(suspects) >= 2 * _LEAST_PARENTS:
            unclear.update(suspects)
    return notes, unclear


class _Rows:
    """The rows of files of messages with text in all of them."""

    def __init__(
        self,
        keys: Sequence[str],
        texts: Sequence[Sequence[str | None]],
        sources: Sequence[str | None],
    ) -> None:
        self._keys = keys
        self._sources = sources
        self._first = texts[0]
        filled = [row for row, row_texts in enumerate(zip(*texts, strict=True)) if all(row_texts)]
        self._same = {
            row for row in filled if all(column[row] == texts[0][row] for column in texts)
        }
        # Nothing is suspect if all rows are the same, or none is.
        is_mixed = 0 < len(self._same) < len(filled)
        self._names = {row: split_name(keys[row]) for row in filled} if is_mixed else {}

    def suspects(self) -> Iterator[tuple[list[int], list[int]]]:
        """Yield the rows of each suspect member, and those of the texts beside it."""
        members: dict[str, list[int]] = {}
        for row, name in self._names.items():
            if name.parent:
                members.setdefault(name.member, []).append(row)
        same = {member: rows for member, rows in members.items() if self._are_same(rows)}
        if not same:
            return
        beside = self._by_parent(same)
        for rows in same.values():
            beside_rows = [beside[self._names[row].parent] for row in rows]
            texts = sorted({text for others in beside_rows for text in others})
            least = max(_LEAST_PARENTS, (1 - _MOSTLY) * len(texts))
            have_texts = sum(map(bool, beside_rows)) >= _MOSTLY * len(rows)
            if have_texts and len(texts) - len(self._same.intersection(texts)) >= least:
                yield rows, texts

    def _are_same(self, rows: Sequence[int]) -> bool:
        parents = {self._names[row].parent for row in rows}
        same = len(self._same.intersection(rows))
        return len(parents) >= _LEAST_PARENTS and same >= _MOSTLY * len(rows)

    def _by_parent(self, same: Mapping[str, Sequence[int]]) -> dict[str, list[int]]:
        """Return the rows of other members by parent; ``k`` is beside ``_k.note``, too."""
        rows_beside: dict[str, list[int]] = {
            self._names[row].parent: [] for rows in same.values() for row in rows
        }
        for row, name in self._names.items():
            if name.parent in rows_beside and name.member not in same:
                rows_beside[name.parent].append(row)
            for parent in (self._keys[row], f"_{self._keys[row]}"):
                if parent in rows_beside:
                    rows_beside[parent].append(row)
        return rows_beside

    def are_notes(self, rows: Sequence[int], beside: Sequence[int]) -> bool:
        """Tell whether rows are no translations, judging by their texts and those beside them."""
        texts, others = self._texts(rows), self._texts(beside)
        return (
            _are_mostly(map(_is_identifier, texts), len(texts))
            or _are_mostly(map(self._is_source, rows), len(texts))
            or _is_other_language(texts, others)
        )

    def _texts(self, rows: Sequence[int]) -> list[str]:
        return [self._first[row] or "" for row in rows]

    def _is_source(self, row: int) -> bool:
        return bool(self._sources) and self._sources[row] == self._first[row]

    def about_file(self) -> set[int]:
        """Return the rows whose names start with a sign, if hardly any do: ``$schema``."""
        signed = [row for row in self._names if _SIGN.match(self._keys[row])]
        if len(signed) * _PER_SIGN > len(self._names):
            return set()
        return self._same.intersection(signed)


def _are_mostly(tests: Iterator[bool], count: int) -> bool:
    return sum(tests) >= _MOSTLY * count


def _is_identifier(text: str) -> bool:
    return not any(map(str.isalpha, text)) or _IDENTIFIER.fullmatch(text) is not None


def _is_other_language(texts: Sequence[str], others: Sequence[str]) -> bool:
    """Tell whether texts are in another language than others; false if there is any doubt."""
    script, own_script = find_script(others), find_script(texts)
    if own_script != script and not _CHINESE.issuperset((own_script, script)):
        return True
    profile, expected = WordProfile.of(texts), WordProfile.of(others)
    if seem_different(profile, expected):
        return True
    languages = profile.language(), expected.language()
    if None not in languages:
        return languages[0] != languages[1]
    words = {word for text in texts for word in _WORD.findall(text.lower())}
    common = words.intersection(word for text in others for word in _WORD.findall(text.lower()))
    is_known = script in _SPACED and len(words) >= _LEAST_WORDS
    return is_known and len(words - common) >= _MOSTLY * len(words)
